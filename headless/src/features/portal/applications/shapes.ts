import type { Shape } from '../../../core/shape.ts'
import type { Application } from './types.ts'

/** The types of the members of {@link Application}. */
export const applicationShape: Shape<Application> = {
  id: 'string',
  name: 'name',
  description: 'text',
  accessType: 'text',
  url: 'text',
  logoUrl: 'text',
  isActive: 'flag',
  'userIds|null': ['string'],
}
