import type { PermissionKey } from './permission-key.gen.ts'
import type { AdminBoxMetadata } from './types.ts'

/** The defaults of the portal's sections and their visibility, for tenants without a configuration. */
export const defaultMetadata: AdminBoxMetadata = {
  navigation: {
    profile: { visibility: 'always' },
    privacy: { visibility: 'always' },
    account: { visibility: 'always', permissions: ['fe.secure.read.accountSettings'] },
    users: { visibility: 'always', permissions: ['fe.secure.read.users'] },
    security: { visibility: 'always', permissions: ['fe.secure.read.securityPolicy'] },
    audits: { visibility: 'always', permissions: ['fe.secure.read.audits'] },
    usage: { visibility: 'hidden', featureFlag: 'fe-usage-page', permissions: ['fe.usage.read'] },
    // The provider has no word for this section, so that a tenant or an application shows it.
    reports: { visibility: 'hidden', permissions: ['fe.secure.read.accountSettings'] },
    personalApiTokens: { visibility: 'hidden', permissions: ['fe.secure.read.userApiTokens'] },
    groups: { visibility: 'hidden', permissions: ['fe.secure.read.groups'] },
    applications: {
      visibility: 'byPermissions',
      featureFlag: 'multi-apps-admin-portal',
      permissions: ['fe.account-settings.read.app'],
    },
    sso: { visibility: 'hidden', permissions: ['fe.secure.read.samlConfiguration'] },
    provisioning: { visibility: 'hidden', permissions: ['fe.secure.read.provisioningConfiguration'] },
    webhooks: { visibility: 'hidden', permissions: ['fe.connectivity.read.webhooks'] },
    apiTokens: { visibility: 'hidden', permissions: ['fe.secure.read.tenantApiTokens'] },
    roles: { visibility: 'hidden', permissions: ['fe.secure.read.roles'] },
    subscriptions: { visibility: 'hidden', permissions: ['fe.subscriptions.*'] },
    allAccounts: { visibility: 'hidden', permissions: ['fe.account-hierarchy.read.subAccount'] },
  },
} satisfies AdminBoxMetadata & {
  readonly navigation: Readonly<Record<string, { readonly permissions?: readonly PermissionKey[] }>>
}
