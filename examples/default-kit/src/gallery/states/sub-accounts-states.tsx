import { sessionFeature, startUpFeature, tenantsFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { rolesFeature } from '@portico/headless/portal/roles'
import {
  type SubAccount,
  type SubAccountsActions,
  type SubAccountsState,
  type SubAccountUser,
  subAccountFeature,
  subAccountsFeature,
  subAccountUsersFeature,
} from '@portico/headless/portal/sub-accounts'
import { type FrozenCalls, type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { SubAccountsSection } from '@portico/ui-kit/portal/sub-accounts'
import { demoLogo } from '../demo-tenant.ts'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const now = Date.parse('2026-11-24T09:00:00.000Z')

function account(id: string, name: string, others: Partial<SubAccount> = {}): SubAccount {
  return {
    id,
    tenantId: id,
    name,
    logo: '',
    createdAt: '2026-05-14T09:00:00.000Z',
    metadata: {},
    parents: [],
    isReseller: false,
    subAccountAccessType: 'defaultOff',
    isParent: false,
    totalSubTenants: 0,
    totalUsers: 31,
    numberOfUsers: 31,
    ...others,
  }
}

const northwind = account('northwind', 'Northwind', {
  logo: demoLogo('wide'),
  isReseller: true,
  isParent: true,
  totalSubTenants: 4,
  totalUsers: 1284,
})
const logistics = account('northwind-logistics', 'Northwind Logistics', {
  subAccountAccessType: 'defaultOn',
  isParent: true,
  totalSubTenants: 2,
  totalUsers: 64,
  parents: [
    { tenantId: 'acme', name: 'Acme' },
    { tenantId: 'northwind', name: 'Northwind' },
  ],
})
const hub = account('rotterdam-hub', 'Rotterdam hub', {
  logo: demoLogo('tall'),
  subAccountAccessType: 'defaultOn',
  totalUsers: 22,
})
const retail = account('acme-retail', 'Acme Retail', { subAccountAccessType: 'alwaysOn', totalUsers: null })
const long = account('zentrale', 'Personalverwaltung der Außenlager und der Zentrale', { totalUsers: 0 })
const hebrew = account('tlv', 'מרכז תל אביב', { createdAt: '2026-11-23T09:00:00.000Z' })

const rows = [northwind, retail, long, hebrew]
const shown: Partial<SubAccountsState> = {
  rows,
  total: 54,
  hasMore: true,
  totalBelow: 214,
  status: 'ready',
  branches: {
    northwind: {
      rows: [{ ...logistics, parents: [] }, account('nordics', 'Northwind Nordics')],
      total: 2,
      hasMore: false,
    },
    'northwind-logistics': { rows: [hub], total: 61, hasMore: true },
  },
}

function tenantOf(tenantId: string, name: string) {
  const at = '2026-01-01T00:00:00.000Z'
  return { id: tenantId, tenantId, name, vendorId: 'portico', isReseller: false, createdAt: at, updatedAt: at }
}

const acme = tenantOf('acme', 'Acme')

const sections = () => [sectionOf({ id: 'allAccounts', visibility: 'always', component: SubAccountsSection })]

interface Shown extends Pick<GalleryState, 'pressed'> {
  readonly record: string | null
  readonly permissions: readonly string[]
  readonly others: readonly FrozenFeature[]
  /** `true` if the user may enter the account of the page. */
  readonly canEnter: boolean
}

function state(
  id: string,
  title: string,
  list: Partial<SubAccountsState>,
  calls: FrozenCalls<SubAccountsActions> = {},
  { record = null, permissions = ['fe.*'], others = [], canEnter = false, pressed }: Partial<Shown> = {},
): GalleryState {
  return {
    id: `sub-accounts-${id}`,
    title,
    now,
    sign: record === 'new' ? '[role=dialog]' : record === null ? '.portico-PortalMain h1' : '.portico-Crumbs',
    ...(pressed !== undefined && { pressed }),
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions }, tenant: acme }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section: 'allAccounts', record }),
      frozen(tenantsFeature, {
        rows: canEnter ? [acme, tenantOf(logistics.id, logistics.name)] : [acme],
        status: 'ready',
      }),
      frozen(rolesFeature, { status: 'ready' }),
      frozen(subAccountsFeature, list, calls),
      ...others,
    ],
    screen: <AdminPortal isInline sections={sections} />,
  }
}

