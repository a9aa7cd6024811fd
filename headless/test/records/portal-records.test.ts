import { describe } from 'vitest'
import { accountSettingsFeature } from '../../src/features/portal/account-settings/feature.ts'
import { groupFeature } from '../../src/features/portal/groups/group.ts'
import { groupConfigurationFeature } from '../../src/features/portal/groups/group-configuration.ts'
import { profileFeature } from '../../src/features/portal/profile/feature.ts'
import { sessionPolicyFeature } from '../../src/features/portal/security/session-policy.ts'
import { recordConformance } from './conformance.ts'

describe('the settings of the account', () => {
  recordConformance({
    slice: (client) => client.get(accountSettingsFeature),
    reads: 'getAccountSettings',
    saves: 'updateAccountSettings',
    patch: { dateFormat: 'YYYY-MM-DD' },
    changeOther: (emulator) =>
      emulator.arrange(({ tenants }) => {
        for (const { settings } of tenants) settings['currency'] = 'EUR'
      }),
    kept: ({ tenants }) => tenants.find(({ name }) => name === 'Acme')?.settings,
    both: { currency: 'EUR', dateFormat: 'YYYY-MM-DD' },
    other: { currency: 'EUR' },
  })
})

describe('the profile', () => {
  const mine = ({ email }: { readonly email: string }) => email === 'admin@acme.test'

  recordConformance({
    slice: (client) => client.get(profileFeature),
    reads: 'getMe',
    saves: 'updateMe',
    patch: { jobTitle: 'Director' },
    changeOther: (emulator) =>
      emulator.arrange(({ users }) => {
        for (const user of users.filter(mine)) Object.assign(user, { name: 'Ada B.', metadata: '{"theme":1}' })
      }),
    kept: ({ users }) => users.find(mine),
    both: { name: 'Ada B.', metadata: '{"theme":1,"jobTitle":"Director"}' },
    other: { name: 'Ada B.' },
  })
})

describe('a group', () => {
  const sites = ({ name }: { readonly name: string }) => name === 'Sites' || name === 'Places'

  recordConformance({
    slice: (client, { groups }) => client.get(groupFeature, { id: groups.find(sites)?.id ?? '' }),
    reads: 'getGroup',
    saves: 'updateGroup',
    patch: { name: 'Places' },
    changeOther: (emulator) =>
      emulator.arrange(({ groups }) => {
        for (const group of groups.filter(sites)) group.description = 'Where we build'
      }),
    kept: ({ groups }) => groups.find(sites),
    both: { name: 'Places', description: 'Where we build' },
    other: { description: 'Where we build' },
  })
})

describe('the use of groups', () => {
  recordConformance({
    slice: (client) => client.get(groupConfigurationFeature),
    reads: 'getGroupConfiguration',
    saves: 'saveGroupConfiguration',
    patch: { hasRoles: false },
    changeOther: (emulator) =>
      emulator.arrange((state) => {
        state.groupConfigurations = [{ tenantId: state.tenants[0]?.id ?? '', enabled: false, rolesEnabled: true }]
      }),
    kept: ({ groupConfigurations }) => groupConfigurations[0],
    both: { enabled: false, rolesEnabled: false },
    other: { isEnabled: false },
  })
})

describe('the limits of sessions', () => {
  recordConformance({
    slice: (client) => client.get(sessionPolicyFeature),
    reads: 'getSessionPolicy',
    saves: 'saveSessionPolicy',
    patch: { forceReLogin: { isActive: true, timeout: 3600 } },
    changeOther: (emulator) => emulator.setPolicy({ tenant: 'Acme', idleTimeout: 600, maxSessions: 2 }),
    kept: ({ security, tenants }) => security.sessions?.[tenants.find(({ name }) => name === 'Acme')?.id ?? ''],
    both: {
      sessionTimeoutConfiguration: { isActive: true },
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 600 },
      sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 },
    },
    other: { maximumConcurrentSessions: { isActive: true, maxSessions: 2 } },
  })
})
