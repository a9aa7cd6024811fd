import { sessionFeature, startUpFeature } from '@portico/headless'
import { secret } from '@portico/headless/core'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import {
  type ChannelEvent,
  channelEventsFeature,
  type EventMessage,
  emailEventsFeature,
  type SlackConsent,
  type SlackEvent,
  slackEventsFeature,
  slackWorkspaceFeature,
  smsEventsFeature,
  type Webhook,
  type WebhookDelivery,
  type WebhooksState,
  webhookErrors,
  webhookHealthFeature,
  webhookLogsFeature,
  webhooksFeature,
} from '@portico/headless/portal/webhooks'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { WebhooksSection } from '@portico/ui-kit/portal/webhooks'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')

function event(id: string, name: string, categoryName: string, description = ''): ChannelEvent {
  return { id, name, description, categoryId: categoryName, categoryName }
}

const events: readonly ChannelEvent[] = [
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
const rows: readonly Webhook[] = [
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
const deliveries: readonly WebhookDelivery[] = [
  delivery('whd-1', failed),
  delivery('whd-2', { ...failed, eventKey: 'user.updated', statusCode: null, body: 'The connection was refused' }),
  delivery('whd-3', { eventKey: 'user.activated', tries: 4 }),
  delivery('whd-4', { eventKey: null, tries: null, payload: null, duration: null }),
]

function message(id: string, recipients: readonly string[], isEnabled = true): EventMessage {
  const known = events.find((one) => one.id === id)
  return { id, name: known?.name ?? id, categoryName: known?.categoryName ?? '', isEnabled, recipients }
}

const mails = [
  message('user.locked', ['security@acme.test', 'soc@acme.test', 'night@acme.test']),
  message('role.updated', ['security@acme.test']),
  message('user.invitedToTenant', [], false),
]
const channels = ['general', 'security', 'on-call'].map((name) => ({ id: name, name }))
const posts: readonly SlackEvent[] = [
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

const listed = <Row,>(all: readonly Row[]) => ({ rows: all, total: all.length, status: 'ready' }) as const
const unread = { load: { status: 'failed', error: anyCall.network } } as const
const connected = { isConnected: true, clientId: 'portico', channels }
const slackOff = { ...connected, isConnected: false, channels: [] }

/** The return of a consent of Slack. */
const consent = (id: string, title: string, ended: SlackConsent) =>
  state(`slack-${id}`, title, {
    tab: 'slack',
    others: [
      frozen(slackEventsFeature, listed([])),
      frozen(slackWorkspaceFeature, { value: slackOff, consent: ended }),
    ],
  })

interface Place {
  readonly record: string | null
  readonly tab: string | null
  readonly permissions: readonly string[]
  readonly others: readonly FrozenFeature[]
  readonly sign: string
}

const sections = () => [sectionOf({ id: 'webhooks', visibility: 'always', component: WebhooksSection })]

function state(
  id: string,
  title: string,
  { record = null, tab = null, permissions = ['fe.*'], others = [], sign }: Partial<Place> = {},
): GalleryState {
  return {
    id: `webhooks-${id}`,
    title,
    now,
    sign: sign ?? '.portico-PortalMain h1',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'webhooks', record, tab }),
      frozen(channelEventsFeature, listed(events)),
      frozen(webhooksFeature, listed(rows)),
      frozen(webhookLogsFeature, { ...listed(deliveries.slice(2)), retried: {} }),
      frozen(webhookHealthFeature, { value: { last: deliveries[2] ?? null, failing: null } }),
      frozen(emailEventsFeature, listed(mails)),
      frozen(smsEventsFeature, listed([message('user.locked', ['+12025550142'])])),
      frozen(slackEventsFeature, listed(posts)),
      frozen(slackWorkspaceFeature, { value: connected }),
      ...others,
    ],
    screen: <AdminPortal isInline sections={sections} />,
  }
}

const withList = (list: Partial<WebhooksState>) => ({ others: [frozen(webhooksFeature, list)] })
const log = { ...listed(deliveries), total: 24, hasMore: true, retried: { 'whd-1': false, 'whd-3': true } }
const failing = frozen(webhookHealthFeature, {
  value: { last: deliveries[0] ?? null, failing: { since: '2026-03-02T08:14:00.000Z', count: 2, isWhole: true } },
})
const create = '[role=dialog] footer > .portico-Button--primary'
const readsAll = ['webhooks', 'webhookLogs', 'events', 'eventCategories', 'emailConfig'].map(
  (key) => `fe.connectivity.read.${key}`,
)

