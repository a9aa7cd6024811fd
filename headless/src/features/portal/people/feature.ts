import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { plainAddress } from '../../../core/email-address.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { visibleText } from '../../../core/visible-text.ts'
import { readUserPage } from '../../../http/user-pages.ts'
import { personOf, personShape } from '../../../session/person-of.ts'
import type { PeopleActions, PeopleState } from './types.ts'

/** The users of the tenant. */
export const peopleFeature: Feature<PeopleState, PeopleActions> = {
  name: 'people',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['people'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' } }),
  actions(tools) {
    const list = listing(
      tools,
      async (query, signal) => {
        const typed = { ...query, search: plainSearch(query.search) }
        const { rows, total } = await readUserPage(tools.client, typed, {
          parameters: query.filters,
          // A field to choose people by typing wants few of them.
          isNarrow: true,
          signal,
        })
        return { rows: rowsIn(tools.client, rows, personOf, personShape), total }
      },
      { resource: 'people' },
    )
    return list.actions
  },
  start: loadWhileSignedIn,
}

/** The text of a search; that of an address without the signs around it. */
function plainSearch(search: string): string {
  const address = plainAddress(visibleText(search))
  return address.includes('@') ? address : search
}
