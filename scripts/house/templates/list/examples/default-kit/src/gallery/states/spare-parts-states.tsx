import { type SparePart, sparePartsFeature } from '@portico/headless/portal/spare-parts'
import { anyCall, failure } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'
import { inPortal, openAt } from '../portal-page.tsx'

const rows: readonly SparePart[] = [
  { id: '1', name: 'Alpha', description: 'The first one', createdAt: '2026-03-02T09:00:00.000Z' },
  { id: '2', name: 'Beta', description: '', createdAt: '2025-11-20T16:30:00.000Z' },
  { id: '3', name: 'Gamma', description: '', createdAt: '2025-10-01T08:15:00.000Z' },
]
const ready = { status: 'ready', rows, total: rows.length } as const

const list = statesOfFlow('spare-parts', sparePartsFeature, inPortal, openAt('spareParts'))
const refused = statesOfFlow('spare-parts', sparePartsFeature, inPortal, openAt('spareParts', []))

/** The states of the section of spare parts. */
export const sparePartsStates: Readonly<Record<'spareParts', StatesOf>> = {
  spareParts: [
    list('list', 'Some of them', ready),
    list('selected', 'Two are selected', { ...ready, selected: ['1', '2'] }),
    list('loading', 'They load for the first time', { status: 'loading', call: 'load', isPending: true }),
    list('empty', 'None yet', { ...ready, rows: [], total: 0 }),
    list('no-results', 'A search without results', {
      ...ready,
      rows: [],
      total: 0,
      query: { search: 'Delta', filters: {}, sort: null, page: 0, pageSize: 20 },
    }),
    list('unread', 'The list cannot be read', { call: 'load', error: anyCall.network }),
    list('row-failed', 'A change is refused', { ...ready, bulk: nameRequired('2') }),
    refused('forbidden', 'No permission', ready),
  ],
}

/** A row that was not changed, because it had no name. */
function nameRequired(id: string) {
  return { pending: [], succeeded: [], failed: [{ id, error: failure('spare-part-name-required') }] }
}
