import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type Group, groupsFeature } from '@portico/headless/portal/groups'
import {
  type DirectoryToken,
  type ProvisionConnection,
  type ProvisioningActions,
  type ProvisioningState,
  provisioningFeature,
  type SyncEvent,
  type SyncLogState,
  syncLogFeature,
} from '@portico/headless/portal/provisioning'
import { type FrozenCalls, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { ProvisioningSection } from '@portico/ui-kit/portal/provisioning'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')

function connection(id: string, name: string, others: Partial<ProvisionConnection> = {}): ProvisionConnection {
  return {
    id,
    name,
    source: 'okta',
    isSynced: true,
    userCount: 41,
    createdAt: '2026-02-02T09:00:00.000Z',
    lastSyncAt: '2026-03-02T08:57:00.000Z',
    address: `https://identity.example.com/frontegg/directory/resources/scim/v2/${id}`,
    tokens: [token()],
    ...others,
  }
}

function token(others: Partial<DirectoryToken> = {}): DirectoryToken {
  return { createdAt: '2026-02-02T09:00:00.000Z', expiresAt: null, lastUsedAt: '2026-03-02T08:57:00.000Z', ...others }
}

function event(id: string, others: Partial<SyncEvent> = {}): SyncEvent {
  return {
    id,
    createdAt: '2026-03-02T08:57:00.000Z',
    operation: 'update',
    resource: 'person',
    resourceId: id,
    name: `${id}@acme.test`,
    changes: ['title', 'name'],
    isRefused: false,
    reason: null,
    detail: null,
    ...others,
  }
}

function refusal(id: string, reason: string, detail: string, others: Partial<SyncEvent> = {}): SyncEvent {
  return event(id, { operation: 'create', resourceId: null, changes: [], isRefused: true, reason, detail, ...others })
}

const events = [
  event('maya'),
  refusal('temp-forklift-07', 'email-missing', 'The person has no e-mail address, in emails or as userName', {
    name: 'temp-forklift-07',
  }),
  refusal('night', 'unknown-member', 'The directory has brought no person with the id 00u8f2c1', {
    name: 'Night shift',
    resource: 'group',
  }),
  refusal('early', 'not-now', 'Directories may call from 6:00 on', {
    name: null,
    resource: 'other',
    operation: 'read',
  }),
  event('noa', { operation: 'create', name: 'נועה@acme.test', changes: ['userName', 'emails', 'name', 'active'] }),
]
const log: Partial<SyncLogState> = { rows: events, total: events.length, status: 'ready', isOffered: true }
const noLog: Partial<SyncLogState> = { rows: [], total: 0, status: 'ready', isOffered: true }

const group = (id: string, name: string, roles: readonly string[], people: number): Group => ({
  id,
  name,
  description: '',
  color: '',
  metadata: '{}',
  managedBy: 'scim2',
  directory: null,
  roles: roles.map((key) => ({ id: key, key, name: key })),
  users: Array.from({ length: people }, (_, at) => ({
    id: `${id}-${at}`,
    name: `Person ${at}`,
    email: '',
    profilePictureUrl: null,
  })),
})
const groups = [group('leads', 'Shift leads', ['Editor', 'Support'], 6), group('night', 'Nachtschicht', [], 31)]

const okta = connection('5d71c0', 'Okta directory')
const entra = connection('8f20b4', 'Globex people', { source: 'azure-ad', userCount: 1284 })
const waiting = connection('1c9e77', 'Warehouse HR', {
  source: 'other',
  isSynced: false,
  lastSyncAt: null,
  userCount: 0,
})
const unknown = connection('40ad12', 'Personalverzeichnis der Außenlager und der Zentrale', { userCount: null })
const rows = [
  okta,
  entra,
  connection('77ab01', 'Google contractors', {
    source: 'other',
    tokens: [token({ expiresAt: '2026-03-20T00:00:00.000Z' })],
  }),
  waiting,
  unknown,
  connection('he', 'מחסן תל אביב'),
]

const sections = () => [sectionOf({ id: 'provisioning', visibility: 'always', component: ProvisioningSection })]

interface Shown {
  readonly record: string | null
  readonly tab: string | null
  readonly log: Partial<SyncLogState>
  readonly groups: readonly Group[]
  readonly permissions: readonly string[]
}

function state(
  id: string,
  title: string,
  list: Partial<ProvisioningState>,
  calls: FrozenCalls<ProvisioningActions> = {},
  {
    record = null,
    tab = null,
    permissions = ['fe.*'],
    log: events = log,
    groups: brought = groups,
  }: Partial<Shown> = {},
): GalleryState {
  return {
    id: `provisioning-${id}`,
    title,
    now,
    sign: record === null ? '.portico-PortalMain h1' : '.portico-SectionPage h2, .portico-SectionPage [role=tabpanel]',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'provisioning', record, tab }),
      frozen(provisioningFeature, list, calls),
      frozen(groupsFeature, { rows: brought, total: brought.length, status: 'ready' }),
      frozen(syncLogFeature, events),
    ],
    screen: <AdminPortal isInline sections={sections} />,
  }
}

