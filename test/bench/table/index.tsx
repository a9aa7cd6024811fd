import { createRoot } from 'react-dom/client'
import { BareTable } from './bare-table.tsx'
import { measureScroll, nodesIn, type ScrollReport } from './measures.ts'
import { MuiTable } from './mui-table.tsx'
import { changeOneRow, loadPortico, PorticoTable } from './portico-table.tsx'
import { checkUsers, loadUsers, PorticoUsers } from './users-table.tsx'

/** The tables that are compared, by name. */
const subjects = { portico: PorticoTable, users: PorticoUsers, mui: MuiTable, bare: BareTable } as const

/** The report of one table on a fresh page. Times are milliseconds. */
export interface TableReport extends ScrollReport {
  readonly firstRows: number
  /** The elements within the rows, at the top of the list. */
  readonly nodes: number
  /** The renders of rows after one of them has changed, and the time; `null` for the other subjects. */
  readonly update: { readonly renders: number; readonly time: number } | null
}

const rowsOf = { portico: '[data-key]', users: '[data-key]', mui: '.MuiDataGrid-row', bare: '[data-row]' } as const
const scrollerOf = {
  portico: '#scroller',
  users: '#scroller',
  mui: '.MuiDataGrid-virtualScroller',
  bare: '#scroller',
} as const

/** Prepares a table, at the full speed of the processor. */
Reflect.set(globalThis, 'prepareTable', async (name: keyof typeof subjects) => {
  if (name === 'portico') await loadPortico()
  if (name === 'users') await loadUsers()
})

Reflect.set(globalThis, 'benchTable', async (name: keyof typeof subjects): Promise<TableReport> => {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no element with the id "root".')
  const Subject = subjects[name]
  const start = performance.now()
  createRoot(place).render(<Subject />)
  while (!document.querySelector(rowsOf[name])) await nextFrame()
  await painted()
  const firstRows = performance.now() - start
  await nextFrame()
  if (name === 'users') checkUsers()
  const nodes = nodesIn(rowsOf[name])
  const scroller = document.querySelector(scrollerOf[name])
  if (!scroller) throw new Error(`The table ${name} has no scroller.`)
  const scroll = await measureScroll(scroller, rowsOf[name])
  return { firstRows, nodes, ...scroll, update: name === 'portico' ? await changeOneRow() : null }
})

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Resolves after the next frame has been painted. */
function painted() {
  return new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    }),
  )
}
