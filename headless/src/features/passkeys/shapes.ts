import type { Shape } from '../../core/shape.ts'
import type { Passkey } from './types.ts'

/** The types of the members of {@link Passkey}. */
export const passkeyShape: Shape<Passkey> = { id: 'string', deviceType: 'string', createdAt: 'text' }
