'use client'

// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Locale } from '../catalogue.ts'

/** The languages beside English that can be named. Each loads when it is first asked for, with the words of signing in. */
export const namedLocales: Readonly<Record<'de' | 'he', () => Promise<Locale>>> = {
  'de': () => import('./sign-in/de.gen.ts').then((part) => part.deSignIn),
  'he': () => import('./sign-in/he.gen.ts').then((part) => part.heSignIn),
}
