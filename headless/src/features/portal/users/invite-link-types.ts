import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Secret } from '../../../core/secret.ts'

/** The link by which everyone who has it joins the tenant. */
export interface InviteLink {
  readonly id: string
  /** The address to send. It admits its holders, so it is not printed by accident: `url.reveal()`. */
  readonly url: Secret
  /** A time in ISO 8601 format. */
  readonly expiresAt: string
  /** `true` if new members get a mail. */
  readonly isSentByEmail: boolean
  /** The roles of those who join. */
  readonly roleIds: readonly string[]
}

/** The invite link of the tenant and the provider's rules for it. */
export interface InviteLinkValue {
  /** `null` if the tenant has none, or its link is over. */
  readonly link: InviteLink | null
  /** `false` if the provider allows no invite links. */
  readonly isAllowed: boolean
  /** `true` if the provider sends mails to new members. */
  readonly canSendEmail: boolean
}

/** The invite link of the tenant; `value` is `null` until it is loaded. */
export interface InviteLinkState extends RecordState<InviteLinkValue> {}

/** The input of {@link InviteLinkActions.save}. */
export interface InviteLinkInput {
  /** The roles of those who join. Empty: those that new members get. */
  readonly roleIds?: readonly string[]
  /** Minutes until the link ends. Default 43200, which are 30 days. */
  readonly expiresInMinutes?: number
  /** Default `true`. */
  readonly isSentByEmail?: boolean
}

/** Actions on the invite link of the tenant. It loads by itself while it is rendered and a user is signed in. */
export interface InviteLinkActions {
  /** Reads the link of the tenant again. */
  load(): Promise<Outcome>
  /** Changes the members that are given, and keeps the address. Makes the link if there is none. */
  save(input?: InviteLinkInput): Promise<Outcome>
  /** Ends the link at once, and shows it again if the provider refuses. */
  remove(): Promise<Outcome>
}
