// Generated from ui-kit/messages by scripts/generate-messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { AccountPlaceholders } from '../../placeholders/portal/account.gen.ts'

/** The English messages of `portal/account`. */
export const accountMessages: Pick<Catalogue, keyof AccountPlaceholders> = {
  'account.title': `Account`,
  'account.nothing': `There is nothing to set here`,
  'account.lead': `Name, address and formats for everyone.`,
  'account.settings': `Settings`,
  'account.signInPage': `Sign-in page`,
  'account.unread': `We couldn’t load the settings of your account`,
  'account.logo': `Logo`,
  'account.logoHelp': (args) => `SVG, PNG, JPEG or WebP, at least 128 px wide, ${args.size} at most.`,
  'account.companyName': `Company name`,
  'account.id': `Account ID`,
  'account.website': `Website`,
  'account.address': `Address`,
  'account.addressHelp': `Printed on invoices.`,
  'account.addressForm': `Enter a whole address, such as https://example.com.`,
  'account.timezone': `Time zone`,
  'account.timezoneHelp': `Used in exports and reports.`,
  'account.browserZone': (args) => `As in the browser: ${args.zone}`,
  'account.dateFormat': `Dates`,
  'account.timeFormat': `Times`,
  'account.currency': `Currency`,
  'account.applicationUrl': `Application address`,
  'account.applicationUrlHelp': `People land here after they sign in.`,
  'account.loginUrl': `Sign-in address`,
  'account.loginUrlHelp': `Share this one.`,
  'account.copyLoginUrl': `Copy the sign-in address`,
  'account.color': `Colour`,
  'account.colorHelp': `Of buttons and links on the sign-in page. Words on it stay readable, whatever you choose.`,
  'account.colorForm': `Enter a colour, such as #2a4fc6.`,
  'account.pickColor': `Pick a colour`,
  'errors.no-changes.title': `Nothing has changed`,
  'errors.no-changes': `Everything is saved as it is here.`,
  'errors.website-not-kept.title': `The website can’t be saved`,
  'errors.website-not-kept': `Your provider keeps no website. Everything else can be saved.`,
}
