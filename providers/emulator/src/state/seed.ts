import { demoAuthenticatorSecret, demoPasswordHash, demoRecoveryCode } from '../core/demo.ts'
import { drawId } from '../core/random.ts'
import type { Role } from '../core/role-records.ts'
import { beginning } from '../core/roles.ts'
import type { SecuritySettings } from '../core/settings.ts'
import { type CoreState, stateVersion } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { newUser, type User } from '../core/users.ts'
import { recoveryCodeHash } from '../factors/recovery-code.ts'
import { apiTokenDemo } from './demo-api-tokens.ts'
import { applicationDemo } from './demo-applications.ts'
import { auditDemo } from './demo-audits.ts'
import { billDemo } from './demo-billing.ts'
import { connectDemo } from './demo-connections.ts'
import { entitleDemo } from './demo-entitlements.ts'
import { groupDemo } from './demo-groups.ts'
import { notificationDemo } from './demo-notifications.ts'
import { provisioningDemo } from './demo-provisioning.ts'
import { reportDemo } from './demo-reports.ts'
import { restrictionDemo } from './demo-restrictions.ts'
import { ssoDemo } from './demo-sso.ts'
import { subAccountDemo, subAccountPeople } from './demo-sub-accounts.ts'
import { usageDemo } from './demo-usage.ts'
import { editKeys, permissionCatalogue, permissionCategories, readKeys, viewKeys } from './permission-catalogue.ts'
import { readState } from './read-state.ts'
import { addPeople } from './seed-people.ts'
import type { State } from './state.ts'

/** The initial state: the demo accounts, only roles and policies, or a given state. */
export type Seed = 'demo' | 'empty' | State

/** How many tenants and users are made besides, for long lists. */
export interface SeedSize {
  /** The seed of ids and secrets. */
  readonly random: number
  readonly tenants: number
  /** Further users in the first tenant, or in a new one if there is none: plausible people in every state of an account. */
  readonly users: number
  /** Rows of the audit log, in the first tenant. */
  readonly audits: number
  /** Days of sign-ins and of calls of tokens. */
  readonly usageDays: number
  /** The time that the dates of these users and rows, and of demo tokens, are relative to, in epoch milliseconds. */
  readonly now: number
}

/** Makes the state an emulator begins with. Throws where it is given one that is none. */
export function seedState(seed: Seed, size: SeedSize): State {
  if (typeof seed === 'object') return readState(seed)
  const state = emptyState(size.random)
  if (seed === 'demo') addDemo(state, size.now)
  addMany(state, size)
  auditDemo(state, size.audits, size.now)
  usageDemo(state, size.usageDays, size.now)
  return state
}

function emptyState(random: number): State {
  const core: CoreState = {
    version: stateVersion,
    random,
    clockOffset: 0,
    vendor: {
      id: '6a1c2f0e-5b0d-4c57-8f58-1d2f7c3b9a10',
      clientId: 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca',
      name: 'Portico',
      logo: '',
      icon: '',
    },
    tenants: [],
    users: [],
    roles: [],
    permissions: [],
    sessions: [],
    security: securitySettings(),
    flags: {},
    entitlements: { features: {}, plans: {}, permissions: {} },
    outbox: [],
    audits: [],
  }
  const state = readState(core)
  state.permissions = permissionCatalogue().map((permission) => ({ id: drawId(state), ...permission }))
  state.permissionCategories = permissionCategories.map((category) => ({ ...category }))
  const role = (key: string, level: number, description: string, keys: readonly string[]): Role => ({
    id: drawId(state),
    key,
    name: key.replace(/([a-z])([A-Z])/, '$1 $2'),
    description,
    level,
    isDefault: key === 'ReadOnly',
    permissionKeys: [...keys],
  })
  state.roles = [
    role('Admin', 0, 'May do everything', ['fe.*']),
    role('Support', 1, 'Helps users to sign in', [...readKeys, 'fe.secure.write.users', 'fe.secure.write.sessions']),
    role('Editor', 2, 'Changes people and settings, but no policies', [...readKeys, ...editKeys]),
    role('ReadOnly', 3, 'May look at everything', readKeys),
    role('Viewer', 4, 'May look at people and the account', viewKeys),
  ]
  return state
}

