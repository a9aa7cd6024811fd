import type { ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { SentTimes } from '../../../core/sent-times.ts'

/** An e-mail address of the signed-in user. */
export interface OwnEmail {
  /** The id that {@link OwnEmailActions.confirm} takes: the address itself. */
  readonly id: string
  readonly email: string
  /** `true` for the address that the user signs in with. Its row is the first one. */
  readonly isPrimary: boolean
  /** `false` while the address waits for its code; `null` if the provider does not name it. */
  readonly isVerified: boolean | null
}

/** Only the list is rendered. */
export interface ListOwnEmailStep {
  readonly name: 'list'
}

/** The form asks for the code that was sent to the new address. */
export interface VerifyOwnEmailStep extends SentTimes {
  readonly name: 'verifyOwnEmail'
  /** The new address, which receives the code. */
  readonly email: string
}

/** The steps beside the list. */
export type OwnEmailStep = ListOwnEmailStep | VerifyOwnEmailStep

/** The e-mail addresses of the signed-in user. */
export interface OwnEmailState extends ListState<OwnEmail> {
  readonly step: OwnEmailStep
  /**
   * `true` if the user may change the address: the policy of the tenant allows it, and no other system sets it. `null` until
   * the list is loaded. A provider without this policy allows no change.
   */
  readonly canChange: boolean | null
}

export interface ChangeEmailInput {
  /** The new address, as typed. */
  readonly email: string
}

/** The input of {@link OwnEmailActions.verify}. */
export interface EmailCodeInput {
  readonly code: string
}

/**
 * The actions that `useOwnEmail` returns. Errors are in `calls.<action>.error`. The list loads by itself while it is rendered
 * and a user is signed in.
 */
export interface OwnEmailActions extends WholeListActions<OwnEmail> {
  /**
   * Sends a code to a new address. The user keeps the present one until the code is entered. A provider that demands a
   * step-up gets it first. Fails without a request if the text is no address, or is the present address.
   */
  start(input: ChangeEmailInput): Promise<Outcome>
  /** Asks for the code of an address that waits for one, for example after a reload. Sends nothing. */
  confirm(input: RowInput): Promise<Outcome>
  /**
   * Submits the code. After a success `user` of `useSession` and the access token have the new address, in all tabs. A wrong
   * code fails and keeps the step. An address that another tab has confirmed meanwhile is a success.
   */
  verify(input: EmailCodeInput): Promise<Outcome>
  /** Sends another code. Before `resendAt` it fails with `resend-too-soon`. */
  resend(): Promise<Outcome>
  /** Returns to the list. The address still waits for its code, as long as the provider keeps it. */
  cancel(): void
}
