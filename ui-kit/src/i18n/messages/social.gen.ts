// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { SocialPlaceholders } from '../placeholders/social.gen.ts'

/** The English messages of `social`. */
export const socialMessages: Pick<Catalogue, keyof SocialPlaceholders> = {
  'social.or': `or`,
  'social.label': `Other ways to sign in`,
  'social.continueWith': (args) => `Continue with ${args.provider}`,
  'social.leaving': (args) => `Opening ${args.provider}…`,
  'social.failed.title': (args) => `${args.provider} can’t be opened`,
  'social.failed': `Try again, or use another way to sign in.`,
  'social.verifyingTitle': `Signing you in…`,
  'social.verifyingLead': `This takes a moment.`,
  'social.deniedTitle': `You’re not signed in`,
  'social.deniedLead': (args, formatter) => `${formatter.select({none: `The sign-in was stopped before it was done.`, other: () => `The sign-in with ${args.provider} was stopped before it was done.`}, args.provider)} Try again, or choose another way.`,
  'social.invalidTitle': `This sign-in is over`,
  'social.invalidLead': `It was used already, or began in another tab. Start again from the sign-in page.`,
  'social.failedTitle': `We couldn’t sign you in`,
  'social.failedLead': (args) => `${args.provider} sent you back, but we couldn’t confirm who you are. Nothing is wrong with your account.`,
  'social.offlineLead': `We can’t connect right now. Check your connection, then try again.`,
  'social.toSignIn': `Go to sign-in`,
  'social.signInAnotherWay': `Sign in another way`,
}
