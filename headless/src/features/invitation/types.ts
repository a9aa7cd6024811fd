import type { Outcome } from '../../core/outcome.ts'

/** The page is not about accepting an invitation. */
export interface IdleInvitationStep {
  /** Which step this is. */
  readonly name: 'idle'
}

/** An invitation is looked at: by link for a moment, by code until that is given. */
export interface ValidateInvitationStep {
  /** Which step this is. */
  readonly name: 'validate'
  /** Whether a code is asked for. */
  readonly hasCode: boolean
}

/** The invitation is being accepted, has been, or the address lacks what it needs. */
export interface PlainInvitationStep {
  /** Which step this is. */
  readonly name: 'pending' | 'success' | 'invalid'
}

/** The invitation was not accepted. */
export interface FailedInvitationStep {
  /** Which step this is. */
  readonly name: 'failed'
  /** Whether {@link InvitationActions.begin} may still help: the provider could not be reached, or was asked too often. */
  readonly canRetry: boolean
}

/** Where accepting an invitation stands. */
export type InvitationStep = IdleInvitationStep | ValidateInvitationStep | PlainInvitationStep | FailedInvitationStep

/** An invitation that a sign-in or a sign-up accepts. */
export interface Invite {
  /** Whether it is being looked at, is good, or was refused. */
  readonly status: 'checking' | 'verified' | 'refused'
  /** The account that invites, once that is known; it may have no name. */
  readonly tenantName: string
}

/** What {@link InvitationActions.submitCode} takes. */
export interface InvitationCodeInput {
  /** The code as typed; spaces do not matter. */
  readonly code: string
}

/** Where invitations stand. */
export interface InvitationState {
  /** Accepting one that was mailed. */
  readonly step: InvitationStep
  /** The one that the page's address brings to a sign-in or sign-up, or `null`. */
  readonly invite: Invite | null
}

/** What can be done about invitations. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface InvitationActions {
  /** Begins with what the page was opened with. Done by itself; call it again after a failure. */
  begin(): Promise<Outcome>
  /** Accepts with the code of the mail. One that is refused can be given again. */
  submitCode(input: InvitationCodeInput): Promise<Outcome>
}
