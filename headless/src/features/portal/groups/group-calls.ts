import { objectsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { sourceDirectoryOf, sourceDirectoryShape } from '../../../http/source-directory.ts'
import { personOf, personShape } from '../../../session/person-of.ts'
import type { Group, GroupConfiguration, GroupDetails, GroupRolesInput, GroupUsersInput } from './types.ts'

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

/** The calls that change one group. */
export function groupCalls({ patch, post, delete: remove }: Api, groupId: string) {
  const path = { groupId }
  return {
    change: (body: GroupDetails, signal: AbortSignal) => patch(one, { path, body, signal }),
    remove: (signal: AbortSignal) => remove(one, { path, signal }),
    addUsers: ({ userIds }: GroupUsersInput, signal: AbortSignal) =>
      post(`${one}/users`, { path, body: { userIds: [...userIds] }, signal }),
    removeUsers: ({ userIds }: GroupUsersInput, signal: AbortSignal) =>
      remove(`${one}/users`, { path, body: { userIds: [...userIds] }, signal }),
    addRoles: ({ roleIds }: GroupRolesInput, signal: AbortSignal) =>
      post(`${one}/roles`, { path, body: { roleIds: [...roleIds] }, signal }),
    removeRoles: ({ roleIds }: GroupRolesInput, signal: AbortSignal) =>
      remove(`${one}/roles`, { path, body: { roleIds: [...roleIds] }, signal }),
  }
}

const one = '/identity/resources/groups/v1/{groupId}'

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
