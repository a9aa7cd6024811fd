import { PorticoError } from '../../../core/errors.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import { verbsFrom } from '../../../core/verb-table.ts'
import { entriesOf } from './catalogue.ts'
import { userErrors } from './errors.ts'
import type { SetTemporaryInput, SetUserRolesInput, UpdateUserInput, UserRow } from './types.ts'
import { mailCalls, secondsUntil, userCalls } from './user-calls.ts'
import { changedUser } from './user-of.ts'
import { type UserVerb, verbsOfOne } from './user-verbs.ts'
import type { UsersListing, UsersTools } from './users-memory.ts'

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
