// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { SsoPlaceholders } from '../placeholders/sso.gen.ts'

/** The English messages of `sso`. */
export const ssoMessages: Pick<Catalogue, keyof SsoPlaceholders> = {
  'sso.verifyingTitle': `Signing you in…`,
  'sso.verifyingLead': `Your company has sent you back. This takes a moment.`,
  'sso.invalidTitle': `This sign-in is over`,
  'sso.invalidLead': `It was used already, or began in another tab. Start again from the sign-in page.`,
  'sso.toSignIn': `Go to sign-in`,
  'sso.failedTitle': `Your company’s sign-in failed`,
  'sso.failedLead': `We couldn’t confirm who you are. If it goes on, tell your administrator.`,
  'sso.refusedLead': `Your company didn’t let you in. Ask your administrator whether you may use this application.`,
  'sso.offlineLead': `We can’t connect right now. Check your connection, then start again.`,
  'sso.leading': (args, formatter) => `${formatter.plural(args.seconds, {one: () => `Taking you back in ${formatter.number(args.seconds)} second.`, other: () => `Taking you back in ${formatter.number(args.seconds)} seconds.`})}`,
  'sso.stayHere': `Stay here`,
  'sso.continueNow': `Continue now`,
  'sso.signInAnotherWay': `Sign in another way`,
}
