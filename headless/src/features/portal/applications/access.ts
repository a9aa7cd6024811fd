import type { Feature } from '../../../client/index.ts'
import { PorticoError, toPorticoError } from '../../../core/errors.ts'
import type { BulkFailure, BulkResult } from '../../../core/lists/list.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import { personOf, personShape } from '../../../session/person-of.ts'
import { applicationErrors, changeAssignment, readTenantApplications, withUsers } from './application-calls.ts'
import { loadIfMultiApp } from './load-if-multi-app.ts'
import type {
  ApplicationAccess,
  ApplicationAccessActions,
  ApplicationAccessOptions,
  ApplicationAccessState,
  ApplicationUser,
  ApplicationUsersInput,
} from './types.ts'

const atOnce = 10

/** One application, with the users who are assigned. */
export const applicationAccessFeature: Feature<
  ApplicationAccessState,
  ApplicationAccessActions,
  ApplicationAccessOptions
> = {
  name: 'application-access',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['applications'],
  state: () => ({ value: null }),
  actions(tools, { id }) {
    const { client, task } = tools
    const { api } = client
    return {
      ...readOnlyRecord(tools, async (signal) => {
        const own = (await readTenantApplications(client, signal)).filter((one) => one.id === id)
        const [found] = await withUsers(api, own, signal)
        if (!found) throw gone()
        return { ...found, users: await readUsers(found.userIds ?? [], signal) }
      }),
      addUsers: changing('assign'),
      removeUsers: changing('unassign'),
    }

    async function readUsers(userIds: readonly string[], signal: AbortSignal): Promise<readonly ApplicationUser[]> {
      if (userIds.length === 0) return []
      const ids = userIds.slice(0, mostUsers).join(',')
      const query = { ids, _offset: 0, _limit: mostUsers, _sortBy: 'name', _order: 'ASC' } as const
      const { items } = await api.get('/identity/resources/users/v3', { query, signal })
      return rowsIn(client, items, personOf, personShape)
    }

    function changing(verb: 'assign' | 'unassign') {
      return task(
        'parallel',
        async ({ set, signal }, { userIds, ...others }: ApplicationUsersInput) => {
          const result = await sideBySide(userIds, signal, (userId) =>
            changeAssignment(client, verb, { userId, ids: [id], ...others }, signal),
          )
          set(({ value }) => ({ value: value && assignedTo(value, verb, result.succeeded) }))
          return result
        },
        { changes: ['applications'] },
      )
    }
  },
  start: loadIfMultiApp,
}

const mostUsers = 50

/** The application with the users of a change. Those who are new are in `users` once it is read again. */
function assignedTo(
  access: ApplicationAccess,
  verb: 'assign' | 'unassign',
  changed: readonly string[],
): ApplicationAccess {
  const isOther = (userId: string) => !changed.includes(userId)
  const others = access.userIds?.filter(isOther) ?? null
  return verb === 'assign'
    ? { ...access, userIds: others && [...others, ...changed] }
    : { ...access, userIds: others, users: access.users.filter(({ id }) => isOther(id)) }
}

function gone(): PorticoError {
  return new PorticoError(applicationErrors.applicationGone, 'The account no longer has this application', {
    status: 404,
  })
}

/** Runs `work` for each id, ten at a time. An id that fails does not stop the others. */
async function sideBySide(
  ids: readonly string[],
  signal: AbortSignal,
  work: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const queue = [...new Set(ids)]
  const succeeded: string[] = []
  const failed: BulkFailure[] = []
  await Promise.all(Array.from({ length: atOnce }, workOff))
  return { succeeded, failed }

  async function workOff() {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await work(id)
        succeeded.push(id)
      } catch (thrown) {
        signal.throwIfAborted()
        failed.push({ id, error: toPorticoError(thrown) })
      }
    }
  }
}
