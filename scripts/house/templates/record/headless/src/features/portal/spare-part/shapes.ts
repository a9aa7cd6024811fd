import type { Shape } from '../../../core/shape.ts'
import type { SparePart } from './types.ts'

/** The types of the members of {@link SparePart}. */
export const sparePartShape: Shape<SparePart> = { contact: 'text', note: 'text', isActive: 'flag' }
