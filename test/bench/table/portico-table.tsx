import { createClient, createFeatureHook, type Feature, PorticoProvider } from '@portico/headless'
import { emptyList, type ListActions, type ListState, listing, type Outcome } from '@portico/headless/core'
import { type Column, DataTable, RowName } from '@portico/ui-kit/frame/portal'
import { Badge } from '@portico/ui-kit/primitives/portal'
import css from '@portico/ui-kit/styles.css?inline'
import { type BenchPerson, people } from './people.ts'

declare module '@portico/headless/core' {
  interface Resources {
    readonly benchPeople: true
  }
}

interface RenameInput {
  readonly id: string
  readonly name: string
}

interface Actions extends ListActions {
  rename(input: RenameInput): Promise<Outcome>
}

const feature: Feature<ListState<BenchPerson>, Actions> = {
  name: 'benchPeople',
  scope: 'client',
  state: () => emptyList({ pageSize: null }),
  actions(tools) {
    const list = listing(
      tools,
      async ({ pageSize }) => {
        const rows = people.slice(0, pageSize ?? people.length)
        return { rows, total: rows.length }
      },
      { resource: 'benchPeople' },
    )
    return {
      ...list.actions,
      rename: list.changing(
        (row, { name }: RenameInput) => ({ ...row, name }),
        async () => {},
      ),
    }
  },
}

const usePeople = createFeatureHook(feature)
const client = createClient({ baseUrl: 'http://localhost' })
let renders = 0

function Name({ row }: { readonly row: BenchPerson }) {
  renders++
  return <RowName note={row.email} noteDir="ltr" />
}

const columns: readonly Column<BenchPerson>[] = [
  { id: 'name', header: 'User', sort: 'name', width: 'minmax(14rem, 2fr)', cell: Name },
  { id: 'status', header: 'Status', width: '8rem', cell: ({ row }) => <Badge tone="success">{row.status}</Badge> },
  { id: 'role', header: 'Role', cell: ({ row }) => row.role },
  { id: 'groups', header: 'Groups', cell: ({ row }) => row.groups },
  { id: 'seen', header: 'Last seen', cell: ({ row }) => row.seen },
  { id: 'joined', header: 'Joined', cell: ({ row }) => row.joined },
]

const nothing = () => []
const bulkActions = [{ id: 'remove', label: 'Remove', run: () => {} }]

/** The kit's table with rich cells: a link, a badge, a checkbox and a menu in each row. */
export function PorticoTable() {
  return (
    <PorticoProvider client={client}>
      <div id="scroller" className="portico" style={{ blockSize: 600, overflow: 'auto' }}>
        <Table />
      </div>
    </PorticoProvider>
  )
}

function Table() {
  return (
    <DataTable
      id="people"
      list={usePeople()}
      label="People"
      columns={columns}
      nameOf={({ name }) => name}
      hrefOf={({ id }) => `#${id}`}
      rowActions={nothing}
      bulkActions={bulkActions}
      empty="None"
    />
  )
}

/** Adds the styles and reads the rows, as a page has done before its table renders. */
export async function loadPortico(): Promise<void> {
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  const slice = client.get(feature)
  slice.subscribe(() => {})
  await slice.actions.load()
}

/** Changes one of 1,000 rows in view. */
export async function changeOneRow(): Promise<{ readonly renders: number; readonly time: number }> {
  const { actions } = client.get(feature)
  await actions.setPageSize({ pageSize: 1000 })
  const scroller = document.getElementById('scroller')
  if (scroller) scroller.scrollTop = 0
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  renders = 0
  const start = performance.now()
  void actions.rename({ id: 'p2', name: 'Renamed' })
  await Promise.resolve()
  document.body.getBoundingClientRect()
  const time = performance.now() - start
  const atOnce = renders
  return { renders: atOnce, time }
}
