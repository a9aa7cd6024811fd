import type { PortalSectionRule } from '@portico/headless/portal/admin-portal'
import type { ComponentType } from 'react'

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

/** The groups of the kit's sections in the navigation. */
export type SectionGroup = 'you' | 'organisation' | 'security' | 'build'

/** A section of the portal, from {@link sectionOf}. */
export interface Section extends PortalSectionRule {
  /** The name in the navigation. Default: the kit's words for the id. */
  readonly label?: string | undefined
  /** The icon in the navigation: path data on a grid of 20. Default: the kit's icon for the id. */
  readonly icon?: string | undefined
  /** A group of the kit, or the heading of another one. Default: the kit's group of the id, else `organisation`. */
  readonly group?: SectionGroup | (string & {}) | undefined
  /** Loads the code of the section. Called ahead while the person points at its entry. */
  readonly load: () => Promise<ComponentType>
}

/** A section whose component is in the bundle already. */
export interface OwnSection extends Omit<Section, 'load'> {
  /** The content of the section. It renders the heading, an `h1`. */
  readonly component: ComponentType
}

/**
 * Makes a section of the portal, by its code or by its component.
 *
 * @example
 * ```tsx
 * import { AdminPortal } from '@portico/ui-kit/portal'
 *
 * <AdminPortal sections={(ours) => [...ours, sectionOf({ id: 'invoices', label: 'Invoices', component: Invoices })]} />
 * ```
 */
export function sectionOf(section: Section | OwnSection): Section {
  if (!('component' in section)) return section
  const { component, ...rest } = section
  return { ...rest, load: async () => component }
}
