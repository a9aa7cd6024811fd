import type { Shape } from '../../../core/shape.ts'
import type { OwnEmail } from './types.ts'

/** The types of the members of {@link OwnEmail}. */
export const ownEmailShape: Shape<OwnEmail> = {
  id: 'string',
  email: 'text',
  isPrimary: 'flag',
  'isVerified|null': 'boolean',
}
