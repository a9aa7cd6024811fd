// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { ResendPlaceholders } from '../placeholders/resend.gen.ts'

/** The English messages of `resend`. */
export const resendMessages: Pick<Catalogue, keyof ResendPlaceholders> = {
  'resend.code': `Send another code`,
  'resend.link': `Send another link`,
  'resend.mail': `Send another email`,
  'resend.in': (args, formatter) => `${formatter.plural(args.seconds, {one: () => `Nothing there? You can ask for another in ${formatter.number(args.seconds)} second.`, other: () => `Nothing there? You can ask for another in ${formatter.number(args.seconds)} seconds.`})}`,
  'resend.ready': `You can ask for another now.`,
  'resend.sending': `Sending…`,
  'resend.sent.title': `A new one is on its way`,
  'resend.sent': `The one before no longer works.`,
  'errors.resend-too-soon.title': `One was sent a moment ago`,
  'errors.resend-too-soon': `Wait half a minute, then ask for another.`,
}
