/** Sections that providers name in two ways: the id, and the other name. */
const twice = [
  ['subscriptions', 'subscription'],
  ['sso', 'singleSignOn'],
  ['applications', 'application'],
] as const

/** The ids of the portal's sections, in the order of the navigation. */
export const portalSectionIds = [
  'profile',
  'privacy',
  'personalApiTokens',
  'account',
  'users',
  'groups',
  'roles',
  'applications',
  'allAccounts',
  'security',
  'sso',
  'provisioning',
  'audits',
  'apiTokens',
  'webhooks',
  'usage',
  'reports',
  'subscriptions',
] as const

/** The id of the section that a name means, in links, rules and metadata. A name without a second one is its own id. */
export function portalSectionId(name: string): string {
  return twice.find(([, other]) => other === name)?.[0] ?? name
}

/** The id of a section, and its other name if it has one. */
export function namesOfSection(name: string): readonly string[] {
  const id = portalSectionId(name)
  return twice.find(([one]) => one === id) ?? [id]
}
