import type { Shape } from '../../../core/shape.ts'
import type { OwnEvent } from './types.ts'

/** The types of the members of {@link OwnEvent}. */
export const ownEventShape: Shape<OwnEvent> = {
  id: 'string',
  createdAt: 'text',
  action: 'text',
  description: 'text',
  ipAddress: 'text',
  userAgent: 'text',
}
