import type { Outcome } from '../../core/outcome.ts'

/** The page does not accept an invitation. */
export interface IdleInvitationStep {
  readonly name: 'idle'
}

/** The invitation is being checked: a link for a moment, a code until it is submitted. */
export interface ValidateInvitationStep {
  readonly name: 'validate'
  /** `true` if the form asks for a code. */
  readonly hasCode: boolean
}

/** The acceptance is pending or done, or the address lacks a parameter. */
export interface PlainInvitationStep {
  readonly name: 'pending' | 'success' | 'invalid'
}

/** The invitation was not accepted. */
export interface FailedInvitationStep {
  readonly name: 'failed'
  /** `true` if {@link InvitationActions.begin} may still succeed: the provider was unreachable or limited the rate. */
  readonly canRetry: boolean
}

/** The steps of accepting an invitation. */
export type InvitationStep = IdleInvitationStep | ValidateInvitationStep | PlainInvitationStep | FailedInvitationStep

/** An invitation that a sign-in or sign-up accepts. */
export interface Invite {
  readonly status: 'checking' | 'verified' | 'refused'
  /** The inviting account, once known; it may have no name. */
  readonly tenantName: string
}

/** The input of {@link InvitationActions.submitCode}. */
export interface InvitationCodeInput {
  /** The code of the mail; spaces are ignored. */
  readonly code: string
}

/** The state that `useInvitation` returns. */
export interface InvitationState {
  /** The step of a mailed invitation. */
  readonly step: InvitationStep
  /** The invitation in the address of a sign-in or sign-up, or `null`. */
  readonly invite: Invite | null
}

/** The actions that `useInvitation` returns. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface InvitationActions {
  /** Reads the address of the page and starts. Runs by itself; call it again after a failure. */
  begin(): Promise<Outcome>
  /** Accepts by the code of the mail. A refused code can be submitted again. */
  submitCode(input: InvitationCodeInput): Promise<Outcome>
}