function addDemo(state: State, now: number): void {
  const acme = addTenant(state, 'Acme')
  const labs = addTenant(state, 'Acme Labs', acme.id)
  const globex = addTenant(state, 'Globex')
  const admin = addUser(state, 'admin@acme.test', 'Ada Admin', [acme, 'Admin'], [labs, 'Admin'], [globex, 'ReadOnly'])
  const mfa = addUser(state, 'mfa@acme.test', 'Mia Moreno', [acme, 'Support'], [labs, 'ReadOnly'])
  mfa.authenticators = [{ id: drawId(state), secret: demoAuthenticatorSecret, lastStep: 0 }]
  mfa.recoveryCodeHash = recoveryCodeHash(demoRecoveryCode)
  addUser(state, 'enroll@acme.test', 'Emil Enroll', [acme, 'ReadOnly']).isMfaForced = true
  addUser(state, 'reader@acme.test', 'Rita Reader', [acme, 'ReadOnly']).phoneNumber = '+12025550142'
  addUser(state, 'sso@globex.test', 'Sam Sorensen', [globex, 'ReadOnly'])
  addUser(state, 'locked@acme.test', 'Lou Locked', [acme, 'ReadOnly']).isLocked = true
  state.ssoConnections = [
    { id: drawId(state), tenantId: globex.id, type: 'saml', enabled: true, domains: ['globex.test'] },
  ]
  state.flags = {
    'show-passkeys-new': 'on',
    'security-center-admin-portal-major-version': 'on',
    'multi-apps-admin-portal': 'on',
    'fe-usage-page': 'off',
    admin_portal_should_load_authorization: 'off',
  }
  entitleDemo(state, { labs, globex, auditor: mfa })
  groupDemo(state, acme)
  applicationDemo(state, state.tenants)
  billDemo(state, { acme, labs, globex })
  apiTokenDemo(state, acme, admin, now)
  restrictionDemo(state, acme)
  connectDemo(state, acme, now)
  notificationDemo(state, acme, admin, now)
  reportDemo(state, acme, admin, now)
  ssoDemo(state, acme)
  subAccountDemo(state, acme)
  provisioningDemo(state, acme, now)
}

function addMany(state: State, { tenants, users, now }: SeedSize): void {
  for (let number = 1; number <= tenants; number++) addTenant(state, `Tenant ${number}`)
  if (users === 0) return
  addPeople(state, state.tenants[0] ?? addTenant(state, 'Tenant 1'), users, now)
  subAccountPeople(state)
}

function addTenant(state: State, name: string, parentId: string | null = null): Tenant {
  const alias = name.toLowerCase().replaceAll(' ', '-')
  const tenant = { id: drawId(state), name, alias, parentId, settings: { ...demoSettings }, createdAt: beginning }
  state.tenants.push(tenant)
  return tenant
}

function addUser(
  state: State,
  email: string,
  name: string,
  home: readonly [Tenant, string],
  ...others: readonly (readonly [Tenant, string])[]
): User {
  const user = newUser({
    id: drawId(state),
    email,
    name,
    passwordHash: demoPasswordHash,
    verified: true,
    memberships: [home, ...others].map(([tenant, key]) => ({
      tenantId: tenant.id,
      roleIds: state.roles.filter((role) => role.key === key).map(({ id }) => id),
    })),
    activeTenantId: home[0].id,
    createdAt: beginning,
  })
  state.users.push(user)
  return user
}

function securitySettings(): SecuritySettings {
  const stamps = { createdAt: beginning, updatedAt: beginning }
  return {
    allowSignups: true,
    mainStrategy: 'EmailAndPassword',
    otherStrategies: [],
    secondaryStrategies: [],
    mfaStrategies: ['AuthenticatorApp'],
    mfa: { '*': { id: '2b1f0c4a-90f2-4d39-8b35-0b6c9d2f1e01', enforceMFAType: 'DontForce', ...stamps } },
    lockout: { '*': { id: '2b1f0c4a-90f2-4d39-8b35-0b6c9d2f1e02', enabled: true, maxAttempts: 5, ...stamps } },
    rememberDeviceFor: 14 * 24 * 3600,
    accessTokenLifetime: 300,
    sessionLifetime: 30 * 24 * 3600,
  }
}

/** How an account shows times and money. */
const demoSettings = { timezone: 'default', dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm', currency: 'USD' }
