import { describe } from 'vitest'
import { applicationsFeature } from '../../src/features/portal/applications/feature.ts'
import { userApplicationsFeature } from '../../src/features/portal/applications/user-applications.ts'
import { auditsFeature } from '../../src/features/portal/audits/feature.ts'
import { groupsFeature } from '../../src/features/portal/groups/feature.ts'
import { peopleFeature } from '../../src/features/portal/people/feature.ts'
import { permissionsFeature } from '../../src/features/portal/permissions/feature.ts'
import { rolesFeature } from '../../src/features/portal/roles/feature.ts'
import { subAccountUsersFeature } from '../../src/features/portal/sub-accounts/account-users.ts'
import { subAccountsFeature } from '../../src/features/portal/sub-accounts/feature.ts'
import { invoicesFeature } from '../../src/features/portal/subscription/invoices.ts'
import { plansFeature } from '../../src/features/portal/subscription/plans.ts'
import { usersTableFeature } from '../../src/features/portal/users/feature.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import { listConformance } from './conformance.ts'
import { openEmulatorList } from './emulator-list.ts'

describe('the list of groups', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(groupsFeature, options),
      resource: 'groups',
      operation: 'listGroups',
      sortBy: 'description',
      search: { text: 'engin', finds: (row) => 'name' in row && row.name === 'Engineering' },
      arrange(state) {
        state.groups = ['Sales', 'Support', 'Engineering'].map((name, at) => ({
          id: `group-${at}`,
          tenantId: state.tenants[0]?.id ?? '',
          name,
          description: `Number ${at}`,
          color: '',
          metadata: '{}',
          managedBy: 'frontegg',
          roleIds: [],
          userIds: [],
        }))
      },
      drop: (state, id) => {
        state.groups = state.groups.filter((group) => group.id !== id)
      },
      removal: {
        operation: 'deleteGroup',
        run: (client, id) => client.get(groupsFeature).actions.remove({ id }),
      },
    }),
  )
})

describe('the list of applications', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(applicationsFeature, options),
      resource: 'applications',
      operation: 'listTenantApplicationAssignments',
      sortBy: 'url',
      search: { text: 'ledg', finds: (row) => 'name' in row && row.name === 'Ledger' },
      arrange: () => {},
      drop: (state, id) => {
        state.applications = state.applications.filter((one) => one.id !== id)
      },
    }),
  )
})

describe('the applications of a user', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) =>
        client.get(userApplicationsFeature, {
          ...options,
          userId: client.get(sessionFeature).getSnapshot().user?.id ?? '',
        }),
      resource: 'applications',
      operation: 'listTenantApplicationAssignments',
      sortBy: 'url',
      search: { text: 'ledg', finds: (row) => 'name' in row && row.name === 'Ledger' },
      arrange: () => {},
      drop: (state, id) => {
        state.applications = state.applications.filter((one) => one.id !== id)
      },
    }),
  )
})

describe('the list of people', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(peopleFeature, options),
      resource: 'people',
      operation: 'listUsers',
      sortBy: 'email',
      search: { text: 'mi', finds: (row) => 'name' in row && String(row.name).startsWith('Mi') },
      arrange({ users }, userId) {
        // The list is read as the last of its rows, so that another one can be dropped.
        for (const user of users) if (user.id === userId) user.name = 'Zoe Admin'
      },
      drop: ({ users }, id) => {
        for (const user of users) if (user.id === id) user.memberships = []
      },
    }),
  )
})

describe('the table of users', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(usersTableFeature, options),
      resource: 'people',
      operation: 'listUsers',
      sortBy: 'email',
      search: { text: 'moreno', finds: (row) => 'name' in row && row.name === 'Mia Moreno' },
      arrange({ users }, userId) {
        // The list is read as the last of its rows, so that another one can be dropped.
        for (const user of users) if (user.id === userId) user.name = 'Aaron Admin'
      },
      drop: ({ users }, id) => {
        for (const user of users) if (user.id === id) user.memberships = []
      },
      removal: {
        operation: 'deleteTeamMember',
        run: (client, id) => client.get(usersTableFeature).actions.remove({ id }),
      },
    }),
  )
})

describe('the list of sub-accounts', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(subAccountsFeature, options),
      resource: 'sub-accounts',
      operation: 'searchSubTenants',
      sortBy: 'tenantId',
      search: { text: 'retail', finds: (row) => 'name' in row && row.name === 'Retail' },
      arrange(state) {
        const parentId = state.tenants[0]?.id ?? null
        for (const name of ['Retail', 'Iberia'])
          state.tenants.push({ id: `${name}-1`, name, parentId, settings: {}, createdAt: '2026-01-01T00:00:00.000Z' })
      },
      drop(state, id) {
        state.tenants = state.tenants.filter((one) => one.id !== id && one.parentId !== id)
        for (const user of state.users) user.memberships = user.memberships.filter((one) => one.tenantId !== id)
      },
      removal: {
        operation: 'deleteSubTenant',
        run: (client, id) => client.get(subAccountsFeature).actions.remove({ id }),
      },
    }),
  )
})

