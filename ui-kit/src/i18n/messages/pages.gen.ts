// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { PagesPlaceholders } from '../placeholders/pages.gen.ts'

/** The English messages of `pages`. */
export const pagesMessages: Pick<Catalogue, keyof PagesPlaceholders> = {
  'login.ssoTitle': `Your company signs you in`,
  'login.ssoLead': (args) => `We’re taking ${args.email} to ${args.host}.`,
  'login.ssoOpening': (args, formatter) => `${formatter.plural(args.seconds, {one: () => `Opening in ${formatter.number(args.seconds)} second.`, other: () => `Opening in ${formatter.number(args.seconds)} seconds.`})}`,
  'login.stayHere': `Stay here`,
  'login.continueNow': `Continue now`,
  'login.successTitle': `You’re signed in`,
  'login.successLead': (args, formatter) => `${formatter.select({none: `Taking you there.`, other: () => `Opening ${args.app}.`}, args.app)}`,
  'login.openNow': `Open now`,
  'login.redirectStopped': `Stopped. Go on when you’re ready.`,
  'login.unsupportedTitle': `This way in isn’t available here`,
  'login.unsupportedLead': `Your account asks for something this page can’t do yet. Nothing is wrong with your account.`,
  'login.unsupportedReason': `Tell your administrator what was asked for:`,
  'login.signInAnotherWay': `Sign in another way`,
  'errors.tryAgain': `Try again`,
  'errors.back': `Go back`,
  'errors.traceIdMessage': `If it goes on, send this trace ID to support:`,
  'errors.base-url-missing.title': `Something went wrong in this application`,
  'errors.base-url-missing': `It has not been told where to sign in. Tell the people who run it that the base URL is missing.`,
}
