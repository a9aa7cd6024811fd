import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import {
  type ProvisionConnection,
  type ProvisioningActions,
  type ProvisioningState,
  provisioningFeature,
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
    tokens: [{ createdAt: '2026-02-02T09:00:00.000Z', expiresAt: null, lastUsedAt: '2026-03-02T08:57:00.000Z' }],
    ...others,
  }
}

const okta = connection('5d71c0', 'Okta directory')
const entra = connection('8f20b4', 'Globex people', { source: 'azure-ad', userCount: 1284 })
const waiting = connection('1c9e77', 'Warehouse HR', {
  source: 'other',
  isSynced: false,
  lastSyncAt: null,
  userCount: 0,
})
const unknown = connection('40ad12', 'Personalverzeichnis der Außenlager und der Zentrale', { userCount: null })
const rows = [okta, entra, waiting, unknown, connection('he', 'מחסן תל אביב')]

const sections = () => [sectionOf({ id: 'provisioning', visibility: 'always', component: ProvisioningSection })]

interface Shown {
  readonly record: string | null
  readonly permissions: readonly string[]
}

function state(
  id: string,
  title: string,
  list: Partial<ProvisioningState>,
  calls: FrozenCalls<ProvisioningActions> = {},
  { record = null, permissions = ['fe.*'] }: Partial<Shown> = {},
): GalleryState {
  return {
    id: `provisioning-${id}`,
    title,
    now,
    sign: record === null ? '.portico-PortalMain h1' : '[role=dialog]',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'provisioning', record }),
      frozen(provisioningFeature, list, calls),
    ],
    screen: <AdminPortal isInline sections={sections} />,
  }
}

const shown = { rows, total: rows.length, status: 'ready' } as const
const kept = { remove: { status: 'failed', failed: [{ input: { id: okta.id }, error: anyCall.provider }] } } as const

/** The states of the connections of directories. */
export const provisioningStates: Readonly<Record<'connections' | 'connection', StatesOf>> = {
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
    state('new', 'A new connection', shown, {}, { record: 'new' }),
    state('one', 'A connection', shown, {}, { record: okta.id }),
  ],
}
