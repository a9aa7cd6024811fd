// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { RoutesPlaceholders } from '../placeholders/routes.gen.ts'

/** The English messages of `routes`. */
export const routesMessages: Pick<Catalogue, keyof RoutesPlaceholders> = {
  'logOut.title': `Signing you out`,
  'logOut.lead': `One moment, your session is being closed.`,
  'logOut.doneTitle': `You’re signed out`,
  'logOut.doneLead': `The sign-in opens now.`,
  'logOut.signIn': `Sign in again`,
  'openApp.title': (args, formatter) => `${formatter.select({none: `Go on in the app`, other: () => `Go on in the ${args.app} app`}, args.app)}`,
  'openApp.lead': `You’re nearly there. The rest happens in the app on this device.`,
  'openApp.open': `Open the app`,
  'openApp.openedTitle': (args, formatter) => `${formatter.select({none: `The app should be open now`, other: () => `The ${args.app} app should be open now`}, args.app)}`,
  'openApp.openedLead': `Nothing happened? The app may not be installed on this device.`,
  'openApp.continueInBrowser': `Continue in the browser`,
  'openApp.invalidTitle': `This link doesn’t open the app`,
  'openApp.invalidLead': `It leads to an address we don’t know, so we left it alone. You can go on here.`,
  'mobileAuthenticator.title': `Open this on your phone`,
  'mobileAuthenticator.lead': (args, formatter) => `${formatter.select({none: `This page belongs to the mobile app’s authenticator. Open the app on your phone and confirm there.`, other: () => `This page belongs to the authenticator of the ${args.app} mobile app. Open the app on your phone and confirm there.`}, args.app)}`,
  'mobileAuthenticator.signIn': `Go to sign-in`,
}