describe('the users of a sub-account', () => {
  const tenantId = 'northwind'
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(subAccountUsersFeature, { ...options, tenantId }),
      resource: 'sub-account-users',
      operation: 'listUsers',
      sortBy: 'email',
      search: { text: 'moreno', finds: (row) => 'name' in row && row.name === 'Mia Moreno' },
      arrange({ users }) {
        for (const user of users) if (!user.email.includes('admin')) user.memberships.push({ tenantId, roleIds: [] })
      },
      drop: ({ users }, id) => {
        for (const user of users)
          if (user.id === id) user.memberships = user.memberships.filter((one) => one.tenantId !== tenantId)
      },
      removal: {
        operation: 'removeUserFromSubTenants',
        run: (client, id) => client.get(subAccountUsersFeature, { tenantId }).actions.remove({ id }),
      },
    }),
  )
})

describe('the list of roles', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(rolesFeature, options),
      resource: 'roles',
      operation: 'listRoles',
      sortBy: 'name',
      search: { text: 'look', finds: (row) => 'description' in row && String(row.description).includes('look') },
      arrange(state, userId) {
        const me = state.users.find(({ id }) => id === userId)
        if (!me) return
        // The list loses the roles that allow to read it.
        me.superUser = true
        for (const role of state.roles) role.tenantId = me.activeTenantId
      },
      drop: (state, id) => {
        state.roles = state.roles.filter((role) => role.id !== id)
      },
      removal: {
        operation: 'deleteRole',
        run: (client, id) => client.get(rolesFeature).actions.remove({ id }),
        of: (row) => 'key' in row && row.key === 'Viewer',
      },
    }),
  )
})

describe('the list of permissions', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(permissionsFeature, options),
      resource: 'permissions',
      operation: 'listPermissions',
      sortBy: 'name',
      search: { text: 'groups', finds: (row) => 'categoryName' in row && row.categoryName === 'Groups' },
      arrange(state) {
        state.permissions = state.permissions.filter(({ key }) => /read\.(?:groups|users|audits)$/.test(key))
      },
      drop: (state, id) => {
        state.permissions = state.permissions.filter((permission) => permission.id !== id)
      },
    }),
  )
})

describe('the list of audits', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(auditsFeature, options),
      resource: 'audits',
      operation: 'listAudits',
      sortBy: 'email',
      search: { text: 'lorry', finds: (row) => 'description' in row && row.description === 'Lorry keys' },
      arrange(state, userId) {
        const tenantId = state.users.find(({ id }) => id === userId)?.activeTenantId ?? ''
        state.audits = ['Site keys', 'Lorry keys', 'Signed in'].map((description, at) => ({
          id: `event-${at}`,
          tenantId,
          userId,
          action: 'signUp',
          severity: 'Info',
          description,
          createdAt: `2025-12-0${at + 1}T00:00:00.000Z`,
          email: `${3 - at}@acme.test`,
        }))
      },
      drop: (state, id) => {
        state.audits = state.audits.filter((event) => event.id !== id)
      },
    }),
  )
})

describe('the list of plans', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(plansFeature, options),
      resource: 'plans',
      operation: 'listPlans',
      sortBy: 'name',
      search: { text: 'enterp', finds: (row) => 'slug' in row && row.slug === 'enterprise' },
      // Of each name there is one.
      arrange: (state) => {
        state.billingPlans = state.billingPlans.filter(({ interval }) => interval === 'month')
      },
      drop: (state, id) => {
        state.billingPlans = state.billingPlans.filter((plan) => plan.id !== id)
      },
    }),
  )
})

describe('the list of invoices', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(invoicesFeature, options),
      resource: 'invoices',
      operation: 'listInvoices',
      sortBy: 'receiptNumber',
      search: { text: 'r-2', finds: (row) => 'receiptNumber' in row && row.receiptNumber === 'R-2' },
      arrange(state, userId) {
        const tenantId = state.users.find(({ id }) => id === userId)?.activeTenantId ?? ''
        state.billingInvoices = ['R-3', 'R-2', 'R-1'].map((number, at) => ({
          id: `invoice-${at}`,
          externalId: '',
          tenantId,
          subscriptionId: '',
          number,
          currency: 'usd',
          lines: [],
          createdAt: at,
          paidAt: at,
          total: 100,
          failures: 0,
          nextAttemptAt: null,
        }))
      },
      drop: (state, id) => {
        state.billingInvoices = state.billingInvoices.filter((invoice) => invoice.id !== id)
      },
    }),
  )
})
