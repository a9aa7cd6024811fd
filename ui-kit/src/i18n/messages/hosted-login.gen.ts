// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { HostedLoginPlaceholders } from '../placeholders/hosted-login.gen.ts'

/** The English messages of `hosted-login`. */
export const hostedLoginMessages: Pick<Catalogue, keyof HostedLoginPlaceholders> = {
  'hosted.workingTitle': `Signing you in`,
  'hosted.workingLead': `This takes a moment.`,
  'hosted.leavingTitle': `Opening the sign-in page`,
  'hosted.leavingLead': `You’ll come back here once you’re signed in.`,
  'hosted.failedTitle': `You’re not signed in`,
  'hosted.failedLead': `The sign-in wasn’t finished. Nothing has changed in your account.`,
  'hosted.deniedLead': `You came back without signing in.`,
  'hosted.unknownLead': `This sign-in was started in another tab, or too long ago. Start again here.`,
  'hosted.mfaLead': `This needs a second step at sign-in, and none is set up for your account. Ask your administrator how to add one.`,
  'hosted.invalidTitle': `Sign in to go on`,
  'hosted.invalidLead': `You’re not signed in here any more.`,
  'hosted.signIn': `Sign in`,
  'hosted.again': `Sign in again`,
  'hosted.home': `Go to the start page`,
}
