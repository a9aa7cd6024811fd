// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { AfterLoginPlaceholders } from '../placeholders/after-login.gen.ts'

/** The English messages of `after-login`. */
export const afterLoginMessages: Pick<Catalogue, keyof AfterLoginPlaceholders> = {
  'rotation.expiredTitle': `Choose a new password`,
  'rotation.expiredLead': `Your password has run out. Choose a new one to go on.`,
  'rotation.submit': `Set password and sign in`,
  'rotation.setting': `Setting your password…`,
  'rotation.noticeTitle': (args, formatter) => `${formatter.plural(args.days, {one: `Your password runs out tomorrow`, other: () => `Your password runs out in ${formatter.number(args.days)} days`})}`,
  'rotation.noticeLead': `You can go on as you are. Choose a new one in time, so that nothing keeps you from your work.`,
  'rotation.chooseNow': `Choose a new password now`,
  'breached.title': `Your password has been stolen`,
  'breached.lead': `It is on a list of passwords stolen from other services. Choose a new one before someone else uses it.`,
  'breached.submit': `Email me a link`,
  'breached.sending': `Sending…`,
  'breached.successTitle': `Check your email`,
  'breached.successLead': (args) => `We’ve sent a link to ${args.email}. Choose a new password there, then sign in with it.`,
  'rotation.continue': `Continue`,
  'rotation.continueForNow': `Continue for now`,
  'rotation.otherAccount': `Use another account`,
  'errors.no-sign-in.title': `Your sign-in has ended`,
  'errors.no-sign-in': `Start again with your email address.`,
  'errors.ER-LINK-EXPIRED.title': `This took too long`,
  'errors.ER-LINK-EXPIRED': `Start again with your email address.`,
}
