import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { inTurn } from '../../../core/in-turn.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { pageWithin } from '../../../http/paging.ts'
import { webhookErrors } from './errors.ts'
import { type SlackSubscription, slackCalls } from './slack-calls.ts'
import { placeOf, slackRows, withEvent } from './slack-rows.ts'
import type {
  CreateSlackEventInput,
  SlackEventsActions,
  SlackEventsState,
  UpdateSlackEventInput,
} from './slack-types.ts'

/** The events that are posted to Slack. */
export const slackEventsFeature: Feature<SlackEventsState, SlackEventsActions> = {
  name: 'slack-events',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['slack-channel'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: null }),
  actions(tools) {
    const calls = slackCalls(tools.client)
    const turn = inTurn()
    const list = listing(
      tools,
      async (query, signal) => {
        // Without the names of events, the list shows their keys.
        const named = calls.events(signal).catch(() => [])
        const rows = slackRows(tools.client, (await calls.subscriptions(signal)) ?? [], await named)
        return pageWithin(rows, query, ['name', 'eventKey', 'message'])
      },
      { resource: 'slack-channel' },
    )
    return {
      ...list.actions,
      create: list.creating(
        async ({ eventKey, channelIds, message, isActive = true }: CreateSlackEventInput, signal) => {
          if (channelIds.length === 0)
            throw new PorticoError(webhookErrors.slackChannelsRequired, 'Choose at least one channel')
          const event = { eventKey, channelIds: [...channelIds], ...(message && { message }) }
          await calls.create({ isActive, slackEvents: [event] }, signal)
        },
      ),
      update: list.changing(
        (row, input: UpdateSlackEventInput) => ({ ...row, ...input }),
        (input, signal) => turn(signal, () => change(input, signal)),
      ),
      remove: list.removing(({ id }: RowInput, signal) => turn(signal, () => change({ id, channelIds: [] }, signal))),
    }

    /** The provider replaces a subscription as a whole, so its other events are read first. */
    async function change({ id, ...changes }: UpdateSlackEventInput, signal: AbortSignal) {
      const { subscriptionId, eventKey } = placeOf(id)
      const found = (await calls.subscriptions(signal))?.find((one) => one.id === subscriptionId)
      if (!found?.slackEvents.some((event) => event.eventKey === eventKey)) return refuseGone(changes)
      const next: SlackSubscription = withEvent(found, eventKey, changes)
      await (next.slackEvents.length === 0 ? calls.remove(subscriptionId, signal) : calls.change(next, signal))
    }
  },
  start: loadWhileSignedIn,
}

/** An event that another administrator has removed cannot be changed. Its removal is done. */
function refuseGone({ channelIds }: Omit<UpdateSlackEventInput, 'id'>) {
  if (channelIds?.length === 0) return
  throw new PorticoError(webhookErrors.slackEventGone, 'Another administrator has removed the event', { status: 404 })
}
