import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { ifBuilt } from '../../../http/if-offered.ts'
import { logsPageOf, logsQuery } from '../../../http/paging.ts'
import { followDirectory } from './follow-directory.ts'
import { syncEventShape } from './shapes.ts'
import type { SyncLogActions, SyncLogOptions, SyncLogState } from './types.ts'

/** The changes and refusals of one directory. */
export const syncLogFeature: Feature<SyncLogState, SyncLogActions, SyncLogOptions> = {
  name: 'sync-log',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['provisioning'],
  state: () => ({ ...emptyList({ pageSize: 10 }), isOffered: null }),
  actions(tools, { connectionId: id }) {
    const { api } = tools.client
    const offer = tools.step(({ set }, isOffered: boolean) => set({ isOffered }))
    const list = listing(
      tools,
      async (listed, signal) => {
        const { search, filters } = listed
        const query = {
          ...logsQuery(listed),
          ...(isOutcome(filters['outcome']) && { outcome: filters['outcome'] }),
          ...(search && { filter: search }),
        }
        const answer = await ifBuilt(api.get(path, { path: { id }, query, signal }))
        signal.throwIfAborted()
        offer(answer !== null)
        const { rows, total } = logsPageOf(answer ?? { rows: [], count: 0 }, tools.client)
        return {
          rows: rowsIn(
            tools.client,
            rows,
            (row) => ({
              ...row,
              isRefused: row.reason !== null,
            }),
            syncEventShape,
          ),
          total,
        }
      },
      { resource: 'provisioning' },
    )
    return list.actions
  },
  start(life, { connectionId, isLive = false }) {
    const stops = [loadWhileSignedIn(life), ...(isLive ? [followDirectory(life, connectionId)] : [])]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

const path = '/directory/resources/v1/configurations/scim2/{id}/log'

function isOutcome(value: string | undefined): value is 'done' | 'refused' {
  return value === 'done' || value === 'refused'
}
