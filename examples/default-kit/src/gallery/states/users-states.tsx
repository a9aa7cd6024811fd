import { sessionFeature, startUpFeature } from '@portico/headless'
import { secret } from '@portico/headless/core'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { groupsFeature } from '@portico/headless/portal/groups'
import { type Role, rolesFeature } from '@portico/headless/portal/roles'
import {
  type InviteLinkValue,
  inviteLinkFeature,
  temporaryUserConfigurationFeature,
  type UserDetails,
  type UserRole,
  type UserRow,
  userFeature,
  usersTableFeature,
} from '@portico/headless/portal/users'
import { type FrozenFeature, frozen } from '@portico/headless/preview'
import { AdminPortal, sectionOf } from '@portico/ui-kit/portal'
import { InviteDialog, UsersSection, UsersTable } from '@portico/ui-kit/portal/users'
import { demoUser } from '../demo-user.ts'
import { anyCall, failure } from '../failures.ts'
import type { GalleryState, StatesOf } from '../gallery-state.ts'

const codesOfForm = ['user-not-in-state', 'users-filter-ignored', 'expiry-in-past', 'ER-TEMPORARY-USERS-OFF']
const codesOfPerson = ['ER-USER-NOT-LOCKABLE', 'ER-USER-READ-ONLY', 'ER-USER-SELF']
const admin = { id: 'admin', key: 'Admin', name: 'Admin' }
const editor = { id: 'editor', key: 'Editor', name: 'Editor' }
const roleOf = (role: UserRole): Role => ({
  ...role,
  description: '',
  permissions: [],
  isDefault: false,
  isBuiltIn: true,
  level: 0,
  userCount: null,
  tenantId: null,
  vendorId: 'acme',
  createdAt: '',
  updatedAt: '',
})
const support = { id: 'support', name: 'Support', color: '#c8645a' }
const sites = { id: 'sites', name: 'Sites', color: '#b3730f' }

function userOf(id: string, name: string, others: Partial<UserRow> = {}): UserRow {
  return {
    id,
    name,
    email: `${id}@acme.test`,
    profilePictureUrl: null,
    username: null,
    phoneNumber: null,
    status: 'active',
    isVerified: true,
    isActivated: true,
    isLocked: false,
    isLockable: false,
    isDisabled: false,
    hasSecondFactor: true,
    isSuperUser: false,
    provider: 'local',
    managedBy: 'frontegg',
    directory: null,
    tenantId: 'acme',
    createdAt: '2024-06-19T09:00:00Z',
    lastLogin: '2026-02-11T16:20:00Z',
    expiresAt: null,
    metadata: '{}',
    roleIds: [editor.id],
    roles: [editor],
    groups: [],
    applicationIds: null,
    ...others,
  }
}

const rows: readonly UserRow[] = [
  userOf(demoUser.id, demoUser.name, { email: demoUser.email, roles: [admin] }),
  userOf('sofia', 'Sofia Lindqvist', {
    roles: [admin],
    groups: [support, sites],
    managedBy: 'scim2',
    directory: { id: 'okta', name: 'Okta directory' },
    provider: 'saml',
  }),
  userOf('yael', 'Yael Ben-Ami', { status: 'locked', isLocked: true }),
  userOf('tomasz', 'Tomasz Kowalczyk', { expiresAt: '2026-11-30T23:59:59Z', groups: [sites] }),
  userOf('amara', 'Amara Nwosu', { status: 'invited', isVerified: false, lastLogin: null }),
  userOf('lucia', 'Lucía Fernández', { status: 'disabled', isDisabled: true, roles: [], groups: null }),
  userOf('grace', 'Grace Mutasa', { hasSecondFactor: false }),
  userOf('elias', 'Elias Vainio', { status: 'expired', expiresAt: '2025-12-31T23:59:59Z' }),
  userOf('long', 'Wolfeschlegelsteinhausenbergerdorff-Montgomery von und zu Hohenlohe'),
  userOf('noa', 'נועה לוי', { roles: [admin, editor, { id: 'viewer', key: 'Viewer', name: 'Viewer' }] }),
]

