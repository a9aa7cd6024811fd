import type { Shape } from '../../core/shape.ts'
import type { LoginSession } from './types.ts'

/** The types of the members of {@link LoginSession}. */
export const loginSessionShape: Shape<LoginSession> = {
  id: 'string',
  isCurrent: 'flag',
  userAgent: 'text',
  ipAddress: 'text',
  createdAt: 'text',
  isImpersonated: 'flag',
}
