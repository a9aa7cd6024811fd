import type { Shape } from '../../../core/shape.ts'
import type { SparePart } from './types.ts'

/** The types of the members of {@link SparePart}. */
export const sparePartShape: Shape<SparePart> = { id: 'string', name: 'name', description: 'text', createdAt: 'text' }
