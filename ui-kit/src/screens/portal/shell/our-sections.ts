import type { Section } from './section-of.ts'

/** The sections of the kit. `portalSectionIds` orders them. */
export const ourSections: readonly Section[] = [
  { id: 'account', load: async () => (await import('../account/account-section.tsx')).AccountSection },
  { id: 'apiTokens', load: async () => (await import('../api-tokens/api-tokens-section.tsx')).ApiTokensSection },
  {
    id: 'applications',
    load: async () => (await import('../applications/applications-section.tsx')).ApplicationsSection,
  },
  { id: 'audits', load: async () => (await import('../audits/audits-section.tsx')).AuditsSection },
  { id: 'groups', load: async () => (await import('../groups/groups-section.tsx')).GroupsSection },
  {
    id: 'personalApiTokens',
    load: async () => (await import('../api-tokens/personal-api-tokens-section.tsx')).PersonalApiTokensSection,
  },
  { id: 'privacy', load: async () => (await import('../privacy/privacy-section.tsx')).PrivacySection },
  { id: 'profile', load: async () => (await import('../profile/profile-section.tsx')).ProfileSection },
  {
    id: 'provisioning',
    load: async () => (await import('../provisioning/provisioning-section.tsx')).ProvisioningSection,
  },
  { id: 'reports', load: async () => (await import('../reports/reports-section.tsx')).ReportsSection },
  { id: 'roles', load: async () => (await import('../roles/roles-section.tsx')).RolesSection },
  { id: 'security', load: async () => (await import('../security/security-section.tsx')).SecuritySection },
  { id: 'sso', load: async () => (await import('../sso-connections/sso-connections-section.tsx')).SsoSection },
  {
    id: 'allAccounts',
    load: async () => (await import('../sub-accounts/sub-accounts-section.tsx')).SubAccountsSection,
  },
  {
    id: 'subscriptions',
    load: async () => (await import('../subscription/subscription-section.tsx')).SubscriptionSection,
  },
  { id: 'usage', load: async () => (await import('../usage/usage-section.tsx')).UsageSection },
  { id: 'users', load: async () => (await import('../users/list/users-section.tsx')).UsersSection },
  { id: 'webhooks', load: async () => (await import('../webhooks/webhooks-section.tsx')).WebhooksSection },
]
