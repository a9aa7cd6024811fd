// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { LinksPlaceholders } from '../placeholders/links.gen.ts'

/** The English messages of `links`. */
export const linksMessages: Pick<Catalogue, keyof LinksPlaceholders> = {
  'unlockAccount.unlocking': `Unlocking your account…`,
  'unlockAccount.successTitle': `Your account is unlocked`,
  'unlockAccount.successLead': `Sign in again to go on.`,
  'unlockAccount.openingIn': (args, formatter) => `${formatter.plural(args.seconds, {one: () => `Opening sign-in in ${formatter.number(args.seconds)} second.`, other: () => `Opening sign-in in ${formatter.number(args.seconds)} seconds.`})}`,
  'unlockAccount.stay': `Stay here`,
  'unlockAccount.signIn': `Sign in`,
  'unlockAccount.stopped': `Stopped. Sign in when you’re ready.`,
  'unlockAccount.invalidTitle': `This link has run out`,
  'unlockAccount.invalidLead': `It was used already, or it is too old. Try to sign in; if the account is still locked, your administrator can unlock it.`,
  'unlockAccount.failedTitle': `Your account isn’t unlocked yet`,
  'impersonate.impersonating': `Opening the other account…`,
  'impersonate.successTitle': (args, formatter) => `${formatter.select({none: `You’re acting as another person`, other: () => `You’re acting as ${args.name}`}, args.name)}`,
  'impersonate.successLead': `A bar on every page says who you act as.`,
  'impersonate.openingIn': (args, formatter) => `${formatter.plural(args.seconds, {one: () => `Opening the application in ${formatter.number(args.seconds)} second.`, other: () => `Opening the application in ${formatter.number(args.seconds)} seconds.`})}`,
  'impersonate.invalidTitle': `This link has run out`,
  'impersonate.invalidLead': `It works once, and for a few minutes. Begin again where you came from.`,
  'impersonate.failedTitle': `The other account isn’t open yet`,
  'impersonate.toSignIn': `Go to sign-in`,
  'impersonate.bannerLabel': `Acting as another person`,
  'impersonate.banner': (args, formatter) => `${formatter.select({none: () => `You are acting as ${args.name}.`, other: () => `${args.actor}, you are acting as ${args.name}.`}, args.actor)}`,
  'impersonate.leave': `Stop acting as them`,
  'impersonate.leaving': `Signing out…`,
}