const shown = { rows, total: rows.length, status: 'ready' } as const
const kept = { remove: { status: 'failed', failed: [{ input: { id: okta.id }, error: anyCall.provider }] } } as const

const ends = { ...okta, tokens: [token({ expiresAt: '2026-03-20T00:00:00.000Z' })] }
const replaced = {
  ...okta,
  tokens: [
    token({ createdAt: '2026-03-02T08:00:00.000Z', lastUsedAt: null }),
    token({ expiresAt: '2026-03-03T08:00:00.000Z' }),
  ],
}
const fresh = connection('fresh', 'Globex people', {
  lastSyncAt: null,
  userCount: 0,
  tokens: [token({ lastUsedAt: null })],
})

/** The page of a connection, or a step of its set-up. */
function page(id: string, title: string, one: ProvisionConnection, place: Partial<Shown> = {}): GalleryState {
  return state(id, title, { rows: [one], total: 1, status: 'ready' }, {}, { record: one.id, ...place })
}

/** The states of the connections of directories. */
export const provisioningStates: Readonly<Record<'connections' | 'connection' | 'directorySetUp', StatesOf>> = {
  connections: [
    state('list', 'Several, one of which waits', shown),
    state('loading', 'They are being read', { status: 'loading' }),
    state('empty', 'None yet', { rows: [], total: 0, status: 'ready' }),
    state('unread', 'They cannot be read', {}, { load: { status: 'failed', error: anyCall.network } }),
    state('row-failed', 'One could not be removed', shown, kept),
    state(
      'view-only',
      'For a person who may only read them',
      shown,
      {},
      {
        permissions: ['fe.secure.read.provisioningConfiguration'],
      },
    ),
    state('forbidden', 'For a person who may not see them', {}, {}, { permissions: [] }),
    state(
      'no-name',
      'A failure: connection-name-required',
      {},
      {
        load: { status: 'failed', error: failure('connection-name-required') },
      },
    ),
  ],
  connection: [
    page('one', 'A connection', okta),
    page('ends', 'Its token ends soon', ends),
    page('ended', 'Its token has ended', { ...okta, tokens: [] }),
    page('replaced', 'Its new token is not in use', replaced),
    page('bare', 'The provider knows neither address nor tokens', { ...okta, address: null, tokens: null }),
    page('groupless', 'Without groups', okta, { groups: [] }),
    page('page-view-only', 'For a person who may only read it', okta, { permissions: ['fe.secure.read.*'] }),
    page('log', 'Its log', okta, { tab: 'log' }),
    page('log-empty', 'Its log is empty', okta, { tab: 'log', log: noLog }),
    page('log-missing', 'The provider has no log', okta, { tab: 'log', log: { ...noLog, isOffered: false } }),
  ],
  directorySetUp: [
    state('set-up', 'The choice of the directory', shown, {}, { record: 'new' }),
    ...(['okta', 'azure-ad', 'other'] as const).map((source) =>
      page(`set-up-${source}`, `The steps in ${source}`, { ...fresh, source }, { tab: 'app' }),
    ),
    page('set-up-bare', 'The steps without an address', { ...fresh, address: null, tokens: null }, { tab: 'app' }),
    page('set-up-kept', 'The choice is kept', fresh, { tab: 'directory' }),
    page('set-up-waiting', 'Nothing has come', fresh, { tab: 'people', log: noLog }),
    page('set-up-people', 'People and refusals arrive', okta, { tab: 'people' }),
    page('set-up-groups', 'Roles of groups', okta, { tab: 'groups' }),
    page('set-up-finish', 'The end', okta, { tab: 'finish' }),
    page('set-up-unfinished', 'The end before the first call', fresh, { tab: 'finish' }),
  ],
}
