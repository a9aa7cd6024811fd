import { secret } from '@portico/headless/core'
import type {
  ChannelEvent,
  EventMessage,
  SlackEvent,
  Webhook,
  WebhookDelivery,
} from '@portico/headless/portal/webhooks'

function event(id: string, name: string, categoryName: string, description = ''): ChannelEvent {
  return { id, name, description, categoryId: categoryName, categoryName }
}

export const events: readonly ChannelEvent[] = [
  event('user.invitedToTenant', 'User invited', 'Users'),
  event('user.activated', 'User activated', 'Users'),
  event('user.updated', 'User changed', 'Users', 'Name, phone, picture or metadata'),
  event('user.removedFromTenant', 'User removed from the account', 'Users'),
  event('user.locked', 'Sign-in locked', 'Security'),
  event('role.updated', 'Role permissions changed', 'Roles and groups'),
  event('account.updated', 'Account changed', 'Account and billing'),
]

function webhook(id: string, name: string, others: Partial<Webhook> = {}): Webhook {
  return {
    id,
    name,
    description: '',
    url: `https://hooks.acme.test/${id}`,
    secret: secret('9f2c41d0a97e4b63'),
    eventKeys: ['user.invitedToTenant', 'user.activated', 'user.updated'],
    isActive: true,
    sentCount: 18_204,
    createdAt: '2025-11-20T16:30:00.000Z',
    updatedAt: '2026-02-27T08:15:00.000Z',
    ...others,
  }
}

const people = webhook('people', 'People to warehouse', { description: 'Keeps badge printers in step' })
export const rows: readonly Webhook[] = [
  people,
  webhook('security', 'Security to SIEM', { isActive: false, secret: null, sentCount: 402 }),
  webhook('long', 'Bestandsabgleich der Außenlager mit der Warenwirtschaft und der Finanzbuchhaltung', {
    url: 'https://hooks.acme.test/v2/tenants/1f9d27b0-2b0b-4bb0-a1fb-64f3e9a5a6d1/warehouse/people',
  }),
  webhook('hebrew', 'תגי עובדים'),
]

function delivery(id: string, others: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id,
    webhookId: people.id,
    eventKey: 'user.invitedToTenant',
    statusCode: 200,
    isDelivered: true,
    tries: 1,
    payload: '{\n  "eventKey": "user.invitedToTenant",\n  "user": {\n    "email": "wei@acme.test"\n  }\n}',
    duration: 212,
    body: '{\n  "ok": true\n}',
    createdAt: '2026-03-02T08:58:00.000Z',
    ...others,
  }
}

const failed = { statusCode: 503, isDelivered: false, tries: 3, body: '{\n  "error": "maintenance window"\n}' }
export const deliveries: readonly WebhookDelivery[] = [
  delivery('whd-1', failed),
  delivery('whd-2', { ...failed, eventKey: 'user.updated', statusCode: null, body: 'The connection was refused' }),
  delivery('whd-3', { eventKey: 'user.activated', tries: 4 }),
  delivery('whd-4', { eventKey: null, tries: null, payload: null, duration: null }),
]

export function message(id: string, recipients: readonly string[], isEnabled = true): EventMessage {
  const known = events.find((one) => one.id === id)
  return { id, name: known?.name ?? id, categoryName: known?.categoryName ?? '', isEnabled, recipients }
}

export const mails = [
  message('user.locked', ['security@acme.test', 'soc@acme.test', 'night@acme.test']),
  message('role.updated', ['security@acme.test']),
  message('user.invitedToTenant', [], false),
]
export const channels = ['general', 'security', 'on-call'].map((name) => ({ id: name, name }))
export const posts: readonly SlackEvent[] = [
  {
    id: '1/user.locked',
    subscriptionId: '1',
    eventKey: 'user.locked',
    name: 'Sign-in locked',
    isActive: true,
    channelIds: ['security', 'on-call'],
    title: null,
    message: 'Somebody is locked out',
  },
  {
    id: '2/role.updated',
    subscriptionId: '2',
    eventKey: 'role.updated',
    name: 'Role permissions changed',
    isActive: false,
    channelIds: ['general'],
    title: null,
    message: null,
  },
]
