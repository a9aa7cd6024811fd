import { partlySaved } from '../../../core/lists/partly-saved.ts'
import type { Api } from '../../../http/api-types.ts'
import { groupErrors } from './errors.ts'
import { groupCalls } from './group-calls.ts'
import type { Group, UpdateGroupInput } from './types.ts'

/**
 * Sends the changes of a group, one call after another: texts, roles, members. Throws `group-partly-saved` if a call fails
 * after others have succeeded. Repeating the same changes is safe.
 */
export async function updateGroup(
  api: Api,
  { id, addRoleIds = [], removeRoleIds = [], addUserIds = [], removeUserIds = [], ...details }: UpdateGroupInput,
  signal: AbortSignal,
): Promise<void> {
  const { change, addRoles, removeRoles, addUsers, removeUsers } = groupCalls(api, id)
  const parts = [
    Object.keys(details).length > 0 && (() => change(details, signal)),
    removeRoleIds.length > 0 && (() => removeRoles({ roleIds: removeRoleIds }, signal)),
    addRoleIds.length > 0 && (() => addRoles({ roleIds: addRoleIds }, signal)),
    removeUserIds.length > 0 && (() => removeUsers({ userIds: removeUserIds }, signal)),
    addUserIds.length > 0 && (() => addUsers({ userIds: addUserIds }, signal)),
  ].filter((part) => part !== false)
  for (const [at, send] of parts.entries()) {
    try {
      await send()
    } catch (thrown) {
      signal.throwIfAborted()
      throw at === 0 ? thrown : partlySaved(groupErrors.groupPartlySaved, thrown)
    }
  }
}

/** A group with the changes that are known before the answer: those of texts, and what is removed. */
export function updatedGroup(
  group: Group,
  { addRoleIds, removeRoleIds = [], addUserIds, removeUserIds = [], ...details }: UpdateGroupInput,
): Group {
  return {
    ...group,
    ...details,
    roles: group.roles.filter(({ id }) => !removeRoleIds.includes(id)),
    users: group.users.filter(({ id }) => !removeUserIds.includes(id)),
  }
}
