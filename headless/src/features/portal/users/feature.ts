import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { listing } from '../../../core/lists/listing.ts'
import { addingVerbs } from './adding-verbs.ts'
import { bulkVerbs } from './bulk-verbs.ts'
import { emptyCatalogue } from './catalogue.ts'
import { readPage } from './read-page.ts'
import { rowVerbs } from './row-verbs.ts'
import type { UsersTableActions, UsersTableOptions, UsersTableState } from './types.ts'
import type { UsersMemory } from './users-memory.ts'

/** The users of the tenant, with their roles, groups, phone numbers and applications. */
export const usersTableFeature: Feature<UsersTableState, UsersTableActions, UsersTableOptions | undefined> = {
  name: 'users-table',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['people', 'roles', 'groups'],
  identity: ({ initialSort: _, ...options }) => withoutAddress(options),
  state: ({ options }) => ({
    ...emptyList({ sort: options?.initialSort ?? { by: 'name', order: 'DESC' } }),
    adding: null,
  }),
  memory: () => ({ catalogue: emptyCatalogue(), readBy: null, access: {} }),
  actions(tools, options = {}) {
    const { isEndless = false, address } = options
    const list = listing(tools, (query, signal) => readPage(tools, query, options, signal), {
      resource: 'people',
      isEndless,
      ...(address && { address }),
    })
    return {
      ...list.actions,
      ...addingVerbs(tools, list),
      ...rowVerbs(tools, list),
      ...bulkVerbs(tools, list),
    }
  },
  start: loadWhileSignedIn,
} satisfies Feature<UsersTableState, UsersTableActions, UsersTableOptions | undefined, UsersMemory>
