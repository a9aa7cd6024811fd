import { PorticoError } from '../../../core/errors.ts'
import type { RowInput } from '../../../core/list.ts'
import { entriesOf } from './catalogue.ts'
import { userErrors } from './errors.ts'
import type { SetTemporaryInput, SetUserRolesInput, UpdateUserInput, UserRow } from './types.ts'
import { mailCalls, secondsUntil, userCalls } from './user-calls.ts'
import { changedUser } from './user-of.ts'
import type { UsersListing, UsersTools } from './users-memory.ts'

/** The verbs for one row of the table. */
export function rowVerbs(tools: UsersTools, list: UsersListing) {
  const { client, memory, task } = tools
  const { api, ports } = client
  const { clock } = ports
  return {
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
    enable: list.changing(
      (row, _: RowInput) => changedUser(row, { isDisabled: false }, clock.now()),
      ({ id }, signal) => userCalls(api, id).enable(signal),
    ),
    disable: list.changing(
      (row, _: RowInput) => changedUser(row, { isDisabled: true }, clock.now()),
      ({ id }, signal) => userCalls(api, id).disable(signal),
    ),
    lock: list.changing(
      (row, _: RowInput) => changedUser(row, { isLocked: true }, clock.now()),
      ({ id }, signal) => userCalls(api, id).lock(signal),
    ),
    unlock: list.changing(
      (row, _: RowInput) => changedUser(row, { isLocked: false }, clock.now()),
      ({ id }, signal) => userCalls(api, id).unlock(signal),
    ),
    remove: list.removing(({ id }: RowInput, signal) => userCalls(api, id).remove(signal)),
    setTemporary: task(
      'parallel',
      async ({ optimistic, signal }, { id, expiresAt }: SetTemporaryInput) => {
        const seconds = secondsUntil({ expiresAt }, clock)
        optimistic(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? ending(row, expiresAt) : row)) }))
        await userCalls(api, id).setTemporary(seconds, signal)
      },
      { changes: ['people'] },
    ),
    setPermanent: list.changing(
      (row, _: RowInput) => ending(row, null),
      ({ id }, signal) => userCalls(api, id).setPermanent(signal),
    ),
    resendActivation: sending(({ id }, signal) => userCalls(api, id).resendActivation(signal)),
    resendInvitation: sending(({ id }, signal) => mailsTo(id).resendInvitation(signal)),
    sendPasswordReset: sending(({ id }, signal) => mailsTo(id).sendPasswordReset(signal)),
    endSessions: sending(({ id }, signal) => userCalls(api, id).endSessions(signal)),
    resetBreachedPasswords: task('single', async ({ signal }) => {
      await api.post('/identity/resources/users/v1/passwords/breached/reset/bulk', { signal })
    }),
  }

  /** Makes a verb that changes nothing in the list. */
  function sending(work: (input: RowInput, signal: AbortSignal) => Promise<unknown>) {
    return task('parallel', async ({ signal }, input: RowInput) => {
      await work(input, signal)
    })
  }

  function ending(row: UserRow, expiresAt: string | null): UserRow {
    return changedUser(row, { expiresAt }, clock.now())
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
