// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `invitation`, each with the values it takes. */
export interface InvitationPlaceholders {
  /** Looking at your invitation… */
  readonly 'invitation.checking': Record<never, never>
  /** Accept your invitation */
  readonly 'invitation.codeTitle': Record<never, never>
  /** Enter the 6 digits from the email that invited you. */
  readonly 'invitation.codeLead': Record<never, never>
  /** Accept */
  readonly 'invitation.accept': Record<never, never>
  /** Accepting… */
  readonly 'invitation.accepting': Record<never, never>
  /** You’re in */
  readonly 'invitation.successTitle': Record<never, never>
  /** The account is yours to use from now on. */
  readonly 'invitation.successLead': Record<never, never>
  /** We couldn’t accept this invitation */
  readonly 'invitation.failedTitle': Record<never, never>
  /** It may have been used or have run out. Ask whoever invited you for a new one. */
  readonly 'invitation.failedLead': Record<never, never>
  /** This invitation is incomplete */
  readonly 'invitation.invalidTitle': Record<never, never>
  /** If you have accepted it, sign in. Otherwise open the link in your email again. */
  readonly 'invitation.invalidLead': Record<never, never>
  /** Sign in */
  readonly 'invitation.signIn': Record<never, never>
  /** {app, select, none {Go on} other {Open {app}}} */
  readonly 'invitation.openApp': Readonly<Record<'app', string>>
  /** {tenant, select, none {You’ve been invited} other {{tenant} invites you}} */
  readonly 'invitation.invitedTitle': Readonly<Record<'tenant', string>>
  /** Sign in or create an account to join. */
  readonly 'invitation.invitedLead': Record<never, never>
  /** We couldn’t verify your invitation */
  readonly 'invitation.refusedTitle': Record<never, never>
  /** You can still sign in. Ask whoever invited you for a new link. */
  readonly 'invitation.refusedLead': Record<never, never>
  /** We couldn’t look at your invitation */
  readonly 'invitation.uncheckedTitle': Record<never, never>
  /** New here? */
  readonly 'invitation.newHere': Record<never, never>
  /** Create an account */
  readonly 'invitation.createAccount': Record<never, never>
  /** We couldn’t verify your invitation */
  readonly 'errors.ER-INVITE-INVALID.title': Record<never, never>
  /** Ask whoever invited you for a new one. */
  readonly 'errors.ER-INVITE-INVALID': Record<never, never>
  /** The account that invited you is locked */
  readonly 'errors.ER-01239.title': Record<never, never>
  /** You can’t join it now. Ask the person who invited you. */
  readonly 'errors.ER-01239': Record<never, never>
}
