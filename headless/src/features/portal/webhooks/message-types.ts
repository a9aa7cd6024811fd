import type { ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** An event that is sent by mail or text message. */
export interface EventMessage {
  /** The key of the event. */
  readonly id: string
  /** The name of the event; its key if the provider does not name it. */
  readonly name: string
  /** Empty without one. */
  readonly categoryName: string
  /** `false` if nothing is sent for now. */
  readonly isEnabled: boolean
  /** The e-mail addresses or phone numbers of all its subscriptions that are on, each once. */
  readonly recipients: readonly string[]
}

/** The events that are sent through one channel, by name. */
export interface EventMessagesState extends ListState<EventMessage> {}

export interface CreateEventMessageInput {
  /** The key of the event. */
  readonly id: string
  readonly recipients: readonly string[]
  /** Default `true`: it is sent at once. */
  readonly isEnabled?: boolean
}

export interface UpdateEventMessageInput {
  /** The key of the event. */
  readonly id: string
  /** Default: on or off as before. */
  readonly isEnabled?: boolean
  /** All recipients. Default: as they are. */
  readonly recipients?: readonly string[]
}

/** Actions on the events of a channel. The list loads by itself while it is rendered and a user is signed in. */
export interface EventMessagesActions extends WholeListActions<EventMessage> {
  /** Sends an event through the channel from now on. Fails with `recipient-invalid`. */
  create(input: CreateEventMessageInput): Promise<Outcome>
  /**
   * Changes an event. Recipients that another administrator has added in the meantime stay. An event without recipients
   * stays in the list, and one that was removed in the meantime is there again. Fails with `recipient-invalid`.
   */
  update(input: UpdateEventMessageInput): Promise<Outcome>
  /** Removes an event from the channel. Its row disappears at once and returns on refusal. */
  remove(input: RowInput): Promise<Outcome>
}
