import type { PorticoError } from '../../../core/errors.ts'
import type { ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** A channel of a workspace. */
export interface SlackChannel {
  readonly id: string
  /** Without the sign `#`. */
  readonly name: string
}

/** The workspace of Slack that the tenant has connected. */
export interface SlackWorkspace {
  /** `false` before a workspace is connected. */
  readonly isConnected: boolean
  /** The client id of the application at Slack, for the address of its consent; `null` if the provider does not name it. */
  readonly clientId: string | null
  /** The channels that events can be posted to; empty before a workspace is connected. */
  readonly channels: readonly SlackChannel[]
}

/** The end of a consent of Slack, or its way. */
export type SlackConsent =
  /** No consent was asked for since the page was opened. */
  | { readonly name: 'none' }
  /** The code is handed over to the provider. */
  | { readonly name: 'connecting' }
  | { readonly name: 'connected' }
  /** The person, or Slack, has refused. `reason` is Slack's word for it. */
  | { readonly name: 'denied'; readonly reason: string }
  /** The return belongs to no consent that this tab asked for, for this account. Nothing was connected. */
  | { readonly name: 'invalid' }
  /** The code is too old, or was used before. */
  | { readonly name: 'expired' }
  | { readonly name: 'failed'; readonly error: PorticoError }

/** The workspace; `null` until it is loaded. */
export interface SlackWorkspaceState extends RecordState<SlackWorkspace> {
  readonly consent: SlackConsent
}

export interface AskSlackInput {
  /** The scopes to ask for, separated by commas. Default: to read channels and to post. */
  readonly scope?: string
  /** The page that Slack leads back to. It calls `finishConsent`. Default: the present one. */
  readonly returnUrl?: string
}

export interface ConnectSlackInput {
  /** The code with which Slack sends the person back. It is valid once. */
  readonly code: string
}

/** Actions on the workspace. It loads by itself while it is rendered and a user is signed in. */
export interface SlackWorkspaceActions {
  /** Reads the connected workspace of Slack again. */
  load(): Promise<Outcome>
  /**
   * Leaves the page for the consent of Slack. Fails with `slack-application-missing` if the provider has no application, or the
   * person may not read it.
   */
  askConsent(input?: AskSlackInput): Promise<Outcome>
  /**
   * Finishes a consent on the page that Slack leads back to: removes `code` and `state` from the address, and hands the code over
   * if `state` is of this tab and this account. The end is in `consent`. Without a return in the address nothing happens.
   */
  finishConsent(): Promise<Outcome>
  /** Connects a workspace by a code, for an application that takes the return itself. A second call while one runs joins it. */
  connect(input: ConnectSlackInput): Promise<Outcome>
}

/** An event that is posted to Slack. */
export interface SlackEvent {
  /** Identifies the event within its subscription. */
  readonly id: string
  /** The subscription that has the event, perhaps beside others. */
  readonly subscriptionId: string
  readonly eventKey: string
  /** The name of the event; its key if the provider does not name it. */
  readonly name: string
  /** `false` if nothing of the subscription is posted for now. */
  readonly isActive: boolean
  /** The ids of the channels. */
  readonly channelIds: readonly string[]
  /** The title of its messages; `null` for that of the provider. */
  readonly title: string | null
  /** The text of its messages; `null` for that of the provider. */
  readonly message: string | null
}

/** The events that are posted to Slack, by name. Empty before a workspace is connected. */
export interface SlackEventsState extends ListState<SlackEvent> {}

export interface CreateSlackEventInput {
  readonly eventKey: string
  /** The ids of its channels, at least one. */
  readonly channelIds: readonly string[]
  /** The text of its messages. Default `null`: that of the provider. */
  readonly message?: string | null
  /** Default `true`. */
  readonly isActive?: boolean
}

/** The input of {@link SlackEventsActions.update}: the members to change. */
export interface UpdateSlackEventInput {
  /** The `id` of its row. */
  readonly id: string
  /** All channels. Without any, the event is removed. */
  readonly channelIds?: readonly string[]
  readonly message?: string | null
  /** Switches all events of the subscription. */
  readonly isActive?: boolean
}

/** Actions on events. The list loads by itself while it is rendered and a user is signed in. */
export interface SlackEventsActions extends WholeListActions<SlackEvent> {
  /** Adds an event, in a subscription of its own. Fails with `slack-channels-required` without a channel. */
  create(input: CreateSlackEventInput): Promise<Outcome>
  /**
   * Changes an event, at once, and back if the provider refuses. Other events of its subscription stay as they are. Fails with
   * `slack-event-gone` if another administrator has removed it.
   */
  update(input: UpdateSlackEventInput): Promise<Outcome>
  /** Removes an event, and its subscription with the last one. Its row disappears at once and returns on refusal. */
  remove(input: RowInput): Promise<Outcome>
}
