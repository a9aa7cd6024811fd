import type { Shape } from '../../core/shape.ts'
import type { PhoneNumber } from './types.ts'

/** The types of the members of {@link PhoneNumber}. */
export const phoneNumberShape: Shape<PhoneNumber> = { id: 'string', phoneNumber: 'text', isVerified: 'flag' }
