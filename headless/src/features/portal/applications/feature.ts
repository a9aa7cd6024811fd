import type { Feature } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { listing } from '../../../core/lists/listing.ts'
import { pageWithin } from '../../../http/paging.ts'
import { changeAssignment, readTenantApplications, withUsers } from './application-calls.ts'
import { loadIfMultiApp } from './load-if-multi-app.ts'
import type {
  Application,
  ApplicationsActions,
  ApplicationsOptions,
  ApplicationsState,
  UserApplicationsInput,
} from './types.ts'

/** The applications of the tenant. */
export const applicationsFeature: Feature<ApplicationsState, ApplicationsActions, ApplicationsOptions | undefined> = {
  name: 'applications',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['applications'],
  identity: withoutAddress,
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' } }),
  actions(tools, { address } = {}) {
    const { client } = tools
    const list = listing(
      tools,
      async (query, signal) => {
        const all = await readTenantApplications(client, signal)
        const page = pageWithin(all, query, ['name', 'description', 'url'])
        return { ...page, rows: await withUsers(client.api, page.rows, signal) }
      },
      { resource: 'applications', ...(address && { address }) },
    )
    return { ...list.actions, addUser: changing('assign'), removeUser: changing('unassign') }

    function changing(verb: 'assign' | 'unassign') {
      return tools.task(
        'parallel',
        async ({ optimistic, signal }, input: UserApplicationsInput) => {
          optimistic(({ rows }) => ({ rows: rows.map((row) => changed(row, verb, input)) }))
          await changeAssignment(client, verb, input, signal)
        },
        { changes: ['applications'] },
      )
    }
  },
  start: loadIfMultiApp,
}

function changed(row: Application, verb: 'assign' | 'unassign', { userId, ids }: UserApplicationsInput): Application {
  if (!row.userIds || !ids.includes(row.id)) return row
  const others = row.userIds.filter((id) => id !== userId)
  return { ...row, userIds: verb === 'assign' ? [...others, userId] : others }
}
