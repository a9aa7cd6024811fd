import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError, toPorticoError } from '../../../core/errors.ts'
import { emptyList, type RowInput } from '../../../core/lists/list.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import type { Api } from '../../../http/api-types.ts'
import { pageWithin } from '../../../http/paging.ts'
import { groupErrors } from './errors.ts'
import { groupCalls } from './group-calls.ts'
import { groupOf } from './group-of.ts'
import { refuseMoreThanRoles, refuseReadOnly } from './read-only.ts'
import { groupShape } from './shapes.ts'
import type {
  CreatedGroup,
  CreateGroupInput,
  GroupsActions,
  GroupsOptions,
  GroupsState,
  RefusedPart,
  UpdateGroupInput,
} from './types.ts'
import { updatedGroup, updateGroup } from './update-group.ts'

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
