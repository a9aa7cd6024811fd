import { objectsIn } from '../../../core/lists/rows-in.ts'
import type { components } from '../../../http/contract.gen.ts'
import { sourceDirectoryOf } from '../../../http/source-directory.ts'
import { personOf } from '../../../session/person-of.ts'
import type { Group } from './types.ts'

/** A group of the provider's answer. */
export function groupOf(answer: components['schemas']['Group']): Group {
  const { id, name, description = '', color = '', metadata = '', managedBy, roles, users } = answer
  return {
    id,
    name,
    description,
    color,
    metadata,
    managedBy,
    directory: sourceDirectoryOf(answer),
    roles: objectsIn(roles).map((role) => ({ id: role.id, key: role.key, name: role.name })),
    users: objectsIn(users).map(personOf),
  }
}
