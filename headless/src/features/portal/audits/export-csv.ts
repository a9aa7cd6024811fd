import type { Tools } from '../../../client/index.ts'
import type { TaskCall } from '../../../core/feature.ts'
import { exportQuery, queryTime } from './audits-query.ts'
import { propertiesOf } from './columns.ts'
import type { AuditsActions, AuditsFile, AuditsState, ExportAuditsInput } from './types.ts'

/** The tools of the audit log. */
export type AuditsTools = Tools<AuditsState, AuditsActions>

/** Reads every event of the query as a file of the provider. Its bytes are not changed. */
export async function exportCsv(
  { client, state }: AuditsTools,
  { set, signal }: TaskCall<AuditsState>,
  { fileName = 'audits.csv', columns: names }: ExportAuditsInput = {},
): Promise<AuditsFile> {
  const { api, log } = client
  const { columns, query } = state()
  set({ exported: { loaded: 0, total: null } })
  try {
    const content = await api.post('/audits/export/{endpoint}', {
      path: { endpoint: 'csv/v2' },
      query: exportQuery(query, columns, await queryTime(client, query), fileName),
      body: { properties: propertiesOf(columns.filter(({ name }) => names?.includes(name) ?? true)) },
      as: 'blob',
      timeout: longestExport,
      onProgress: (exported) => set({ exported }),
      signal,
    })
    return { name: fileName, content }
  } catch (error) {
    if (!signal.aborted) log.warn('The audit log was not exported.', error)
    throw error
  }
}

/** The longest wait for a file, in milliseconds. */
const longestExport = 300_000
