import type { ListState, WholeListActions } from '../../../core/lists/list.ts'

/** A way to send events. */
export type EventChannel = 'email' | 'slack' | 'sms' | 'webhook'

/** A kind of event that a channel can send. */
export interface ChannelEvent {
  /** The key of the event. */
  readonly id: string
  readonly name: string
  /** Empty without one. */
  readonly description: string
  readonly categoryId: string
  readonly categoryName: string
}

/** The events that a channel can send, category by category. Without any, the channel is of no use in this tenant. */
export interface ChannelEventsState extends ListState<ChannelEvent> {}

/** The channel of the events. Give the hook the same text as its key. */
export interface ChannelEventsOptions {
  readonly channel: EventChannel
}

/** Actions on events. The list loads by itself while it is rendered and a user is signed in. */
export interface ChannelEventsActions extends WholeListActions<ChannelEvent> {}
