import { PorticoError } from '../../../core/errors.ts'
import type { BulkInput, BulkResult, RowInput } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { verbsFrom, verbsInBulk } from '../../../core/verb-table.ts'
import type { UsersListing, UsersTools } from './catalogue.ts'
import { entriesOf } from './catalogue.ts'
import { userErrors, userNotFound } from './errors.ts'
import { readInParts } from './relations.ts'
import type { SetTemporaryInput, SetUserRolesInput, UpdateUserInput, UpdateUserRolesInput, UserRow } from './types.ts'
import {
  type ManyVerb,
  mailCalls,
  secondsUntil,
  type UserVerb,
  userCalls,
  verbsOfMany,
  verbsOfOne,
} from './user-calls.ts'
import { changedUser } from './user-of.ts'

/** The verbs for one row of the table. */
export function rowVerbs(tools: UsersTools, list: UsersListing) {
  const { client, memory, task } = tools
  const { api, ports } = client
  const { clock } = ports
  return {
    ...verbsFrom<keyof typeof verbsOfOne, UserVerb, (input: RowInput) => Promise<Outcome>>(
      verbsOfOne,
      ({ change, send }) => {
        const work = ({ id }: RowInput, signal: AbortSignal) =>
          send({ calls: userCalls(api, id), mails: () => mailsTo(id) }, signal)
        if (!change) return task('parallel', async ({ signal }, input: RowInput) => void (await work(input, signal)))
        return list.changing((row) => changedUser(row, change, clock.now()), work)
      },
    ),
    update: list.changing(
      (row, patch: UpdateUserInput) => ({ ...row, ...patch }),
      ({ id, ...patch }, signal) => userCalls(api, id).update(patch, signal),
      requireRow,
    ),
    setRoles: list.changing(
      (row, { roleIds }: SetUserRolesInput) => ({
        ...row,
        roleIds,
        roles: entriesOf(memory().catalogue.roles, roleIds),
      }),
      ({ id, roleIds }, signal) => userCalls(api, id).setRoles({ roleIds }, signal),
      requireRow,
    ),
    remove: list.removing(({ id }: RowInput, signal) => userCalls(api, id).remove(signal)),
    setTemporary: task(
      'parallel',
      async ({ optimistic, signal }, { id, expiresAt }: SetTemporaryInput) => {
        const seconds = secondsUntil({ expiresAt }, clock)
        optimistic(({ rows }) => ({
          rows: rows.map((row) => (row.id === id ? changedUser(row, { expiresAt }, clock.now()) : row)),
        }))
        await userCalls(api, id).setTemporary(seconds, signal)
      },
      { changes: ['people'] },
    ),
    resetBreachedPasswords: task('single', async ({ signal }) => {
      await api.post('/identity/resources/users/v1/passwords/breached/reset/bulk', { signal })
    }),
  }

  /** The mails go to the address of the row, which no other read returns. */
  function mailsTo(id: string) {
    const row = tools.state().rows.find((one) => one.id === id)
    requireRow(row)
    return mailCalls(api, row.email)
  }
}

function requireRow(row: UserRow | undefined): asserts row is UserRow {
  if (row) return
  throw new PorticoError(userErrors.userNotInState, 'User not in state')
}

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
