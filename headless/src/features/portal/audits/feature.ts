import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { listing } from '../../../core/lists/listing.ts'
import { countIn, objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import { auditsPageOf } from '../../../http/paging.ts'
import { auditOf } from './audit-of.ts'
import { pageQuery, queryTime, sortable } from './audits-query.ts'
import { columnsOf, usualColumns } from './columns.ts'
import { exportCsv } from './export-csv.ts'
import { readViews } from './saved-views.ts'
import { auditShape } from './shapes.ts'
import type { AuditsActions, AuditsFile, AuditsOptions, AuditsState, ExportAuditsInput } from './types.ts'
import { viewActions } from './view-actions.ts'

/** The audit log of the tenant. */
export const auditsFeature: Feature<AuditsState, AuditsActions, AuditsOptions | undefined> = {
  name: 'audits',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['audits'],
  identity: withoutAddress,
  state: ({ options }) => ({
    ...emptyList({ sort: { by: 'createdAt', order: 'DESC' } }),
    columns: usualColumns,
    totalToday: null,
    severeThisWeek: null,
    isVirtual: options?.paginationMode === 'virtual',
    exported: null,
    views: [],
  }),
  actions(tools, { paginationMode, address } = {}) {
    const { state, task } = tools
    const { api } = tools.client
    const isVirtual = paginationMode === 'virtual'

    const list = listing(
      tools,
      async (query, signal) => {
        const areKnown = tools.calls()['loadColumns']?.status === 'succeeded'
        const columns = areKnown ? undefined : tools.actions().loadColumns()
        // Columns and rows are read side by side, unless the sort is by a column that the vendor has added.
        if (query.sort && !sortable(usualColumns).includes(query.sort.by)) await columns
        const at = await queryTime(tools.client, query)
        const asked = pageQuery(query, state().columns, at, isVirtual)
        const answer = await api.get('/audits', { query: asked, signal })
        await columns
        const { rows, total } = auditsPageOf(answer, tools.client)
        return {
          rows: rowsIn(tools.client, rows, (row, index) => auditOf(row, asked.offset + index), auditShape),
          total,
        }
      },
      { resource: 'audits', isEndless: isVirtual, ...(address && { address }) },
    )

    return {
      ...list.actions,
      ...viewActions(tools, list.actions),
      loadColumns: task('single', async ({ set, signal }) => {
        const { rows } = await api.get('/metadata', { query: { entityName: 'audits' }, signal })
        const columns = columnsOf(objectsIn(rows)[0]?.properties)
        if (columns.length > 0) set({ columns })
      }),
      loadStats: task('latest', async ({ set, signal }) => {
        const { totalToday, severeThisWeek } = await api.get('/audits/stats', { signal })
        set({ totalToday: countIn(totalToday), severeThisWeek: countIn(severeThisWeek) })
      }),
      exportCsv: task<AuditsFile, ExportAuditsInput | undefined>(
        'single',
        (call, input) => exportCsv(tools, call, input),
        { group: 'export' },
      ),
      // A later call of the group ends the running export.
      cancelExport: task('latest', async () => {}, { group: 'export' }),
    }
  },
  start: ({ client, actions, set }) =>
    loadWhileSignedIn({
      client,
      actions: {
        load() {
          set({ views: readViews(client) })
          void actions.loadStats()
          return actions.load()
        },
      },
    }),
}
