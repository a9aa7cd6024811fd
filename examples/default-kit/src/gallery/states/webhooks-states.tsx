import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import {
  channelEventsFeature,
  emailEventsFeature,
  type SlackConsent,
  slackEventsFeature,
  slackWorkspaceFeature,
  smsEventsFeature,
  type WebhooksState,
  webhookHealthFeature,
  webhookLogsFeature,
  webhooksFeature,
} from '@portico/headless/portal/webhooks'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { WebhooksSection } from '@portico/ui-kit/portal/webhooks'
import { demoUser } from '../demo-user.ts'
import { channels, deliveries, events, mails, message, posts, rows } from '../demo-webhooks.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'
import { sectionErrors } from '../section-errors.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')

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
    ...sectionErrors.webhooks.map((code) =>
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
            failed: [{ id: 'whd-2', error: failure('delivery-refused') }],
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
          { askConsent: { status: 'failed', error: failure('slack-application-missing') } },
        ),
      ],
    }),
    consent('connecting', 'A workspace is being connected', { name: 'connecting' }),
    consent('denied', 'Access was refused at Slack', { name: 'denied', reason: 'access_denied' }),
    consent('invalid', 'A return without a request', { name: 'invalid' }),
    consent('expired', 'A code that is too old', { name: 'expired' }),
    consent('failed', 'The provider could not connect it', { name: 'failed', error: anyCall.provider }),
    state('slack-unread', 'The workspace cannot be read', {
      tab: 'slack',
      others: [frozen(slackWorkspaceFeature, { value: null }, unread)],
    }),
  ],
}
