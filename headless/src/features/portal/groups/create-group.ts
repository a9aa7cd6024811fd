import { toPorticoError } from '../../../core/errors.ts'
import type { Api } from '../../../http/api-types.ts'
import { groupCalls } from './group-calls.ts'
import type { CreatedGroup, CreateGroupInput, RefusedPart } from './types.ts'

/** Creates a group, then adds its roles and users. A refused part is a value, because the group exists without it. */
export async function createGroup(
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
