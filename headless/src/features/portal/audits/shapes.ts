import type { Shape } from '../../../core/shape.ts'
import type { Audit } from './types.ts'

/** The types of the members of {@link Audit}. */
export const auditShape: Shape<Audit> = {
  createdAt: 'text',
  severity: 'text',
  action: 'text',
  description: 'text',
  user: 'text',
  email: 'text',
  ip: 'text',
  userAgent: 'text',
  tenantId: 'text',
  vendorId: 'text',
  'json?': 'any',
  'actorId|null': 'string',
  'object|null': { type: 'string', id: 'string' },
  values: 'dictionary',
  id: 'string',
}
