import { channelRecords, type MessageConfiguration } from '../channels/records.ts'
import { drawId, drawToken } from '../core/random.ts'
import type { Tenant } from '../core/tenants.ts'
import { beginning } from '../core/tenants.ts'
import { slackRecords } from '../slack/records.ts'
import { type Webhook, webhookRecords } from '../webhooks/records.ts'
import { startOfHour } from './start-of-hour.ts'
import type { State } from './state.ts'

/**
 * Gives the demo webhooks, a workspace of Slack, and events that are sent by mail and text message. Their ids come from
 * a sequence of their own, so ids drawn later stay the same.
 */
export function connectDemo(state: State, { id: tenantId }: Tenant, now: number): void {
  const numbers = { random: (state.random ^ 0x3eb400c5) >>> 0 }
  const webhooks = demoWebhooks.map((webhook) => ({
    id: drawId(numbers),
    tenantId,
    secret: drawToken(numbers),
    invocations: 0,
    createdAt: beginning,
    updatedAt: beginning,
    ...webhook,
  }))
  webhookRecords.of(state).webhooks = webhooks
  webhookRecords.of(state).webhookDeliveries = webhooks.flatMap(
    ({ id, eventKeys: [eventKey = ''], invocations, url }) =>
      Array.from({ length: invocations }, (_, index) => {
        const isFailing = url.endsWith('/status/503')
        return {
          id: drawId(numbers),
          tenantId,
          webhookId: id,
          eventKey,
          payload: JSON.stringify({ eventKey, eventContext: { tenantId } }),
          ...(isFailing
            ? { statusCode: 503, body: '{"error":"maintenance window"}', tries: 3, duration: 1840 }
            : { statusCode: 200, body: '{"ok":true}', tries: 1, duration: 212 }),
          createdAt: startOfHour(now, index - invocations),
        }
      }),
  )
  channelRecords.of(state).messageConfigurations = demoMessages.map(({ to, ...one }) => ({
    tenantId,
    enabled: true,
    ...one,
    subscriptions: [{ id: drawId(numbers), enabled: true, recipients: [...to] }],
  }))
  const channels = ['general', 'security', 'on-call'].map((name) => ({ id: `C${drawToken(numbers, 10)}`, name }))
  const slackEvents = [{ eventKey: 'user.lockedByAdmin', channelIds: channels.slice(1).map(({ id }) => id) }]
  const subscriptions = [{ id: drawId(numbers), isActive: true, slackEvents }]
  slackRecords.of(state).slackWorkspaces = [{ id: drawId(numbers), tenantId, channels, subscriptions }]
}

type DemoWebhook = Pick<Webhook, 'displayName' | 'description' | 'url' | 'eventKeys' | 'isActive'> &
  Partial<Pick<Webhook, 'secret' | 'invocations'>>

const demoWebhooks: readonly DemoWebhook[] = [
  {
    displayName: 'People to warehouse',
    description: 'Keeps badge printers in step',
    url: 'https://hooks.acme.test/people',
    isActive: true,
    invocations: 12,
    eventKeys: ['user.invitedToTenant', 'user.activated', 'user.updated', 'user.removedFromTenant'],
  },
  {
    displayName: 'Account mirror',
    description: '',
    url: 'https://erp.acme.test/status/503',
    isActive: true,
    invocations: 3,
    eventKeys: ['account.updated', 'subscription.updated', 'subscription.canceled'],
  },
  {
    displayName: 'Security to SIEM',
    description: 'Every change of a rule',
    url: 'https://siem.globex.test/in/acme',
    isActive: false,
    secret: null,
    eventKeys: ['user.locked', 'user.unlocked', 'securityPolicy.updated'],
  },
]

type DemoMessage = Pick<MessageConfiguration, 'channel' | 'eventKey'> &
  Partial<Pick<MessageConfiguration, 'enabled'>> & { readonly to: readonly string[] }

const demoMessages: readonly DemoMessage[] = [
  { channel: 'email', eventKey: 'user.rolesChanged', to: ['security@acme.test', 'soc@acme.test'] },
  { channel: 'email', eventKey: 'role.deleted', to: ['security@acme.test'] },
  { channel: 'email', eventKey: 'apiToken.created', enabled: false, to: ['platform@acme.test'] },
  { channel: 'sms', eventKey: 'user.lockedByAdmin', to: ['+12025550142'] },
]
