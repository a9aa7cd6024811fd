import type { BulkInput, BulkResult } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { verbsInBulk } from '../../../core/verb-table.ts'
import { entriesOf } from './catalogue.ts'
import { readInParts } from './relations.ts'
import type { UpdateUserRolesInput } from './types.ts'
import { userCalls } from './user-calls.ts'
import { userNotFound } from './user-not-found.ts'
import { changedUser } from './user-of.ts'
import { type ManyVerb, verbsOfMany } from './user-verbs.ts'
import type { UsersListing, UsersTools } from './users-memory.ts'

/** The verbs for many rows of the table. */
export function bulkVerbs({ client, memory, state }: UsersTools, list: UsersListing) {
  const { api, ports } = client
  return {
    ...verbsInBulk<keyof typeof verbsOfMany, ManyVerb, (input?: BulkInput) => Promise<Outcome<BulkResult>>>(
      verbsOfMany,
      ({ change, send }) =>
        list.inBulk(
          (row) => (change ? changedUser(row, change, ports.clock.now()) : row),
          (id, signal) => send({ calls: userCalls(api, id) }, signal),
        ),
    ),
    removeMany: list.inBulk(
      () => null,
      (id, signal) => userCalls(api, id).remove(signal),
    ),
    updateRolesMany: list.inBulk(
      (row, input: UpdateUserRolesInput | undefined) => {
        const roleIds = rolesAfter(row.roleIds, input)
        return { ...row, roleIds, roles: entriesOf(memory().catalogue.roles, roleIds) }
      },
      async (id, signal, input) => {
        // Another administrator may have changed the roles since the list was read.
        const present = await roleIdsOf(id, signal)
        await userCalls(api, id).setRoles({ roleIds: rolesAfter(present, input) }, signal)
      },
    ),
  }

  async function roleIdsOf(id: string, signal: AbortSignal): Promise<readonly string[]> {
    const tenantId = state().rows.find((row) => row.id === id)?.tenantId
    const rows = await readInParts([id], 1, (ids) =>
      api.get('/identity/resources/users/v3/roles', { query: { ids }, signal }),
    )
    const own = rows.find((one) => one.tenantId === tenantId) ?? rows[0]
    if (!own) throw userNotFound()
    return own.roleIds
  }
}

/** The roles of a user after additions and removals. */
function rolesAfter(
  roleIds: readonly string[],
  { addRoleIds = [], removeRoleIds = [] }: UpdateUserRolesInput = {},
): readonly string[] {
  return [...new Set([...roleIds, ...addRoleIds])].filter((id) => !removeRoleIds.includes(id))
}
