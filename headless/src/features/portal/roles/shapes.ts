import type { Shape } from '../../../core/shape.ts'
import type { Role } from './types.ts'

/** The types of the members of {@link Role}. */
export const roleShape: Shape<Role> = {
  id: 'string',
  key: 'text',
  name: 'name',
  description: 'text',
  'level|null': 'number',
  isDefault: 'flag',
  permissions: ['string'],
  'tenantId|null': 'string',
  isBuiltIn: 'flag',
  vendorId: 'text',
  'userCount|null': 'number',
  createdAt: 'text',
  updatedAt: 'text',
}
