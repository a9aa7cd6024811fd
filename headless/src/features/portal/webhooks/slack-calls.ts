import type { Client } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { objectsIn, textsIn } from '../../../core/lists/rows-in.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import type { components } from '../../../http/contract.gen.ts'

type Schemas = components['schemas']

/** A subscription of Slack, as the provider describes it. */
export type SlackSubscription = Schemas['SlackSubscription']

const root = '/integrations/resources/configurations/v1/slack'

/** The events of a subscription, each with the ids of its channels. */
function eventsOf({ slackEvents }: SlackSubscription): SlackSubscription['slackEvents'] {
  return objectsIn(slackEvents).map((one) => ({ ...one, channelIds: [...textsIn(one.channelIds)] }))
}

export function slackCalls(client: Client) {
  const { api } = client
  return {
    /** The subscriptions; `null` before a workspace is connected. */
    async subscriptions(signal: AbortSignal): Promise<readonly SlackSubscription[] | null> {
      try {
        const { slackSubscriptions } = await api.get(root, { signal })
        return objectsIn(slackSubscriptions, client).map((one) => ({ ...one, slackEvents: eventsOf(one) }))
      } catch (thrown) {
        if (thrown instanceof PorticoError && thrown.status === 404) return null
        throw thrown
      }
    },
    channels: async (signal: AbortSignal) => objectsIn(await api.get(`${root}/channels`, { signal })),
    application: (signal: AbortSignal) => api.get(`${root}/applications`, { signal }),
    connect: (code: string, signal: AbortSignal) =>
      api.post(`${root}/applications/registrations`, { body: { code }, signal }),
    create: (body: SlackSubscription, signal: AbortSignal) => api.post(`${root}/subscriptions`, { body, signal }),
    change: ({ id = '', ...body }: SlackSubscription, signal: AbortSignal) =>
      api.patch(`${root}/subscription/{id}`, { path: { id }, body: { id, ...body }, signal }),
    remove: (id: string, signal: AbortSignal) =>
      unlessGone(api.delete(`${root}/subscriptions/{id}`, { path: { id }, signal })),
    /** The events that Slack can show. */
    events: async (signal: AbortSignal) =>
      objectsIn(await api.get('/event/resources/configurations/v1', { query: { channels: 'slack' }, signal })),
  }
}
