import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { columns, names, openTable as open, person, remove, table } from '../../../../test/open-table.tsx'
import { type Person, peopleProvider, refusal } from '../../../../test/people.ts'
import { RowName } from './row-name.tsx'
import type { Column } from './types.ts'

afterEach(cleanup)

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
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual(['active', 'Admin'])
  })

  it('a table is described by the number of its rows and by its keys', async () => {
    await open(peopleProvider(25), { countOf: (total) => `${total} people` })
    await screen.findByText('Person 1')
    const [count = '', keys = ''] = (await table()).getAttribute('aria-describedby')?.split(' ') ?? []
    expect(document.getElementById(count)?.textContent).toBe('1–20 of 25 people')
    expect(document.getElementById(keys)?.textContent).toContain('Arrow keys move between rows and controls.')
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
    await waitFor(() => expect(document.activeElement).toBe(next))
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
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('names the search and the filters without results, and clears them', async () => {
    const { clock } = await open(peopleProvider(3), {
      query: { filters: { role: 'Viewer' } },
      filters: [{ id: 'role', label: 'Role', options: [{ id: 'Viewer', label: 'Viewers' }] }],
    })
    await screen.findByText('Person 3')
    await person.type(screen.getByRole('searchbox'), 'Person 1')
    await clock.advance(300)
    await screen.findByText('Nothing contains “Person 1” and fits the filters: Role: Viewers.')
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
    expect(within(row).getAllByRole('gridcell').at(-1)?.textContent).toBe('—')
    vi.restoreAllMocks()
  })
})

describe('the renders of rows', () => {
  it('a change renders the changed row alone, however its props are written', async () => {
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
  it('the columns of a table are changed by the application', async () => {
    const mine: Column<Person> = { id: 'cost', header: 'Cost centre', cell: ({ row }) => `C-${row.id}` }
    await open(peopleProvider(1), { changeColumns: (ours) => [...ours.filter(({ id }) => id !== 'role'), mine] })
    await screen.findByText('C-p1')
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'User',
      'Status',
      'Cost centre',
    ])
  })

  it('the columns of a table have cells that a slot replaces', async () => {
    const Mine = ({ row }: { readonly row: Person }) => <em>{`*${row.status}*`}</em>
    await open(peopleProvider(1), { slots: { 'people.status': Mine } })
    await screen.findByText('*active*')
  })

  it('the columns of a table are hidden by the user, and stay hidden on the next visit', async () => {
    const { client, unmount } = await open(peopleProvider(1))
    await person.click(await screen.findByRole('button', { name: 'Columns' }))
    await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }))
    await waitFor(() => expect(screen.queryByText('active')).toBeNull())
    expect(client.ports.storage.local.get('portico.columns.people')).toBe('status')
    unmount()
  })

  it('the columns of a table have headings from the messages of the section', async () => {
    await open(peopleProvider(1), {
      columns: [{ id: 'name', header: 'passkeys.title', cell: () => <RowName /> }],
      messages: { 'passkeys.title': 'Your passkeys' },
    })
    await screen.findByRole('columnheader', { name: 'Your passkeys' })
  })
})
