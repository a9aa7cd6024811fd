import type { Shape } from '../../../core/shape.ts'
import type { ProvidedToken } from './rows.ts'

/** The types of the members of {@link ProvidedToken}. */
export const providedTokenShape: Shape<ProvidedToken> = {
  id: 'string',
  type: 'string',
  'clientId|null': 'string',
  description: 'text',
  'tenantId|null': 'string',
  roleIds: ['string'],
  'createdByUserId|null': 'string',
  'createdAt|null': 'string',
  'expiresAt|null': 'string',
  isEndable: 'flag',
}
