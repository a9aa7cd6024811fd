import type { Shape } from '../../../core/shape.ts'
import { sourceDirectoryShape } from '../../../http/source-directory.ts'
import { personShape } from '../../../session/person-of.ts'
import type { Group, GroupConfiguration } from './types.ts'

/** The types of the members of {@link Group}. */
export const groupShape: Shape<Group> = {
  id: 'string',
  name: 'name',
  description: 'text',
  color: 'text',
  metadata: 'text',
  managedBy: 'text',
  'directory|null': sourceDirectoryShape,
  roles: [{ id: 'string', key: 'text', name: 'name' }],
  users: [personShape],
}

/** The types of the members of {@link GroupConfiguration}. */
export const groupConfigurationShape: Shape<GroupConfiguration> = { isEnabled: 'flag', hasRoles: 'flag' }