/** The states of webhooks and channels. */
export const webhooksStates: Readonly<Record<'webhooks' | 'webhook' | 'deliveries' | 'channels', StatesOf>> = {
  webhooks: [
    state('list', 'Several of them, one is off'),
    state('failing', 'Their receivers refuse deliveries', { others: [failing] }),
    state('selected', 'Two are selected', withList({ ...listed(rows), selected: ['people', 'security'] })),
    state('loading', 'They are being read', withList({ status: 'loading' })),
    state('empty', 'None yet', withList(listed([]))),
    state('unread', 'They cannot be read', { others: [frozen(webhooksFeature, {}, unread)] }),
    state('row-failed', 'One could not be switched', {
      others: [
        frozen(webhooksFeature, listed(rows), {
          update: { status: 'failed', failed: [{ input: { id: 'security' }, error: anyCall.provider }] },
        }),
      ],
    }),
    state('view-only', 'For a person who may only read them', { permissions: readsAll }),
    state('forbidden', 'For a person who may not see them', { permissions: [] }),
    ...Object.values(webhookErrors).map((code) =>
      state(code, `A failure: ${code}`, {
        others: [frozen(webhooksFeature, {}, { load: { status: 'failed', error: failure(code) } })],
      }),
    ),
  ],
  webhook: [
    state('settings', 'The settings of one', { record: 'people' }),
    state('unsigned', 'The settings of one that is off, without a secret', { record: 'security' }),
    state('settings-view-only', 'For a person who may only read it', { record: 'people', permissions: readsAll }),
    state('new', 'A new one', { record: 'new', sign: '[role=dialog]' }),
    {
      ...state('not-named', 'A new one without a name', { record: 'new', sign: '[role=dialog] [type=checkbox]' }),
      pressed: create,
    },
    state('events-unread', 'Its events cannot be read', {
      record: 'new',
      sign: '[role=dialog]',
      others: [frozen(channelEventsFeature, {}, unread)],
    }),
  ],
  deliveries: [
    state('deliveries', 'Some have failed, two were sent again', {
      record: 'people',
      tab: 'deliveries',
      others: [frozen(webhookLogsFeature, log)],
    }),
    state('deliveries-fail', 'The newest have failed', {
      record: 'people',
      others: [failing, frozen(webhookLogsFeature, log)],
    }),
    state('retries-running', 'Failed ones are sent again', {
      record: 'people',
      tab: 'deliveries',
      others: [
        failing,
        frozen(webhookLogsFeature, { ...log, bulk: { pending: ['whd-2'], succeeded: ['whd-1'], failed: [] } }),
      ],
    }),
    state('retries-ended', 'One was refused again', {
      record: 'people',
      tab: 'deliveries',
      others: [
        failing,
        frozen(webhookLogsFeature, {
          ...log,
          retried: { 'whd-1': true, 'whd-2': false },
          bulk: {
            pending: [],
            succeeded: ['whd-1'],
            failed: [{ id: 'whd-2', error: failure(webhookErrors.deliveryRefused) }],
          },
        }),
      ],
    }),
    {
      ...state('refused-again', 'One that was refused again, with its details', {
        record: 'people',
        tab: 'deliveries',
        others: [failing, frozen(webhookLogsFeature, log)],
      }),
      pressed: '[data-key="whd-1"] [data-open]',
    },
    state('no-deliveries', 'None yet', {
      record: 'people',
      tab: 'deliveries',
      others: [frozen(webhookLogsFeature, listed([]))],
    }),
    state('deliveries-unread', 'They cannot be read', {
      record: 'people',
      tab: 'deliveries',
      others: [frozen(webhookLogsFeature, {}, unread)],
    }),
  ],
  channels: [
    state('email', 'Events by email', { tab: 'email' }),
    state('email-empty', 'No events by email yet', { tab: 'email', others: [frozen(emailEventsFeature, listed([]))] }),
    state('email-unread', 'Events by email cannot be read', {
      tab: 'email',
      others: [frozen(emailEventsFeature, {}, unread)],
    }),
    state('email-view-only', 'Events by email for a person who may only read them', {
      tab: 'email',
      permissions: readsAll,
    }),
    state('sms', 'Events by SMS', { tab: 'sms' }),
    state('slack', 'Events in Slack', { tab: 'slack' }),
    state('slack-off', 'Slack is not connected', {
      tab: 'slack',
      others: [frozen(slackEventsFeature, listed([])), frozen(slackWorkspaceFeature, { value: slackOff })],
    }),
    state('slack-no-application', 'The provider has no application at Slack', {
      tab: 'slack',
      others: [
        frozen(
          slackWorkspaceFeature,
          { value: slackOff },
          { askConsent: { status: 'failed', error: failure(webhookErrors.slackApplicationMissing) } },
        ),
      ],
    }),
    consent('connecting', 'A workspace is being connected', { name: 'connecting' }),
    consent('denied', 'Access was refused at Slack', { name: 'denied', reason: 'access_denied' }),
    consent('invalid', 'A return that nobody asked for', { name: 'invalid' }),
    consent('expired', 'A code that is too old', { name: 'expired' }),
    consent('failed', 'The provider could not connect it', { name: 'failed', error: anyCall.provider }),
    state('slack-unread', 'The workspace cannot be read', {
      tab: 'slack',
      others: [frozen(slackWorkspaceFeature, { value: null }, unread)],
    }),
  ],
}
