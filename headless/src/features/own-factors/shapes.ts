import type { Shape } from '../../core/shape.ts'
import type { OwnFactor } from './types.ts'

/** The types of the members of {@link OwnFactor}. */
export const ownFactorShape: Shape<OwnFactor> = { id: 'string', method: 'string', name: 'text', canRemove: 'flag' }
