import type { User } from '@portico/headless'

/** A signed-in person. */
export const demoUser: User = {
  id: 'ada',
  email: 'ada@acme.test',
  name: 'Ada Admin',
  tenantId: 'acme',
  isEmailVerified: true,
  roles: [],
  roleIds: [],
  groups: [],
  permissions: [],
  isSuperUser: false,
  claims: {},
}
