import { type Feature, loadWhileSignedIn, type Tools } from '../../../client/index.ts'
import type { TaskCall } from '../../../core/feature.ts'
import { emptyList, type ListActions, type RowInput } from '../../../core/lists/list.ts'
import { withoutAddress } from '../../../core/lists/list-address.ts'
import { listing } from '../../../core/lists/listing.ts'
import { countIn, objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { auditsPageOf } from '../../../http/paging.ts'
import { dayTime, exportQuery, fileNameOf, pageQuery, queryTime, sortable } from './audits-query.ts'
import { columnsOf, propertiesOf, usualColumns } from './columns.ts'
import { readViews, withName, withView, writeViews } from './saved-views.ts'
import type {
  Audit,
  AuditsActions,
  AuditsFile,
  AuditsOptions,
  AuditsState,
  AuditView,
  CreateAuditViewInput,
  ExportAuditsInput,
  UpdateAuditViewInput,
} from './types.ts'

/** The longest wait for a file, in milliseconds. */
const longestExport = 300_000

/** The types of the members of {@link Audit}. */
const auditShape: Shape<Audit> = {
  createdAt: 'text',
  severity: 'text',
  action: 'text',
  description: 'text',
  user: 'text',
  email: 'text',
  ip: 'text',
  userAgent: 'text',
  tenantId: 'text',
  vendorId: 'text',
  'json?': 'any',
  'actorId|null': 'string',
  'object|null': { type: 'string', id: 'string' },
  values: 'dictionary',
  id: 'string',
}

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

/** An event of the provider's answer. `position` is its place in the log, which identifies an event without an id. */
function auditOf(answer: components['schemas']['AuditRow'], position: number): Audit {
  const { createdAt, severity, tenantId, vendorId, action = '', description = '', user = '', ip = '' } = answer
  const { _id, email = answer.actorMail ?? '', userAgent = '', json = null, actorId, objectType, objectId } = answer
  return {
    id: _id ?? `${createdAt} ${action} ${position}`,
    createdAt,
    severity,
    action,
    description,
    user,
    email,
    ip,
    userAgent,
    tenantId,
    vendorId,
    json,
    actorId: actorId ?? null,
    object: objectType !== undefined && objectId !== undefined ? { type: objectType, id: objectId } : null,
    values: answer,
  }
}

/** The actions on saved views. */
function viewActions(
  { client, state, step }: AuditsTools,
  { sort, search, filter }: Pick<ListActions, 'sort' | 'search' | 'filter'>,
): Pick<AuditsActions, 'createView' | 'applyView' | 'updateView' | 'removeView'> {
  return {
    createView: changing((views, { name }: CreateAuditViewInput) => withView(views, name, state().query)),
    updateView: changing((views, { id, name }: UpdateAuditViewInput) => withName(views, id, name)),
    removeView: changing((views, { id }: RowInput) => views.filter((view) => view.id !== id)),
    applyView: step((_, { id }: RowInput) => {
      const query = state().views.find((view) => view.id === id)?.query
      if (!query) return
      // Each read supersedes the one before, and the last one has the whole query.
      void sort(query.sort)
      void search({ text: query.search })
      void filter({ filters: query.filters })
    }),
  }

  function changing<Input>(change: (views: readonly AuditView[], input: Input) => readonly AuditView[]) {
    return step(({ set }, input: Input) => {
      const views = change(state().views, input)
      set({ views })
      writeViews(client, views)
    })
  }
}

/** The tools of the audit log. */
type AuditsTools = Tools<AuditsState, AuditsActions>

/** Reads every event of the query as a file of the provider. Its bytes are not changed. */
async function exportCsv(
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
