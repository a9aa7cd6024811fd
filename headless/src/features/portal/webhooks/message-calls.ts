import type { Client } from '../../../client/index.ts'
import { objectsIn, textsIn } from '../../../core/lists/rows-in.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import type { components } from '../../../http/contract.gen.ts'

type Schemas = components['schemas']

/** An event of a channel, as the provider describes it. */
export type Configuration = Schemas['MessageConfiguration']

/** People who receive an event, as the provider describes them. */
export type Subscription = Schemas['MessageSubscription']

/** A channel that sends messages to people. */
export type EventMessageChannel = 'email' | 'sms'

/** The calls about the events of one channel. */
export function messageCalls(client: Client, channel: EventMessageChannel) {
  const { api } = client
  const root = roots[channel]
  return {
    list: async (signal: AbortSignal): Promise<readonly Configuration[]> =>
      objectsIn(await api.get(root, { signal }), client).map((one) => ({
        ...one,
        subscriptions: subscriptionsOf(one),
      })),
    /** The events that the channel can send. */
    events: async (signal: AbortSignal): Promise<readonly Schemas['ChannelMap'][]> =>
      objectsIn(await api.get('/event/resources/configurations/v1', { query: { channels: channel }, signal })),
    create: (eventKey: string, body: Schemas['CreateMessageConfiguration'], signal: AbortSignal) =>
      api.post(`${root}/{eventKey}`, { path: { eventKey }, body, signal }),
    enable: (eventKey: string, enabled: boolean, signal: AbortSignal) =>
      api.patch(`${root}/{eventKey}`, { path: { eventKey }, body: { enabled }, signal }),
    remove: (eventKey: string, signal: AbortSignal) =>
      unlessGone(api.delete(`${root}/{eventKey}`, { path: { eventKey }, signal })),
    replace: (eventKey: string, { id = '', ...body }: Subscription, signal: AbortSignal) =>
      api.put(`${root}/{eventKey}/subscriptions/{subscriptionId}`, {
        path: { eventKey, subscriptionId: id },
        body: { id, ...body },
        signal,
      }),
    removeSubscription: (eventKey: string, { id = '' }: Subscription, signal: AbortSignal) =>
      unlessGone(
        api.delete(`${root}/{eventKey}/subscriptions/{subscriptionId}`, {
          path: { eventKey, subscriptionId: id },
          signal,
        }),
      ),
  }
}

/** The people of an event, each with the recipients that are texts. */
function subscriptionsOf({ subscriptions }: Configuration): Subscription[] {
  return objectsIn(subscriptions).map((one) => ({ ...one, recipients: [...textsIn(one.recipients)] }))
}

/** The calls about the events of one channel. */
export type MessageCalls = ReturnType<typeof messageCalls>

const roots = {
  email: '/integrations/resources/configurations/v1/emails',
  sms: '/integrations/resources/configurations/v2/sms',
} as const