const sofia: UserDetails = {
  ...(rows[1] ?? userOf('sofia', 'Sofia Lindqvist')),
  phoneNumbers: ['+447700900812'],
  access: [
    { role: admin, isDirect: true, groups: [] },
    { role: { id: 'support', key: 'Support', name: 'Support' }, isDirect: false, groups: [support] },
  ],
  audits: [
    {
      id: 'a1',
      action: 'login',
      description: 'Signed in',
      severity: 'Info',
      ip: '198.51.100.7',
      createdAt: '2026-02-11T16:20:00Z',
    },
    {
      id: 'a2',
      action: 'roles',
      description: 'Changed roles',
      severity: 'High',
      ip: '198.51.100.7',
      createdAt: '2026-02-10T09:02:00Z',
    },
  ],
}

const shown = { rows, total: rows.length, status: 'ready' } as const
const ownUsers = () => [sectionOf({ id: 'users', visibility: 'always', component: UsersSection })]

interface Shown {
  readonly record: string | null
  readonly permissions: readonly string[]
  readonly others: readonly FrozenFeature[]
}

function state(
  id: string,
  title: string,
  list: FrozenFeature,
  { record = null, permissions = ['fe.*'], others = [] }: Partial<Shown> = {},
): GalleryState {
  return {
    id: `users-${id}`,
    title,
    sign: record === null ? '.portico-PortalMain h1' : '[role=dialog]',
    features: [
      ...around(permissions),
      frozen(adminPortalFeature, { isOpen: true, section: 'users', record }),
      list,
      ...others,
    ],
    screen: <AdminPortal isInline sections={ownUsers} />,
  }
}

function around(permissions: readonly string[]): readonly FrozenFeature[] {
  return [
    frozen(sessionFeature, { status: 'authenticated', user: { ...demoUser, permissions } }),
    frozen(startUpFeature, { status: 'loaded' }),
    frozen(rolesFeature, { rows: [admin, editor].map(roleOf), total: 2, status: 'ready' }),
    frozen(groupsFeature, { status: 'ready' }),
    frozen(temporaryUserConfigurationFeature, { value: { isEnabled: true } }),
  ]
}

const list = frozen(usersTableFeature, shown)
const withLink = (value: Pick<InviteLinkValue, 'link' | 'isAllowed'>) =>
  frozen(inviteLinkFeature, { value: { ...value, canSendEmail: true } })
const link = {
  id: 'link',
  url: secret('https://app.acme.test/invitation?token=7d1f0c2e'),
  expiresAt: '2026-03-12T09:00:00Z',
  isSentByEmail: true,
  roleIds: [],
}

const adding = {
  pending: [],
  added: ['ines.duarte', 'b.castellan', 'noor', 'tim'].map((id) => ({
    id,
    person: { email: `${id}@acme.test` },
    refused: [],
  })),
  refused: [
    { person: { email: 'marco@acme.test' }, error: anyCall.network, canRetry: true, user: null },
    { person: { email: 'omar@acme.test' }, error: anyCall.provider, canRetry: true, user: null },
    { person: { email: 'tara@acme' }, error: failure('email-incomplete', 400), canRetry: false, user: null },
    {
      person: { email: 'helena@acme.test' },
      error: failure('ER-USER-EXISTS', 409),
      canRetry: false,
      user: { id: 'sofia', name: 'Helena Vogt' },
    },
  ],
}

