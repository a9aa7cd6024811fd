import { PorticoProvider } from '@portico/headless'
import type { ListQuery } from '@portico/headless/core'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import {
  type PeopleActions,
  type PeopleProvider,
  type Person,
  peopleHook,
  peopleProvider,
  refusal,
} from '../../../../test/people.ts'
import { Surface } from '../../../isolation/index.ts'
import { SlotsProvider } from '../../../slots/index.ts'
import { DataTable } from './data-table.tsx'
import { RowName } from './row-name.tsx'
import type { Column, DataTableProps, TableList } from './types.ts'

configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'User', sort: 'name', cell: ({ row }) => <RowName note={row.email} noteDir="ltr" /> },
  { id: 'status', header: 'Status', priority: 2, cell: ({ row }) => row.status, below: ({ row }) => row.status },
  { id: 'role', header: 'Role', sort: 'role', cell: ({ row }) => row.role },
]

interface Options extends Partial<Omit<DataTableProps<Person>, 'list'>> {
  readonly query?: Partial<ListQuery>
  readonly isEndless?: boolean
  readonly slots?: object
}

/** Renders a table over a provider. */
async function open(provider: PeopleProvider, { query, isEndless = false, slots, ...props }: Options = {}) {
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
          <Surface isolation="none">
            <People />
          </Surface>
        </SlotsProvider>
      </PorticoProvider>
    </StrictMode>,
  )
  return { ...view, client, clock, list: () => list ?? Promise.reject(new Error('The table has not rendered.')) }
}

const table = () => screen.findByRole('table', { name: 'People' })
const names = () =>
  screen.queryAllByRole('rowheader').map((header) => header.querySelector('.portico-RowLink')?.textContent)
const person = userEvent.setup()
const boxOf = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const remove = { id: 'remove', label: 'Remove', run: () => {} }

describe('a table', () => {
  it('shows the rows of a page with their columns', async () => {
    await open(peopleProvider(25))
    await screen.findByText('Person 1')
    expect(names()).toHaveLength(20)
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['User', 'Status', 'Role'])
    expect(
      within(screen.getAllByRole('row')[1] ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['active', 'Admin'])
  })

  it('is described by the number of its rows', async () => {
    await open(peopleProvider(25), { countOf: (total) => `${total} people` })
    await screen.findByText('Person 1')
    const id = (await table()).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('1–20 of 25 people')
  })

  it('sorts by a heading, and marks that one alone', async () => {
    await open(peopleProvider(25))
    await screen.findByText('Person 1')
    await person.click(screen.getByRole('button', { name: 'User' }))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('ascending'),
    )
    await person.click(screen.getByRole('button', { name: 'User' }))
    await waitFor(() => expect(names()[0]).toBe('Person 25'))
    expect(screen.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('columnheader', { name: 'Role' }).hasAttribute('aria-sort')).toBe(false)
  })

  it('turns pages, and keeps the focus on the button', async () => {
    await open(peopleProvider(25))
    await screen.findByText('Person 1')
    const next = screen.getByRole('button', { name: 'Next page' })
    await person.click(next)
    await waitFor(() => expect(names()).toHaveLength(5))
    expect(document.activeElement).toBe(next)
  })

  it('renders a skeleton before the first answer, and is busy', async () => {
    const provider = peopleProvider(3)
    provider.hold = () => new Promise(() => {})
    await open(provider)
    expect((await table()).getAttribute('aria-busy')).toBe('true')
    expect((await table()).querySelectorAll('.portico-DataTableRow--skeleton')).toHaveLength(8)
    expect(names()).toEqual([])
  })

  it('shows the place of an empty list, without a toolbar', async () => {
    await open(peopleProvider(0))
    await screen.findByRole('heading', { name: 'No people yet' })
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('names the search and the filters without results, and clears them', async () => {
    const { clock } = await open(peopleProvider(3), {
      query: { filters: { role: 'Viewer' } },
      filters: [{ id: 'role', label: 'Role', options: [{ id: 'Viewer', label: 'Viewers' }] }],
    })
    await screen.findByText('Person 3')
    await person.type(screen.getByRole('searchbox'), 'Person 1')
    await clock.advance(300)
    await screen.findByText('Nothing contains “Person 1” and fits the filters: Role Viewers.')
    await person.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await clock.advance(300)
    await waitFor(() => expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3']))
  })

  it('shows a failure with its trace id, and reads again', async () => {
    const provider = peopleProvider(3)
    provider.failure = () => refusal()
    await open(provider)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('8f2c41d0a97e4b63')).toBeTruthy()
    provider.failure = () => null
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    await screen.findByText('Person 1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the rows while it reads again', async () => {
    const provider = peopleProvider(3)
    const { container, list } = await open(provider)
    await screen.findByText('Person 1')
    provider.hold = () => new Promise(() => {})
    void (await list()).load()
    await waitFor(() => expect(container.querySelector('[data-refreshing]')).not.toBeNull())
    expect(names()).toHaveLength(3)
    expect((await table()).hasAttribute('aria-busy')).toBe(false)
  })

  it('shows an em dash for a cell that throws, and the rest of the row', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken: Column<Person> = {
      id: 'broken',
      header: 'Broken',
      cell: ({ row }) => {
        if (row.id === 'p2') throw new Error('No such member')
        return row.name.toUpperCase()
      },
    }
    await open(peopleProvider(2), { columns: [...columns, broken] })
    await screen.findByText('PERSON 1')
    const row = screen.getByRole('row', { name: /Person 2/ })
    expect(within(row).getAllByRole('cell').at(-1)?.textContent).toBe('—')
    vi.restoreAllMocks()
  })
})

describe('the renders of rows', () => {
  it('are of the changed row alone, however its props are written', async () => {
    const seen: string[] = []
    const Name = ({ row }: { readonly row: Person }) => {
      seen.push(row.id)
      return <RowName />
    }
    const { list } = await open(peopleProvider(20), {
      columns: [{ id: 'name', header: 'User', cell: Name }],
      bulkActions: [remove],
    })
    await screen.findByText('Person 1')
    seen.length = 0
    void (await list()).rename({ id: 'p2', name: 'Maya' })
    await screen.findByText('Maya')
    await waitFor(async () => expect((await list()).isPending).toBe(false))
    expect(new Set(seen)).toEqual(new Set(['p2']))
  })
})

describe('the columns of a table', () => {
  it('are changed by the application', async () => {
    const mine: Column<Person> = { id: 'cost', header: 'Cost centre', cell: ({ row }) => `C-${row.id}` }
    await open(peopleProvider(1), { changeColumns: (ours) => [...ours.filter(({ id }) => id !== 'role'), mine] })
    await screen.findByText('C-p1')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'User',
      'Status',
      'Cost centre',
    ])
  })

  it('have cells that a slot replaces', async () => {
    const Mine = ({ row }: { readonly row: Person }) => <em>{`*${row.status}*`}</em>
    await open(peopleProvider(1), { slots: { 'people.status': Mine } })
    await screen.findByText('*active*')
  })

  it('are hidden by the user, and stay so on the next visit', async () => {
    const { client, unmount } = await open(peopleProvider(1))
    await person.click(await screen.findByRole('button', { name: 'Columns' }))
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }))
    await waitFor(() => expect(screen.queryByText('active')).toBeNull())
    expect(client.ports.storage.local.get('portico.columns.people')).toBe('status')
    unmount()
  })

  it('have headings from the messages of the section', async () => {
    await open(peopleProvider(1), {
      columns: [{ id: 'name', header: 'passkeys.title', cell: () => <RowName /> }],
      messages: { 'passkeys.title': 'Your passkeys' },
    })
    await screen.findByRole('columnheader', { name: 'Your passkeys' })
  })
})

