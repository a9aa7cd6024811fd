import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type Audit, type AuditsActions, type AuditsState, auditsFeature } from '@portico/headless/portal/audits'
import { type FrozenCalls, type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { AuditsSection } from '@portico/ui-kit/portal/audits'
import { demoUser } from '../demo-user.ts'
import { anyCall } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0'

function eventOf(id: string, action: string, description: string, others: Partial<Audit> = {}): Audit {
  const event = {
    id,
    action,
    description,
    severity: 'Info',
    createdAt: '2026-03-02T09:41:22.000Z',
    userAgent: firefox,
    user: 'Maya Reyes',
    email: 'maya@acme.test',
    ip: '203.0.113.77',
    tenantId: 'acme',
    vendorId: 'portico',
    actorId: 'maya',
    object: null,
    json: { operation: action, method: 'POST', path: '/frontegg/identity/resources' },
    ...others,
  }
  return { ...event, values: event }
}

const rows: readonly Audit[] = [
  eventOf('roles', 'updateUserRoles', 'Editor → Admin for Sofia Lindqvist', { object: { type: 'user', id: 'sofia' } }),
  eventOf('locked', 'lockUser', '5 wrong passwords for Yael Ben-Ami', {
    severity: 'High',
    user: '',
    email: '',
    actorId: null,
    createdAt: '2026-03-02T09:38:05.000Z',
    object: { type: 'user', id: 'yael' },
    json: { action: 'user.locked', attempts: 5, policy: { maxAttempts: 5, enabled: true }, tenantId: 'acme' },
  }),
  eventOf('invited', 'inviteUser', 'amara.nwosu@acme.test', { createdAt: '2026-03-01T17:12:47.000Z' }),
  eventOf('signed-in', 'loginWithPassword', 'Single sign-on, Okta', { user: 'Daniel Okafor', actorId: 'daniel' }),
  eventOf('group', 'updateGroup', 'צוות תמיכה', { user: 'נועה לוי', ip: '2001:db8::7' }),
  eventOf('long', 'setRolePermissions', 'Architektur, Infrastruktur und Betriebssicherheit der Rechenzentren', {
    severity: 'High',
  }),
]

const ready = { status: 'ready', totalToday: 1284, severeThisWeek: 3 } as const
const query = { search: '', filters: {}, sort: { by: 'createdAt', order: 'DESC' }, page: 0, pageSize: 20 } as const
const shown = { ...ready, rows, total: 6902, hasMore: true } as const
const narrowed = { ...query, filters: { severity: 'High', createdAt: 'P7D' } }
const ownAudits = () => [sectionOf({ id: 'audits', visibility: 'always', component: AuditsSection })]

const log = (state: Partial<AuditsState>, calls: FrozenCalls<AuditsActions> = {}) => frozen(auditsFeature, state, calls)

function state(
  id: string,
  title: string,
  list: FrozenFeature,
  { record = null, permissions = ['fe.*'] }: Partial<Shown> = {},
): GalleryState {
  return {
    id: `audits-${id}`,
    title,
    sign: record === null ? '.portico-PortalMain h1' : '[role=dialog]',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'audits', record }),
      list,
    ],
    screen: <AdminPortal isInline sections={ownAudits} />,
  }
}

interface Shown {
  readonly record: string | null
  readonly permissions: readonly string[]
}

/** The states of the audit log. */
export const auditsStates: Readonly<Record<'audits' | 'audit' | 'export', StatesOf>> = {
  audits: [
    state('list', 'Several events', log(shown)),
    state('loading', 'They are being read', log({ status: 'loading' })),
    state('empty', 'None yet', log({ ...ready, rows: [], total: 0, totalToday: 0, severeThisWeek: 0 })),
    state(
      'no-results',
      'A search without results',
      log({ ...ready, rows: [], total: 0, query: { ...query, search: 'lorry' } }),
    ),
    state(
      'filtered',
      'Those of high severity in seven days',
      log({ ...shown, total: 2, query: narrowed, rows: rows.slice(1, 2) }),
    ),
    state(
      'unread',
      'They cannot be read',
      log({ totalToday: 1284, severeThisWeek: 3 }, { load: { status: 'failed', error: anyCall.network } }),
    ),
    state(
      'no-figures',
      'The counters cannot be read',
      log(
        { ...shown, totalToday: null, severeThisWeek: null },
        { loadStats: { status: 'failed', error: anyCall.network } },
      ),
    ),
    state('refused', 'For a person who may not read it', log(shown), { permissions: ['fe.secure.read.users'] }),
  ],
  audit: [
    state('details', 'The details of an event', log(shown), { record: 'locked' }),
    state('gone', 'An event of another page', log(shown), { record: 'gone' }),
  ],
  export: [
    state(
      'exporting',
      'An export',
      log(
        { ...shown, exported: { name: 'audit-log-2026-02-01-to-2026-02-28.csv', loaded: 620_000, total: 1_000_000 } },
        { exportCsv: { status: 'pending' } },
      ),
    ),
    state(
      'not-exported',
      'An export that failed',
      log(shown, { exportCsv: { status: 'failed', error: anyCall.network } }),
    ),
  ],
}
