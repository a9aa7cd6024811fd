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

/** The workspace; `null` until it is loaded. */
export interface SlackWorkspaceState extends RecordState<SlackWorkspace> {}

export interface ConnectSlackInput {
  /** The code with which Slack sends the person back. It is valid once. */
  readonly code: string
}

/** Actions on the workspace. It loads by itself while it is rendered and a user is signed in. */
export interface SlackWorkspaceActions {
  /** Reads the connected workspace of Slack again. */
  load(): Promise<Outcome>
  /** Connects a workspace. A second call while one runs joins it. */
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
