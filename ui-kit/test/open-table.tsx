import { PorticoProvider } from '@portico/headless'
import type { ListQuery } from '@portico/headless/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { openApp } from '../../headless/test/open-app.ts'
import { DataTable } from '../src/frame/portal/data-table/data-table.tsx'
import { RowName } from '../src/frame/portal/data-table/row-name.tsx'
import type { Column, DataTableProps, TableList } from '../src/frame/portal/data-table/types.ts'
import { ScreenSurface } from '../src/isolation/index.ts'
import { SlotsProvider } from '../src/slots/index.ts'
import { type PeopleActions, type PeopleProvider, type Person, peopleHook } from './people.ts'

/** The columns of the table in tests. */
export const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'User', sort: 'name', cell: ({ row }) => <RowName note={row.email} noteDir="ltr" /> },
  { id: 'status', header: 'Status', priority: 2, cell: ({ row }) => row.status, below: ({ row }) => row.status },
  { id: 'role', header: 'Role', sort: 'role', cell: ({ row }) => row.role },
]

/** Props of the table in a test, and its list. */
export interface Options extends Partial<Omit<DataTableProps<Person>, 'list'>> {
  readonly query?: Partial<ListQuery>
  readonly isEndless?: boolean
  readonly slots?: object
}

/** Renders a table over a provider. */
export async function openTable(provider: PeopleProvider, { query, isEndless = false, slots, ...props }: Options = {}) {
  const usePeople = peopleHook(provider, query, isEndless)
  const { client, clock } = await openApp({ logLevel: 'silent' })
  let list: (TableList<Person> & PeopleActions) | undefined
  function People() {
    list = usePeople()
    return (
      <DataTable
        id="people"
        list={list}
        label="People"
        columns={columns}
        nameOf={({ name }) => name}
        searchLabel="Search people"
        empty={<h2 tabIndex={-1}>No people yet</h2>}
        mode={isEndless ? 'endless' : 'pages'}
        {...props}
      />
    )
  }
  const view = render(
    <StrictMode>
      <PorticoProvider client={client}>
        <SlotsProvider slots={slots}>
          <ScreenSurface isolation="none">
            <People />
          </ScreenSurface>
        </SlotsProvider>
      </PorticoProvider>
    </StrictMode>,
  )
  return { ...view, client, clock, list: () => list ?? Promise.reject(new Error('The table has not rendered.')) }
}

/** The table, once it is rendered. */
export const table = () => screen.findByRole('grid', { name: 'People' })
/** The names of the rows, in their order. */
export const names = () =>
  screen.queryAllByRole('rowheader').map((header) => header.querySelector('.portico-RowLink')?.textContent)
/** The user at mouse and keyboard. */
export const person = userEvent.setup()
/** The checkbox of a row. */
export const boxOf = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
/** An action in bulk that does nothing. */
export const remove = { id: 'remove', label: 'Remove', run: () => {} }
