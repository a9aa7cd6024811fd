// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

import type { Catalogue } from '../catalogue.ts'
import type { InvitationPlaceholders } from '../placeholders/invitation.gen.ts'

/** The English messages of `invitation`. */
export const invitationMessages: Pick<Catalogue, keyof InvitationPlaceholders> = {
  'invitation.checking': `Looking at your invitation…`,
  'invitation.codeTitle': `Accept your invitation`,
  'invitation.codeLead': `Enter the 6 digits from the email that invited you.`,
  'invitation.accept': `Accept`,
  'invitation.accepting': `Accepting…`,
  'invitation.successTitle': `You’re in`,
  'invitation.successLead': `The account is yours to use from now on.`,
  'invitation.failedTitle': `We couldn’t accept this invitation`,
  'invitation.failedLead': `It may have been used or have run out. Ask whoever invited you for a new one.`,
  'invitation.invalidTitle': `This invitation is incomplete`,
  'invitation.invalidLead': `If you have accepted it, sign in. Otherwise open the link in your email again.`,
  'invitation.signIn': `Sign in`,
  'invitation.openApp': (args, formatter) => `${formatter.select({none: `Go on`, other: () => `Open ${args.app}`}, args.app)}`,
  'invitation.invitedTitle': (args, formatter) => `${formatter.select({none: `You’ve been invited`, other: () => `${args.tenant} invites you`}, args.tenant)}`,
  'invitation.invitedLead': `Sign in or create an account to join.`,
  'invitation.refusedTitle': `We couldn’t verify your invitation`,
  'invitation.refusedLead': `You can still sign in. Ask whoever invited you for a new link.`,
  'invitation.uncheckedTitle': `We couldn’t look at your invitation`,
  'invitation.newHere': `New here?`,
  'invitation.createAccount': `Create an account`,
  'errors.ER-INVITE-INVALID.title': `We couldn’t verify your invitation`,
  'errors.ER-INVITE-INVALID': `Ask whoever invited you for a new one.`,
  'errors.ER-01239.title': `The account that invited you is locked`,
  'errors.ER-01239': `You can’t join it now. Ask the person who invited you.`,
}
