import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { inTurn } from '../../../core/in-turn.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { pageWithin } from '../../../http/paging.ts'
import { accountZone } from '../account-settings/internal.ts'
import { renderedReport } from './preview.ts'
import { ownSort, reportOf, reportsQuery } from './rows.ts'
import { recipientsIn, reportErrors, scheduleBody, scheduled } from './schedule.ts'
import { portalReportShape } from './shapes.ts'
import type {
  PreviewReportInput,
  ReportPreview,
  ReportsActions,
  ReportsState,
  ScheduleReportInput,
  SendReportInput,
} from './types.ts'

/** The reports of the tenant. */
export const reportsFeature: Feature<ReportsState, ReportsActions> = {
  name: 'reports',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['reports'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' } }),
  actions(tools) {
    const { api } = tools.client
    const turn = inTurn()
    const sending = new Map<string, Promise<unknown>>()
    const list = listing(
      tools,
      async (query, signal) => {
        const rows = await api.get(`${root}/tenant-reports`, { query: reportsQuery(query), signal })
        // The provider has searched and sorted. It returns all rows at once.
        return pageWithin(
          rowsIn(tools.client, rows, reportOf, portalReportShape),
          { ...query, search: '', sort: ownSort(query) },
          [],
        )
      },
      { resource: 'reports' },
    )
    return {
      ...list.actions,
      schedule: list.changing(
        (row, input) => scheduled(row, input),
        (input: ScheduleReportInput, signal) =>
          turn(signal, async () => {
            const path = { id: input.id }
            const present = reportOf(await api.get(`${root}/{id}/tenant-reports`, { path, signal }))
            const zone = await accountZone(tools.client)
            const body = scheduleBody(scheduled(present, input, zone))
            await api.post(`${root}/{id}/tenant-reports`, { path, body, signal })
          }),
      ),
      send: tools.task(
        'parallel',
        async ({ signal }, { id: templateId, to }: SendReportInput) => {
          const body = { templateId, to: recipientsIn(to) }
          if (body.to.length === 0)
            throw new PorticoError(reportErrors.reportRecipientsRequired, 'Enter at least one e-mail address')
          const key = JSON.stringify(body)
          const running = sending.get(key) ?? api.post(`${engine}/tenant-reports`, { body, signal })
          sending.set(key, running)
          await running.finally(() => sending.delete(key))
        },
        { changes: ['reports'] },
      ),
      preview: tools.task('latest', async ({ signal }, input: PreviewReportInput): Promise<ReportPreview> => {
        const { output = 'html' } = input
        const file = await renderedReport(api, input, signal)
        return output === 'html' ? { output, html: await file.text() } : { output, file }
      }),
    }
  },
  start: loadWhileSignedIn,
}

const root = '/reports/resources/reports/v2'
const engine = '/reports/engine/resources/triggers/v1'
