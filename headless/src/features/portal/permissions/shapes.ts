import type { Shape } from '../../../core/shape.ts'
import type { Permission } from './types.ts'

/** The types of the members of {@link Permission}. */
export const permissionShape: Shape<Permission> = {
  id: 'string',
  key: 'text',
  name: 'name',
  description: 'text',
  categoryId: 'text',
  categoryName: 'text',
  isFrontEnd: 'flag',
  roleIds: ['string'],
  assignment: 'string',
}
