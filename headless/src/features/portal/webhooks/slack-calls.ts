import { PorticoError } from '../../../core/errors.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'

type Schemas = components['schemas']

/** A subscription of Slack, as the provider describes it. */
export type SlackSubscription = Schemas['SlackSubscription']

const root = '/integrations/resources/configurations/v1/slack'

export function slackCalls(api: Api) {
  return {
    /** The subscriptions; `null` before a workspace is connected. */
    async subscriptions(signal: AbortSignal): Promise<readonly SlackSubscription[] | null> {
      try {
        return (await api.get(root, { signal })).slackSubscriptions
      } catch (thrown) {
        if (thrown instanceof PorticoError && thrown.status === 404) return null
        throw thrown
      }
    },
    channels: (signal: AbortSignal) => api.get(`${root}/channels`, { signal }),
    application: (signal: AbortSignal) => api.get(`${root}/applications`, { signal }),
    connect: (code: string, signal: AbortSignal) =>
      api.post(`${root}/applications/registrations`, { body: { code }, signal }),
    create: (body: SlackSubscription, signal: AbortSignal) => api.post(`${root}/subscriptions`, { body, signal }),
    change: ({ id = '', ...body }: SlackSubscription, signal: AbortSignal) =>
      api.patch(`${root}/subscription/{id}`, { path: { id }, body: { id, ...body }, signal }),
    remove: (id: string, signal: AbortSignal) =>
      unlessGone(api.delete(`${root}/subscriptions/{id}`, { path: { id }, signal })),
    /** The events that Slack can show. */
    events: (signal: AbortSignal) =>
      api.get('/event/resources/configurations/v1', { query: { channels: 'slack' }, signal }),
  }
}