const openAll = '.portico-FilterBarLine > .portico-Button--quiet'
const reader = ['fe.account-hierarchy.read.subAccount', 'fe.secure.read.users']

function user(id: string, name: string, others: Partial<SubAccountUser> = {}): SubAccountUser {
  return {
    id,
    name,
    email: `${id}@northwind.test`,
    profilePictureUrl: null,
    isFromAbove: false,
    roles: [{ id: 'viewer', key: 'Viewer', name: 'Viewer' }],
    hasSubAccountAccess: false,
    ...others,
  }
}

const users = [
  user('mira', 'Mira Olsen', { hasSubAccountAccess: true }),
  user('maya', 'Maya Reyes', { isFromAbove: true, email: 'maya@acme.test' }),
  user('elias', 'Elias Vainio', { roles: [] }),
]

function page(id: string, title: string, more: Partial<Shown> = {}, users: FrozenFeature = people): GalleryState {
  const others = [frozen(subAccountFeature, { value: logistics }), users]
  return state(id, title, shown, {}, { record: logistics.id, others, ...more })
}

const people = frozen(subAccountUsersFeature, { rows: users, total: 64, hasMore: true, status: 'ready' })
const kept: FrozenCalls<SubAccountsActions> = {
  remove: { status: 'failed', failed: [{ input: { id: retail.id }, error: anyCall.provider }] },
}
const codes = [
  'sub-account-name-required',
  'sub-account-partly-saved',
  'sub-account-users-required',
  'ER-TENANT-ID-TAKEN',
  'ER-SUB-ACCOUNT-NOT-MANAGED',
]

/** The states of the accounts below, and of the page of one. */
export const subAccountsStates: Readonly<Record<'accounts' | 'account', StatesOf>> = {
  accounts: [
    state('list', 'Several, all of them closed', shown),
    state('tree', 'All of them open, a branch with further ones', shown, {}, { pressed: openAll }),
    state('search', 'Found by a search, with the accounts above', {
      rows: [logistics],
      total: 1,
      totalBelow: 214,
      status: 'ready',
      query: { search: 'logis', filters: {}, sort: null, page: 0, pageSize: 50 },
    }),
    state('loading', 'They are being read', { status: 'loading' }),
    state('empty', 'None yet', { rows: [], total: 0, totalBelow: 0, status: 'ready' }),
    state('unread', 'They cannot be read', {}, { load: { status: 'failed', error: anyCall.network } }),
    state('row-failed', 'One could not be deleted', shown, kept),
    state('view-only', 'For a user who may only read them', shown, {}, { permissions: reader }),
    state('forbidden', 'For a user who may not see them', {}, {}, { permissions: [] }),
    state('new', 'A new account', shown, {}, { record: 'new' }),
    ...codes.map((code) =>
      state(code.toLowerCase(), `A failure: ${code}`, {}, { load: { status: 'failed', error: failure(code, 400) } }),
    ),
  ],
  account: [
    page('users', 'The users of an account', { canEnter: true }),
    page('no-entry', 'For an administrator who may not enter the account'),
    page(
      'nobody',
      'An account without users',
      {},
      frozen(subAccountUsersFeature, { rows: [], total: 0, status: 'ready' }),
    ),
    page('access', 'The access to an account', { pressed: '.portico-PageActions > .portico-Button' }),
    page('add-users', 'New users of an account', { pressed: '.portico-PageActions > .portico-Button--primary' }),
    page('page-view-only', 'For a user who may only read it', { permissions: reader }),
    page('page-loading', 'The account is being read', { others: [frozen(subAccountFeature, { value: null })] }),
    page('page-gone', 'A failure: sub-account-not-found', {
      others: [
        frozen(subAccountFeature, {}, { load: { status: 'failed', error: failure('sub-account-not-found', 404) } }),
      ],
    }),
  ],
}
