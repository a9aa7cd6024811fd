import { PorticoError, PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { boxOf, columns, type Options, openTable as open, person, remove } from '../../../../test/open-table.tsx'
import { type PeopleProvider, peopleHook, peopleProvider, refusal } from '../../../../test/people.ts'
import { DataTable } from './data-table.tsx'

afterEach(cleanup)

const descriptionOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

describe('the selection', () => {
  const selected = () =>
    screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map((box) => box.getAttribute('aria-label'))

  it('the selection is of one row, and of the rows up to another one with Shift', async () => {
    await open(peopleProvider(6), { bulkActions: [remove] })
    await screen.findByText('Person 1')
    await person.click(boxOf('Person 2'))
    await person.keyboard('{Shift>}')
    await person.click(boxOf('Person 4'))
    await person.keyboard('{/Shift}')
    expect(selected()).toEqual(['Select Person 2', 'Select Person 3', 'Select Person 4'])
    expect(await screen.findByRole('toolbar', { name: '3 selected' })).toBeTruthy()
  })

  it('the box in the head selects the page, and shows a part of it as mixed', async () => {
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
    await person.click(await screen.findByRole('button', { name: 'Select all 25' }))
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
    await waitFor(() => expect(descriptionOf(box)).toBe('Managed by Okta'))
    box.focus()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Managed by Okta')
    await person.click(box)
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(selected()).toEqual(['Select all on this page', 'Select Person 1', 'Select Person 3'])
  })

  it('a disabled action on the selection gives its reason, also to the keyboard', async () => {
    await open(peopleProvider(3), { bulkActions: [{ ...remove, disabledReason: 'Only owners may' }] })
    await screen.findByText('Person 1')
    await person.click(boxOf('Person 2'))
    const button = await screen.findByRole('button', { name: 'Remove' })
    expect(descriptionOf(button)).toBe('Only owners may')
    button.focus()
    expect((await screen.findByRole('tooltip')).textContent).toBe('Only owners may')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    expect(document.activeElement).toBe(button)
  })

  it('the selection is cleared by the bar, and the focus moves to the head', async () => {
    await open(peopleProvider(3), { bulkActions: [remove] })
    await screen.findByText('Person 1')
    await person.click(boxOf('Person 2'))
    await person.click(await screen.findByRole('button', { name: 'Clear the selection' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all on this page' })),
    )
  })
})

describe('an action in bulk', () => {
  /** Opens a table whose selected people can be removed. */
  async function openRemoving(provider: PeopleProvider, { query, ...props }: Pick<Options, 'query' | 'countOf'> = {}) {
    const usePeople = peopleHook(provider, query)
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
          {...props}
        />
      )
    }
    render(
      <PorticoProvider client={client}>
        <People />
      </PorticoProvider>,
    )
    await screen.findByText('Person 1')
  }

  it('shows its result, the failures with their reasons, and retries those alone', async () => {
    const provider = peopleProvider(4)
    await openRemoving(provider)
    provider.failure = (call) => (call === 'remove p2' ? refusal(403) : null)
    for (const name of ['Person 1', 'Person 2', 'Person 3']) await person.click(boxOf(name))
    await person.click(await screen.findByRole('button', { name: 'Remove' }))
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

  it('states a reason once for all rows that failed by it', async () => {
    const provider = peopleProvider(4)
    await openRemoving(provider)
    provider.failure = (call) => (call.startsWith('remove') && call !== 'remove p3' ? refusal(403) : null)
    for (const name of ['Person 1', 'Person 2', 'Person 3']) await person.click(boxOf(name))
    await person.click(await screen.findByRole('button', { name: 'Remove' }))
    await screen.findByRole('heading', { name: '1 of 3 removed' })
    expect(screen.getByRole('listitem').textContent).toMatch(/^Person 1, Person 2 /)
  })

  it.each([
    ['people', { countOf: (count: number) => `${count} people` }],
    ['rows', {}],
  ])('counts the %s that failed on other pages, without a name', async (noun, props) => {
    const provider = peopleProvider(6)
    await openRemoving(provider, { query: { pageSize: 2 }, ...props })
    const shown = new PorticoError('ER-01091', 'It has a contract.', { status: 409 })
    provider.failure = (call) => (/^remove p[12]/.test(call) ? shown : /^remove p[56]/.test(call) ? refusal(403) : null)
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await person.click(await screen.findByRole('button', { name: 'Select all 6' }))
    await person.click(screen.getByRole('button', { name: 'Remove' }))
    await screen.findByRole('heading', { name: '2 of 6 removed' })
    const [named, counted] = screen.getAllByRole('listitem')
    expect(named?.textContent).toMatch(/^Person 1, Person 2 /)
    expect(counted?.textContent).toMatch(new RegExp(`^2 ${noun}\\. .*The service does not answer\\.$`))
    expect(counted?.querySelector('b')).toBeNull()
  })

  it('a bulk action can be stopped: the rows that have not begun stay selected', async () => {
    const provider = peopleProvider(12)
    await openRemoving(provider)
    let release = () => {}
    provider.hold = () =>
      new Promise<void>((resolve) => {
        const former = release
        release = () => {
          former()
          resolve()
        }
      })
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await person.click(await screen.findByRole('button', { name: 'Remove' }))
    const stop = await screen.findByRole('button', { name: 'Stop' })
    await person.click(stop)
    await waitFor(() => expect(stop.getAttribute('aria-disabled')).toBe('true'))
    provider.hold = async () => {}
    release()
    await screen.findByRole('heading', { name: '10 of 12 removed' })
    expect(provider.calls.filter((call) => call.startsWith('remove'))).toHaveLength(10)
    expect([...provider.stored.keys()]).toEqual(['p11', 'p12'])
  })
})

describe('the menu of a row', () => {
  it('a row menu is named for its row, and runs the action with the focus back on its button', async () => {
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

  it('a row is muted while a call for it runs, and shows its failure with a retry', async () => {
    const provider = peopleProvider(2)
    const { list } = await open(provider, { rowActions: () => [] })
    await screen.findByText('Person 1')
    provider.failure = () => refusal(403)
    void (await list()).rename({ id: 'p1', name: 'New name' })
    const alert = await screen.findByRole('alert')
    const row = alert.closest('tr')
    expect(row?.textContent).toContain('Person 1')
    expect(alert.textContent).toMatch(/^That didn’t work: /)
    await person.click(screen.getByRole('button', { name: 'Copy trace ID' }))
    expect(await navigator.clipboard.readText()).toBe('8f2c41d0a97e4b63')
    expect(screen.getByRole('button', { name: 'Actions for Person 1' }).getAttribute('aria-describedby')).toBe(alert.id)
    provider.failure = () => null
    await person.click(screen.getByRole('button', { name: 'Try again: Person 1' }))
    await screen.findByText('New name')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a tree', () => {
  it('a tree has a button at rows with children, and announces the level of the others', async () => {
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
