import { type Logging, rowsIn, textsIn } from '../../../core/lists/rows-in.ts'
import type { components } from '../../../http/contract.gen.ts'
import { slackEventShape } from './shapes.ts'
import type { SlackSubscription } from './slack-calls.ts'
import type { SlackEvent, UpdateSlackEventInput } from './slack-types.ts'

/** The rows of subscriptions: one for each event. */
export function slackRows(
  client: Logging,
  subscriptions: readonly SlackSubscription[],
  events: readonly components['schemas']['ChannelMap'][],
): readonly SlackEvent[] {
  return subscriptions.flatMap(({ id: subscriptionId = '', isActive, slackEvents }) =>
    rowsIn(
      client,
      slackEvents,
      ({ eventKey, channelIds, title = null, message = null }) => {
        const [name = eventKey] = textsIn([events.find(({ key }) => key === eventKey)?.displayName ?? eventKey])
        return {
          id: `${subscriptionId}/${eventKey}`,
          subscriptionId,
          eventKey,
          isActive,
          channelIds,
          title,
          message,
          name,
        }
      },
      slackEventShape,
    ),
  )
}

/** The subscription and the event of a row. */
export function placeOf(id: string): Pick<SlackEvent, 'subscriptionId' | 'eventKey'> {
  const at = id.indexOf('/')
  return { subscriptionId: id.slice(0, at), eventKey: id.slice(at + 1) }
}

/** A subscription with changes of one event. An event without channels is left out. */
export function withEvent(
  { isActive, ...subscription }: SlackSubscription,
  eventKey: string,
  changes: Omit<UpdateSlackEventInput, 'id'>,
): SlackSubscription {
  const { channelIds, message, isActive: isOn = isActive } = changes
  const slackEvents = subscription.slackEvents.flatMap((event) => {
    if (event.eventKey !== eventKey) return [event]
    const { message: former, ...kept } = event
    const text = message === undefined ? former : message
    const next = { ...kept, ...(channelIds && { channelIds: [...channelIds] }), ...(text && { message: text }) }
    return next.channelIds.length === 0 ? [] : [next]
  })
  return { ...subscription, isActive: isOn, slackEvents }
}
