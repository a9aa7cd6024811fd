import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError, toPorticoError } from '../../../core/errors.ts'
import { emptyList, type RowInput } from '../../../core/lists/list.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { partlySaved } from '../../../core/lists/list-bulk.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import type { Api } from '../../../http/api-types.ts'
import { pageWithin } from '../../../http/paging.ts'
import { groupErrors, refuseMoreThanRoles, refuseReadOnly } from './errors.ts'
import { groupCalls, groupOf, groupShape } from './group-calls.ts'
import type {
  CreatedGroup,
  CreateGroupInput,
  Group,
  GroupsActions,
  GroupsOptions,
  GroupsState,
  RefusedPart,
  UpdateGroupInput,
} from './types.ts'

/** The groups of the tenant. */
export const groupsFeature: Feature<GroupsState, GroupsActions, GroupsOptions | undefined> = {
  name: 'groups',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['groups'],
  identity: withoutAddress,
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' } }),
  actions(tools, { ids, relations = 'rolesAndUsers', address } = {}) {
    const { api } = tools.client
    const list = listing(
      tools,
      async (asked, signal) => {
        const query = { _groupsRelations: relations }
        const answer = ids
          ? await api.post(`${root}/bulkGet`, { query, body: { groupsIds: [...ids] }, signal })
          : await api.get(root, { query, signal })
        return pageWithin(rowsIn(tools.client, answer, groupOf, groupShape), asked, ['name', 'description'])
      },
      { resource: 'groups', ...(address && { address }) },
    )
    const change = async (input: UpdateGroupInput, signal: AbortSignal) => {
      try {
        await updateGroup(api, input, signal)
      } catch (thrown) {
        if (thrown instanceof PorticoError && thrown.code === groupErrors.groupPartlySaved)
          tools.client.changed(['groups'])
        throw thrown
      }
    }
    return {
      ...list.actions,
      create: list.creating((input, signal) => createGroup(api, input, signal)),
      update: list.changing(updatedGroup, change, refuseMoreThanRoles),
      remove: list.removing(({ id }: RowInput, signal) => groupCalls(api, id).remove(signal), refuseReadOnly),
      removeMany: list.inBulk(
        () => null,
        async (id, signal) => {
          refuseReadOnly(tools.state().rows.find((row) => row.id === id))
          await groupCalls(api, id).remove(signal)
        },
      ),
    }
  },
  start: loadWhileSignedIn,
}

const root = '/identity/resources/groups/v1'

/** Creates a group, then adds its roles and users. A refused part is a value, because the group exists without it. */
async function createGroup(
  api: Api,
  { roleIds = [], userIds = [], ...body }: CreateGroupInput,
  signal: AbortSignal,
): Promise<CreatedGroup> {
  const { id } = await api.post('/identity/resources/groups/v1', { body, signal })
  const { addRoles, addUsers } = groupCalls(api, id)
  const refused = await Promise.all([
    refusedPart('roles', roleIds, () => addRoles({ roleIds }, signal)),
    refusedPart('users', userIds, () => addUsers({ userIds }, signal)),
  ])
  return { id, refused: refused.flat() }

  async function refusedPart(
    part: RefusedPart['part'],
    ids: readonly string[],
    add: () => Promise<unknown>,
  ): Promise<readonly RefusedPart[]> {
    if (ids.length === 0) return []
    try {
      await add()
      return []
    } catch (thrown) {
      signal.throwIfAborted()
      return [{ part, ids, error: toPorticoError(thrown) }]
    }
  }
}

/**
 * Sends the changes of a group, one call after another: texts, roles, members. Throws `group-partly-saved` if a call fails
 * after others have succeeded. Repeating the same changes is safe.
 */
async function updateGroup(
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
function updatedGroup(
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
