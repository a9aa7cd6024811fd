import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { listing } from '../../../core/lists/listing.ts'
import { addingVerbs } from './add-users.ts'
import type { UsersMemory } from './catalogue.ts'
import { emptyCatalogue } from './catalogue.ts'
import { readPage } from './read-users.ts'
import { bulkVerbs, rowVerbs } from './row-verbs.ts'
import type { UsersTableActions, UsersTableOptions, UsersTableState } from './types.ts'

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