describe('the selection', () => {
  const selected = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map((box) => box.getAttribute('aria-label'))

  it('is of one row, and of the rows up to another one with Shift', async () => {
    await open(peopleProvider(6), { bulkActions: [remove] })
    await screen.findByText('Person 1')
    await person.click(boxOf('Person 2'))
    await person.keyboard('{Shift>}')
    await person.click(boxOf('Person 4'))
    await person.keyboard('{/Shift}')
    expect(selected()).toEqual(['Select Person 2', 'Select Person 3', 'Select Person 4'])
    expect(screen.getByRole('toolbar', { name: '3 selected' })).toBeTruthy()
  })

  it('is of the page by the box in the head, which shows a part of it as mixed', async () => {
    await open(peopleProvider(3), { bulkActions: [remove] })
    await screen.findByText('Person 1')
    const head = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' })
    await person.click(boxOf('Person 2'))
    expect(head.indeterminate).toBe(true)
    await person.click(head)
    expect(selected()).toHaveLength(4)
    await person.click(head)
    expect(selected()).toEqual([])
  })

  it('reaches all pages, and leaves single rows out of them', async () => {
    const { list } = await open(peopleProvider(25), { bulkActions: [remove] })
    await screen.findByText('Person 1')
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await person.click(screen.getByRole('button', { name: 'Select all 25' }))
    await screen.findByRole('toolbar', { name: 'All 25 selected' })
    await person.click(boxOf('Person 3'))
    await screen.findByRole('toolbar', { name: '24 selected' })
    expect((await list()).allExcept).toEqual(['p3'])
  })

  it('leaves out rows that cannot be selected, and gives the reason', async () => {
    await open(peopleProvider(3), { bulkActions: [remove], canSelect: ({ id }) => id !== 'p2' || 'Managed by Okta' })
    await screen.findByText('Person 1')
    const box = boxOf('Person 2')
    expect(box.getAttribute('aria-disabled')).toBe('true')
    expect(box.title).toBe('Managed by Okta')
    await person.click(box)
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(selected()).toEqual(['Select all on this page', 'Select Person 1', 'Select Person 3'])
  })

  it('is cleared by the bar, and the focus goes to the head', async () => {
    await open(peopleProvider(3), { bulkActions: [remove] })
    await screen.findByText('Person 1')
    await person.click(boxOf('Person 2'))
    await person.click(screen.getByRole('button', { name: 'Clear the selection' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  })
})

describe('an action in bulk', () => {
  it('shows its result, the failures with their reasons, and retries those alone', async () => {
    const provider = peopleProvider(4)
    const usePeople = peopleHook(provider)
    const { client } = await openApp({ logLevel: 'silent' })
    function People() {
      const list = usePeople()
      return (
        <DataTable
          id="people"
          list={list}
          label="People"
          columns={columns}
          nameOf={({ name }) => name}
          empty="None"
          bulkActions={[
            { ...remove, run: list.removeMany, resultOf: ({ succeeded, total }) => `${succeeded} of ${total} removed` },
          ]}
        />
      )
    }
    render(
      <PorticoProvider client={client}>
        <People />
      </PorticoProvider>,
    )
    await screen.findByText('Person 1')
    provider.failure = (call) => (call === 'remove p2' ? refusal(403) : null)
    for (const name of ['Person 1', 'Person 2', 'Person 3']) await person.click(boxOf(name))
    await person.click(screen.getByRole('button', { name: 'Remove' }))
    const heading = await screen.findByRole('heading', { name: '2 of 3 removed' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByRole('listitem').textContent).toContain('Person 2')
    expect(screen.getByRole('listitem').textContent).toContain('The service does not answer.')
    provider.failure = () => null
    await person.click(screen.getByRole('button', { name: 'Try the failed one again' }))
    await screen.findByRole('heading', { name: '1 of 1 removed' })
    expect(provider.calls.filter((call) => call.startsWith('remove'))).toEqual([
      'remove p1',
      'remove p2',
      'remove p3',
      'remove p2',
    ])
  })
})

describe('the menu of a row', () => {
  it('is named for its row, and runs the action with the focus back on its button', async () => {
    const run = vi.fn(() => document.activeElement?.getAttribute('aria-label'))
    await open(peopleProvider(3), { rowActions: ({ name }) => [{ id: 'edit', label: `Edit ${name}`, run }] })
    await screen.findByText('Person 1')
    await person.click(screen.getByRole('button', { name: 'Actions for Person 2' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Edit Person 2' }))
    await waitFor(() => expect(run).toHaveReturnedWith('Actions for Person 2'))
  })
})

describe('a row', () => {
  it('opens by its name, by its link, and by a click on free space', async () => {
    const onOpen = vi.fn()
    await open(peopleProvider(2), { onOpen, hrefOf: ({ id }) => `#${id}` })
    await person.click(await screen.findByRole('link', { name: 'Person 1' }))
    await person.click(screen.getAllByText('active')[1] ?? document.body)
    expect(onOpen.mock.calls.map(([row]) => row.id)).toEqual(['p1', 'p1'])
  })

  it('is muted while a call for it runs, and shows its failure with a retry', async () => {
    const provider = peopleProvider(2)
    const { list } = await open(provider, { rowActions: () => [] })
    await screen.findByText('Person 1')
    provider.failure = () => refusal(403)
    void (await list()).rename({ id: 'p1', name: 'New name' })
    const alert = await screen.findByRole('alert')
    const row = alert.closest('tr')
    expect(row?.textContent).toContain('Person 1')
    expect(screen.getByRole('button', { name: 'Actions for Person 1' }).getAttribute('aria-describedby')).toBe(alert.id)
    provider.failure = () => null
    await person.click(screen.getByRole('button', { name: 'Try again: Person 1' }))
    await screen.findByText('New name')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a tree', () => {
  it('has a button at rows with children, and tells the level of the others', async () => {
    const onToggle = vi.fn()
    await open(peopleProvider(2), {
      tree: { levelOf: ({ id }) => (id === 'p2' ? 1 : 0), isOpen: ({ id }) => (id === 'p1' ? true : null), onToggle },
    })
    const button = await screen.findByRole('button', { name: 'Close Person 1', expanded: true })
    await person.click(button)
    expect(onToggle.mock.calls[0]?.[0]).toMatchObject({ id: 'p1' })
    expect(screen.getByText('level 2')).toBeTruthy()
  })
})

describe('what is announced', () => {
  const status = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean)

  it.each([
    ['the sort', () => person.click(screen.getByRole('button', { name: 'User' })), 'Sorted by User, ascending.'],
    ['the page', () => person.click(screen.getByRole('button', { name: 'Next page' })), '21–25 of 25 rows'],
    ['a selection', () => person.click(boxOf('Person 2')), '1 selected'],
  ])('is %s', async (_, act, text) => {
    const { clock } = await open(peopleProvider(25), { bulkActions: [remove] })
    await screen.findByText('Person 1')
    await act()
    await waitFor(async () => {
      await clock.advance(150)
      expect(status()).toEqual([text])
    })
  })

  it('is a row that was removed, and one that was saved', async () => {
    const { clock, list } = await open(peopleProvider(3))
    await screen.findByText('Person 1')
    void (await list()).remove({ id: 'p1' })
    await waitFor(async () => {
      await clock.advance(150)
      expect(status()).toEqual(['Removed Person 1.'])
    })
    void (await list()).rename({ id: 'p2', name: 'Maya' })
    await waitFor(async () => {
      await clock.advance(150)
      expect(status()).toEqual(['Saved: Maya.'])
    })
  })
})
