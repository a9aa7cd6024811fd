import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { pageWithin } from '../../../http/paging.ts'
import { runOf } from './rows.ts'
import type { ReportRunsActions, ReportRunsOptions, ReportRunsState } from './run-types.ts'
import { reportRunShape } from './shapes.ts'

/** The runs of one report. */
export const reportRunsFeature: Feature<ReportRunsState, ReportRunsActions, ReportRunsOptions> = {
  name: 'report-runs',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['reports'],
  state: () => emptyList({ pageSize: 10 }),
  actions(tools, { reportId: id }) {
    const { api } = tools.client
    return listing(
      tools,
      async (query, signal) => {
        const runs = await ifOffered(api.get(runsPath, { path: { id }, signal }))
        return pageWithin(rowsIn(tools.client, runs, runOf, reportRunShape), query, [])
      },
      { resource: 'reports' },
    ).actions
  },
  start: loadWhileSignedIn,
}

const runsPath = '/reports/engine/resources/triggers/v1/tenant-reports/{id}/runs'
