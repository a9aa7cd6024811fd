import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/list.ts'
import { listing } from '../../../core/listing.ts'
import { readUserPage } from '../../../http/user-pages.ts'
import { personOf } from '../../../session/person-of.ts'
import type { PeopleActions, PeopleState } from './types.ts'

/** The users of the tenant. */
export const people: Feature<PeopleState, PeopleActions> = {
  name: 'people',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['people'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' } }),
  actions(tools) {
    const list = listing(
      tools,
      async (query, signal) => {
        const { rows, total } = await readUserPage(tools.client.api, query, {
          parameters: query.filters,
          // A field to choose people by typing wants few of them.
          isNarrow: true,
          signal,
        })
        return { rows: rows.map(personOf), total }
      },
      { resource: 'people' },
    )
    return list.actions
  },
  start: loadWhileSignedIn,
}
