import type { Feature } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { pageWithin } from '../../../http/paging.ts'
import { changeAssignment, readTenantApplications, readUserApplicationIds } from './application-calls.ts'
import { loadIfMultiApp } from './load-if-multi-app.ts'
import type {
  Application,
  ApplicationIdsInput,
  UserApplication,
  UserApplicationsActions,
  UserApplicationsOptions,
  UserApplicationsState,
} from './types.ts'

/** The applications of the tenant, as one user has them. */
export const userApplicationsFeature: Feature<UserApplicationsState, UserApplicationsActions, UserApplicationsOptions> =
  {
    name: 'user-applications',
    scope: 'tenant',
    source: 'admin-portal',
    reads: ['applications'],
    state: () => emptyList({ sort: { by: 'name', order: 'ASC' }, pageSize: null }),
    actions(tools, options) {
      const { client } = tools
      const list = listing(
        tools,
        async (query, signal) => {
          const [all, ids] = await Promise.all([
            readTenantApplications(client, signal),
            readUserApplicationIds(client.api, options.userId, signal),
          ])
          return pageWithin(
            all.map((one) => heldBy(one, ids.includes(one.id))),
            query,
            ['name', 'description'],
          )
        },
        { resource: 'applications' },
      )
      return { ...list.actions, addMany: changing('assign'), removeMany: changing('unassign') }

      function changing(verb: 'assign' | 'unassign') {
        return tools.task(
          'parallel',
          async ({ optimistic, signal }, { ids }: ApplicationIdsInput) => {
            optimistic(({ rows }) => ({
              rows: rows.map((row) => (ids.includes(row.id) ? heldBy(row, verb === 'assign') : row)),
            }))
            await changeAssignment(client, verb, { ...options, ids }, signal)
          },
          { changes: ['applications'] },
        )
      }
    },
    start: loadIfMultiApp,
  }

function heldBy(application: Omit<Application, 'userIds'>, isAssigned: boolean): UserApplication {
  const { id, name, description, accessType, url, logoUrl, isActive } = application
  const isHeld = isAssigned || accessType === 'free'
  return { id, name, description, accessType, url, logoUrl, isActive, isHeld, isAssigned }
}
