// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { ResendPlaceholders } from './placeholders.gen.ts'

/** The English messages of `resend`. */
export const resendMessages: Pick<Catalogue, keyof ResendPlaceholders> = {
  'errors.resend-too-soon.title': `That was quick`,
  'errors.resend-too-soon': `Wait a moment, then ask again.`,
}
