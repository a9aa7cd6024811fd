import type { Tools } from '../../../client/index.ts'
import type { TaskCall } from '../../../core/feature.ts'
import { dayTime, exportQuery, fileNameOf } from './audits-query.ts'
import { propertiesOf } from './columns.ts'
import type { AuditsActions, AuditsFile, AuditsState, ExportAuditsInput } from './types.ts'

/** The tools of the audit log. */
export type AuditsTools = Tools<AuditsState, AuditsActions>

/** Reads every event of the query as a file of the provider. Its bytes are not changed. */
export async function exportCsv(
  { client, state }: AuditsTools,
  { set, signal }: TaskCall<AuditsState>,
  { fileName, columns: names }: ExportAuditsInput = {},
): Promise<AuditsFile> {
  const { api, log } = client
  const { columns, query } = state()
  set({ exported: null })
  try {
    const at = await dayTime(client)
    const name = fileName ?? fileNameOf(query, at)
    set({ exported: { name, loaded: 0, total: null } })
    const content = await api.post('/audits/export/{endpoint}', {
      path: { endpoint: 'csv/v2' },
      query: exportQuery(query, columns, at, name),
      body: { properties: propertiesOf(columns.filter((column) => names?.includes(column.name) ?? true)) },
      as: 'blob',
      timeout: longestExport,
      onProgress: (progress) => set({ exported: { name, ...progress } }),
      signal,
    })
    return { name, content }
  } catch (error) {
    if (!signal.aborted) log.warn('The audit log was not exported.', error)
    throw error
  }
}

/** The longest wait for a file, in milliseconds. */
const longestExport = 300_000