/** The states of users. */
export const usersStates: Readonly<Record<'users' | 'user' | 'invite', StatesOf>> = {
  users: [
    state('list', 'In every state', list),
    state('loading', 'They are being read', frozen(usersTableFeature, { status: 'loading' })),
    state('empty', 'None yet', frozen(usersTableFeature, { rows: [], total: 0, status: 'ready' })),
    state(
      'no-results',
      'A filter without results',
      frozen(usersTableFeature, {
        rows: [],
        total: 0,
        status: 'ready',
        query: { search: '', filters: { preset: 'breached-passwords' }, sort: null, page: 0, pageSize: 20 },
      }),
    ),
    state(
      'unread',
      'They cannot be read',
      frozen(usersTableFeature, {}, { load: { status: 'failed', error: anyCall.network } }),
    ),
    state('selected', 'Two are selected', frozen(usersTableFeature, { ...shown, selected: ['yael', 'grace'] })),
    state(
      'bulk',
      'A part of an action in bulk failed',
      frozen(usersTableFeature, {
        ...shown,
        bulk: { pending: [], succeeded: ['grace'], failed: [{ id: 'yael', error: failure('user-not-found', 404) }] },
      }),
    ),
    state('view-only', 'For a person who may only read', list, { permissions: ['fe.secure.read.users'] }),
    state('refused', 'For a person who may not see them', list, { permissions: [] }),
    {
      id: 'users-alone',
      title: 'The table without the portal',
      sign: '.portico-DataTable',
      features: [...around(['fe.*']), list],
      screen: <UsersTable />,
      page: (
        <main className="gallery-portal">
          <h1>Team</h1>
          <UsersTable />
        </main>
      ),
    },
  ],
  user: [
    state('drawer', 'A user', list, { record: 'sofia', others: [frozen(userFeature, { value: sofia })] }),
    state('drawer-view-only', 'A user, for a person who may only read', list, {
      record: 'sofia',
      permissions: ['fe.secure.read.users'],
      others: [frozen(userFeature, { value: { ...sofia, audits: null, groups: null } })],
    }),
    {
      ...state('roles', 'The roles of a user', list, {
        record: 'sofia',
        others: [frozen(userFeature, { value: sofia })],
      }),
      pressed: '[role=dialog] footer > .portico-Button:last-child',
    },
    state('gone', 'A user who is gone', list, { record: 'gone', others: [failedUser('user-not-found', 404)] }),
    ...[...codesOfForm, ...codesOfPerson].map((code) =>
      state(code.toLowerCase(), `A failure of a user: ${code}`, list, {
        record: 'sofia',
        others: [failedUser(code, 400)],
      }),
    ),
  ],
  invite: [
    state('invite', 'An invitation', list, { record: 'invite' }),
    {
      ...state('invite-many', 'Several people', list, { record: 'invite' }),
      pressed: '[role=dialog] [role=tab]:last-child',
    },
    state('invite-result', 'Four of eight were refused', frozen(usersTableFeature, { ...shown, adding }), {
      record: 'invite',
    }),
    {
      ...state('invite-link', 'The link', list, { record: 'invite', others: [withLink({ link, isAllowed: true })] }),
      pressed: '[role=dialog] footer .portico-RecordNote > .portico-Button',
    },
    {
      ...state('invite-new-link', 'A new link', list, {
        record: 'invite',
        others: [withLink({ link: null, isAllowed: true })],
      }),
      pressed: '[role=dialog] footer .portico-RecordNote > .portico-Button',
    },
    ...['ER-INVITE-LINKS-OFF', 'ER-01240'].map((code) => ({
      ...state(`invite-link-${code.toLowerCase()}`, `The link cannot be read: ${code}`, list, {
        record: 'invite',
        others: [frozen(inviteLinkFeature, {}, { load: { status: 'failed', error: failure(code, 400) } })],
      }),
      pressed: '[role=dialog] footer .portico-RecordNote > .portico-Button',
    })),
    {
      id: 'users-invite-alone',
      title: 'The invitation without the portal',
      sign: '[role=dialog]',
      features: [...around(['fe.*']), frozen(usersTableFeature, { ...shown, adding: null })],
      screen: <InviteDialog isOpen onClose={() => {}} />,
    },
  ],
}

function failedUser(code: string, status: number) {
  return frozen(userFeature, {}, { load: { status: 'failed', error: failure(code, status) } })
}
