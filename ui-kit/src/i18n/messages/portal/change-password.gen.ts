// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../../catalogue.ts'
import type { ChangePasswordPlaceholders } from '../../placeholders/portal/change-password.gen.ts'

/** The English messages of `portal/change-password`. */
export const changePasswordMessages: Pick<Catalogue, keyof ChangePasswordPlaceholders> = {
  'changePassword.title': `Change your password`,
  'changePassword.lead': `You stay signed in here. All other devices are signed out.`,
  'changePassword.present': `Present password`,
  'changePassword.submit': `Change password`,
  'changePassword.changing': `Changing your password…`,
  'changePassword.changedTitle': `Your password is changed`,
  'changePassword.changedLead': `You are still signed in here. All other devices are signed out.`,
  'changePassword.again': `Change it again`,
  'errors.present-password-required': `Enter your present password.`,
  'errors.ER-PASSWORD-WRONG': `That isn’t your present password. Check it and enter it again.`,
}
