import type { Shape } from '../../../core/shape.ts'
import type { IpPlace } from './types.ts'

/** The types of the members of {@link IpPlace}. */
export const ipPlaceShape: Shape<IpPlace> = { ip: 'text', city: 'text', country: 'text', countryCode: 'text' }
