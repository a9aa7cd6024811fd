import type { Shape } from '../../../core/shape.ts'
import type { Profile } from './types.ts'

/** The types of the members of {@link Profile}. */
export const profileShape: Shape<Profile> = {
  id: 'string',
  email: 'text',
  isEmailVerified: 'flag',
  username: 'text',
  name: 'text',
  phoneNumber: 'text',
  jobTitle: 'text',
  address: 'text',
  'profilePictureUrl|null': 'string',
  metadata: 'dictionary',
  provider: 'text',
  managedBy: 'text',
}
