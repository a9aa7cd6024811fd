'use client'

// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

import type { Locale } from '../catalogue.ts'

/** The languages beside English that can be named: each is loaded when it is first asked for. */
export const namedLocales: Readonly<Record<'de' | 'he', () => Promise<Locale>>> = {
  'de': () => import('./de.gen.ts').then((part) => part.de),
  'he': () => import('./he.gen.ts').then((part) => part.he),
}
