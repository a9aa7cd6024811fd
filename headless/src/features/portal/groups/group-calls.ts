import type { Api } from '../../../http/api-types.ts'
import type { GroupDetails, GroupRolesInput, GroupUsersInput } from './types.ts'

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
