import { sessionFeature, startUpFeature, tenantsFeature } from '@portico/headless'
import { adminPortalFeature } from '@portico/headless/portal/admin-portal'
import { type Permission, permissionsFeature } from '@portico/headless/portal/permissions'
import { type Role, type RolesActions, type RolesState, rolesFeature } from '@portico/headless/portal/roles'
import { frozen } from '@portico/headless/preview'
import { AdminPortal, type AdminPortalProps } from '@portico/ui-kit/portal'
import { demoTenant } from '../demo-tenant.ts'
import { demoUser } from '../demo-user.ts'
import { anyCall } from '../failures.ts'
import { type GalleryState, type Shown, type StatesOf, shown } from '../gallery-state.ts'

const permission = (
  id: string,
  name: string,
  categoryName: string,
  assignment: Permission['assignment'] = 'assignable',
) => ({
  id,
  key: `fe.${id}`,
  name,
  description: '',
  categoryId: categoryName,
  categoryName,
  assignment,
  isFrontEnd: true,
  roleIds: [],
})
const demoPermissions: readonly Permission[] = [
  permission('secure.read.users', 'See users', 'Users', 'always'),
  permission('secure.write.users', 'Invite users', 'Users'),
  permission('secure.write.usersRoles', 'Change roles', 'Users'),
  permission('secure.delete.users', 'Remove users', 'Users'),
  permission('secure.write.impersonate', 'Impersonate', 'Users', 'never'),
  permission('secure.read.securityPolicy', 'See security settings', 'Security'),
  permission('secure.write.securityPolicy', 'Change security settings', 'Security', 'never'),
  permission('subscriptions.*', 'All of billing', 'Billing'),
  permission('subscriptions.read', 'See invoices', 'Billing'),
  permission('subscriptions.write', 'Change the plan', 'Billing'),
  permission('*', 'Everything', 'Everything', 'never'),
]

const role = (id: string, name: string, more: Partial<Role>): Role => ({
  id,
  key: id,
  name,
  description: '',
  level: 3,
  isDefault: false,
  permissions: [],
  vendorId: 'portico',
  tenantId: null,
  isBuiltIn: true,
  userCount: 0,
  createdAt: '',
  updatedAt: '2026-11-18T09:00:00.000Z',
  ...more,
})
const own = { tenantId: 'acme', isBuiltIn: false }
const demoRoles: readonly Role[] = [
  role('admin', 'Admin', { description: 'Everything at Acme', level: 0, userCount: 3, permissions: ['*'] }),
  role('billing', 'Billing', { ...own, level: 2, userCount: 2, permissions: ['subscriptions.*'] }),
  role('read', 'ReadOnly', { level: 5, isDefault: true, userCount: 21, permissions: ['secure.read.securityPolicy'] }),
  role('site', 'Site manager', {
    ...own,
    description: 'Runs one warehouse',
    userCount: 6,
    permissions: ['secure.write.users'],
  }),
]

const sections: AdminPortalProps['sections'] = (ours) =>
  ours.filter(({ id }) => id === 'roles').map((section) => ({ ...section, visibility: 'always' as const }))

interface Place {
  readonly record?: string
  readonly tab?: string
  /** The permissions of the person. */
  readonly held?: readonly string[]
}

const all = { rows: demoRoles, total: demoRoles.length, status: 'ready' as const }

function state(id: string, title: string, place: Place, list: Shown<RolesState, RolesActions> = all): GalleryState {
  const { held = ['fe.*'], ...rest } = place
  const acme = demoTenant('acme', 'Acme')
  return {
    id: `roles-${id}`,
    title,
    sign: '.portico-SectionPage h1',
    features: [
      frozen(sessionFeature, {
        status: 'authenticated',
        user: { ...demoUser, roles: [{ key: 'admin' }], permissions: held },
      }),
      frozen(startUpFeature, { status: 'loaded' }),
      frozen(tenantsFeature, { rows: [acme], tenant: acme }),
      frozen(adminPortalFeature, { isOpen: true, section: 'roles', ...rest }),
      frozen(permissionsFeature, { rows: demoPermissions, total: demoPermissions.length, status: 'ready' }),
      shown(rolesFeature, list),
    ],
    screen: <AdminPortal isInline sections={sections} />,
  }
}

/** The states of the roles in the portal. */
export const rolesStates: Readonly<Record<'list' | 'compare', StatesOf>> = {
  list: [
    state('list', 'Four roles', {}),
    state('loading', 'They load', {}, { rows: [], status: 'loading', call: 'load', isPending: true }),
    state('failed', 'They cannot be read', {}, { rows: [], status: 'unread', call: 'load', error: anyCall.provider }),
    state('view-only', 'For a person who may not change them', { held: ['fe.secure.read.roles'] }),
    state('refused', 'For a person who may not see them', { held: ['fe.secure.read.users'] }),
  ],
  compare: [
    state('compare', 'All roles side by side', { tab: 'compare' }),
    state('compare-view-only', 'For a person who may not change them', {
      tab: 'compare',
      held: ['fe.secure.read.roles'],
    }),
  ],
}
