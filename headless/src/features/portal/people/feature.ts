import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/list.ts'
import { listing } from '../../../core/listing.ts'
import { identityPageOf, identityQuery } from '../../../http/paging.ts'
import { personOf } from '../../../session/person-of.ts'
import { searchFor } from './search-for.ts'
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
      async ({ search, ...others }, signal) => {
        const query = { ...identityQuery({ ...others, search: '' }, sortColumns), ...searchFor(search) }
        const answer = await tools.client.api.get('/identity/resources/users/v3', { query, signal })
        const { rows, total } = identityPageOf(answer)
        return { rows: rows.map(personOf), total }
      },
      { resource: 'people' },
    )
    return list.actions
  },
  start: loadWhileSignedIn,
}

const sortColumns = ['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'] as const
