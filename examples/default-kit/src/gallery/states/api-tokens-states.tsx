import { sessionFeature, startUpFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import {
  type AnyApiTokensActions,
  type ApiToken,
  type ApiTokensState,
  apiTokensFeature,
  type CreatePersonalApiTokenInput,
  personalApiTokensFeature,
} from '@portico/headless/portal/api-tokens'
import { type Role, rolesFeature } from '@portico/headless/portal/roles'
import { type FrozenCalls, type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { ApiTokensSection, PersonalApiTokensSection } from '@portico/ui-kit/portal/api-tokens'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const now = Date.parse('2026-03-02T09:00:00.000Z')

const role = (id: string, name: string): Role => ({
  id,
  key: name,
  name,
  description: '',
  level: 3,
  isDefault: false,
  permissions: [],
  vendorId: 'portico',
  tenantId: null,
  isBuiltIn: true,
  userCount: null,
  createdAt: '',
  updatedAt: '',
})
const someRoles = [role('viewer', 'Viewer'), role('editor', 'Editor'), role('support', 'Support')]

function credentials(clientId: string, description: string, others: Partial<ApiToken> = {}): ApiToken {
  return {
    id: clientId,
    type: 'clientCredentials',
    clientId,
    description,
    roleIds: ['viewer'],
    createdByUserId: demoUser.id,
    createdAt: '2025-11-20T16:30:00.000Z',
    expiresAt: null,
    isExpired: false,
    isEndable: true,
    tenantId: null,
    ...others,
  }
}

const accessToken = (id: string, description: string, others: Partial<ApiToken> = {}) =>
  credentials(id, description, { type: 'accessToken', clientId: null, createdByUserId: null, ...others })

const printers = credentials('b52c90fe-6c1d-4d0e-9a55-3e7f2b10c8d4', 'Label printers, Bristol', {
  roleIds: ['viewer', 'editor'],
  createdAt: '2026-02-27T08:15:00.000Z',
})
const deploy = credentials('0d7ab3c1-91f4-4c57-8f0e-5a2d6b7e4410', 'CI deploy', {
  expiresAt: '2026-03-06T09:00:00.000Z',
})
const night = accessToken('7f31c2a8', 'Nightly export', { expiresAt: '2026-05-31T09:00:00.000Z' })
const ended = { expiresAt: '2026-02-14T09:00:00.000Z', isExpired: true }
const old = credentials('c3e9145b-2f6a-4b8d-a7c0-19d4e8f05b62', 'Scanner gate 4', ended)
const rows: readonly ApiToken[] = [
  printers,
  deploy,
  night,
  old,
  accessToken('long', 'Bestandsabgleich der Außenlager mit der Warenwirtschaft und der Finanzbuchhaltung'),
  credentials('5b0f8d27-e4c1-47a9-b3d6-80f2a91c7e35', 'מדפסות תוויות'),
]
const ownRows: readonly ApiToken[] = [
  credentials('e8d10f62-7b3c-4a95-9c2e-f4a6103d5b78', 'Laptop script'),
  accessToken('phone', 'Phone', { expiresAt: '2026-03-03T09:00:00.000Z' }),
  credentials('41c7e0b9-d5f2-4836-8a1b-6e90c3d7f254', 'Old laptop', ended),
].map((row) => ({ ...row, roleIds: [], createdByUserId: null }))

interface Shown {
  readonly record: string | null
  readonly permissions: readonly string[]
  readonly roles: readonly Role[]
}

const sections = () => [
  sectionOf({ id: 'apiTokens', visibility: 'always', component: ApiTokensSection }),
  sectionOf({ id: 'personalApiTokens', visibility: 'always', component: PersonalApiTokensSection }),
]

/** Makes the states of one of the sections. */
function statesIn(section: 'apiTokens' | 'personalApiTokens', start: string) {
  return (
    id: string,
    title: string,
    list: FrozenFeature,
    { record = null, permissions = ['fe.*'], roles: named = someRoles }: Partial<Shown> = {},
  ): GalleryState => ({
    id: `${start}-${id}`,
    title,
    now,
    sign: record === null ? '.portico-PortalMain h1' : '[role=dialog]',
    features: [
      frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(adminPortalFeature, { isOpen: true, section, record }),
      frozen(rolesFeature, { rows: named, total: named.length, status: 'ready' }),
      list,
    ],
    screen: <AdminPortal isInline sections={sections} />,
  })
}

type State = Partial<ApiTokensState>
type Calls = FrozenCalls<AnyApiTokensActions<CreatePersonalApiTokenInput>>

const ofTenant = statesIn('apiTokens', 'api-tokens')
const ofUser = statesIn('personalApiTokens', 'personal-tokens')
const tokens = (state: State, calls: Calls = {}) => frozen(apiTokensFeature, state, calls)
const ownTokens = (state: State, calls: Calls = {}) => frozen(personalApiTokensFeature, state, calls)

const shown = { rows, total: rows.length, status: 'ready' } as const
const ownShown = { rows: ownRows, total: ownRows.length, status: 'ready' } as const
const none = { rows: [], total: 0, status: 'ready' } as const
const searched = { ...none, query: { search: 'prnter', filters: {}, sort: null, page: 0, pageSize: 20 } }
const unread = { load: { status: 'failed', error: anyCall.network } } as const
const kept = (id: string) =>
  ({ remove: { status: 'failed', failed: [{ input: { id }, error: anyCall.provider }] } }) as const
const create = '[role=dialog] footer > .portico-Button--primary'

/** The states of the tokens of the tenant. */
export const apiTokensStates: Readonly<Record<'apiTokens' | 'apiToken', StatesOf>> = {
  apiTokens: [
    ofTenant('list', 'Both kinds: one ends this week, one has ended', tokens(shown)),
    ofTenant('selected', 'Two are selected', tokens({ ...shown, selected: [deploy.id, old.id] })),
    ofTenant('loading', 'They are being read', tokens({ status: 'loading' })),
    ofTenant('empty', 'None yet', tokens(none)),
    ofTenant('no-results', 'A search without results', tokens(searched)),
    ofTenant('unread', 'They cannot be read', tokens({}, unread)),
    ofTenant('row-failed', 'One could not be deleted', tokens(shown, kept(deploy.id))),
    ofTenant(
      'bulk',
      'One of two could not be deleted',
      tokens({
        ...shown,
        selected: [deploy.id],
        bulk: { pending: [], succeeded: ['gone'], failed: [{ id: deploy.id, error: anyCall.network }] },
      }),
    ),
    ofTenant('view-only', 'For a person who may only read them, and no roles', tokens(shown), {
      permissions: ['fe.secure.read.tenantApiTokens'],
      roles: [],
    }),
    ofTenant('forbidden', 'For a person who may not see them', tokens(shown), { permissions: [] }),
    ...(['api-token-description-required', 'api-token-expiry-invalid'] as const).map((code) =>
      ofTenant(code, `A failure: ${code}`, tokens({}, { load: { status: 'failed', error: failure(code) } })),
    ),
  ],
  apiToken: [
    ofTenant('new', 'A new token', tokens(shown), { record: 'new' }),
    {
      ...ofTenant('not-described', 'A new token without a description', tokens(shown), { record: 'new' }),
      pressed: create,
    },
    {
      ...ofTenant('creating', 'A new token is being created', tokens(shown), { record: 'new' }),
      typed: { description: 'Label printers, Leeds' },
      sent: create,
    },
    ofTenant('details', 'The details of client credentials', tokens(shown), { record: printers.id }),
    ofTenant('access-token', 'The details of an access token', tokens(shown), { record: night.id }),
    ofTenant('expired', 'The details of one that has ended', tokens(shown), { record: old.id }),
  ],
}

/** The states of the user's own tokens. */
export const personalApiTokensStates: Readonly<Record<'personalApiTokens' | 'personalApiToken', StatesOf>> = {
  personalApiTokens: [
    ofUser('list', 'Several of them', ownTokens(ownShown)),
    ofUser('loading', 'They are being read', ownTokens({ status: 'loading' })),
    ofUser('empty', 'None yet', ownTokens(none)),
    ofUser('unread', 'They cannot be read', ownTokens({}, unread)),
    ofUser('row-failed', 'One could not be deleted', ownTokens(ownShown, kept('phone'))),
    ofUser('view-only', 'For a person who may only read them', ownTokens(ownShown), {
      permissions: ['fe.secure.read.userApiTokens'],
    }),
    ofUser('forbidden', 'For a person who may not see them', ownTokens(ownShown), { permissions: [] }),
  ],
  personalApiToken: [
    ofUser('new', 'A new token', ownTokens(ownShown), { record: 'new' }),
    ofUser('details', 'The details of a token', ownTokens(ownShown), { record: 'phone' }),
  ],
}
