'use client'

// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { GroupWords } from '../../catalogue.ts'

/** Loads the words of the group `sso-test`, by language. English comes with the screens. */
export const ssoTestWords: GroupWords = {
  'de': () => import('./de.gen.ts').then((part) => part.messages),
  'he': () => import('./he.gen.ts').then((part) => part.messages),
}
