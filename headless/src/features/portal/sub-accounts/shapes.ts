import type { Shape } from '../../../core/shape.ts'
import { personShape } from '../../../session/person-of.ts'
import type { SubAccount } from './types.ts'
import type { SubAccountUser } from './user-types.ts'

/** The types of the members of {@link SubAccount}. */
export const subAccountShape: Shape<SubAccount> = {
  id: 'string',
  tenantId: 'string',
  name: 'name',
  logo: 'text',
  createdAt: 'text',
  metadata: 'dictionary',
  isReseller: 'flag',
  subAccountAccessType: 'string',
  isParent: 'flag',
  'totalSubTenants|null': 'number',
  'totalUsers|null': 'number',
  'numberOfUsers|null': 'number',
  parents: [{ tenantId: 'string', name: 'name' }],
}

/** The types of the members of {@link SubAccountUser}. */
export const subAccountUserShape: Shape<SubAccountUser> = {
  ...personShape,
  roles: [{ id: 'string', key: 'text', name: 'name' }],
  hasSubAccountAccess: 'flag',
  isFromAbove: 'flag',
}
