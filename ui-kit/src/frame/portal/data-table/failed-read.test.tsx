import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { names, openTable as open, person, remove } from '../../../../test/open-table.tsx'
import { peopleProvider, refusal } from '../../../../test/people.ts'

afterEach(cleanup)

const filters = [{ id: 'role', label: 'Role', options: [{ id: 'Viewer', label: 'Viewers' }] }]
type List = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['list']>>

/** Opens 25 people. Their later reads fail until `mend`. */
async function openFailing(options: Parameters<typeof open>[1] = {}, first = 'Person 1') {
  const provider = peopleProvider(25)
  const opened = await open(provider, { filters, bulkActions: [remove], ...options })
  await screen.findByText(first)
  provider.failure = (call) => (call === 'list' ? refusal() : null)
  return {
    ...opened,
    provider,
    mend() {
      provider.failure = () => null
    },
  }
}

describe('a read that fails over rows', () => {
  const reads: readonly (readonly [string, (list: List) => unknown])[] = [
    ['a search', (list) => list.search({ text: 'Person 2' })],
    ['a filter', (list) => list.filter({ filters: { role: 'Viewer' } })],
    ['a sort', (list) => list.sort({ by: 'name', order: 'DESC' })],
    ['a turn of the page', (list) => list.goToPage({ page: 1 })],
    ['another page size', (list) => list.setPageSize({ pageSize: 5 })],
    ['a refresh', (list) => list.load()],
  ]
  it.each(reads)('shows its failure above them: %s', async (_, read) => {
    const { clock, list, mend } = await openFailing()
    void read(await list())
    await clock.advance(300)
    const alert = await screen.findByRole('alert')
    expect(alert.compareDocumentPosition(screen.getByRole('grid'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(names()).toHaveLength(20)
    mend()
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect((await list()).answered).toBeNull()
  })

  it('keeps its failure while it is tried again, and the focus on the button', async () => {
    const { list, provider } = await openFailing()
    void (await list()).load()
    const alert = await screen.findByRole('alert')
    let fail = () => {}
    provider.hold = () =>
      new Promise<void>((resolve) => {
        fail = resolve
      })
    const again = within(alert).getByRole('button', { name: 'Try again' })
    await person.click(again)
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'))
    fail()
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
    expect(document.activeElement).toBe(again)
    expect(screen.getByRole('alert')).toBe(alert)
  })

  it('moves the focus from its button to the table once it succeeds', async () => {
    const { list, mend } = await openFailing()
    void (await list()).load()
    const again = await screen.findByRole('button', { name: 'Try again' })
    mend()
    await person.click(again)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid', { name: 'People' })))
  })

  it('keeps what the user searched for, and counts nothing as found', async () => {
    const { clock } = await openFailing()
    const box = screen.getByRole<HTMLInputElement>('searchbox')
    await person.type(box, 'zora')
    await clock.advance(300)
    await screen.findByRole('alert')
    expect(box.value).toBe('zora')
    expect(screen.queryByText('25 results')).toBeNull()
  })

  it('announces no order until the rows have it', async () => {
    const { clock, list, mend } = await openFailing()
    await (await list()).sort({ by: 'name', order: 'DESC' })
    await screen.findByRole('alert')
    await clock.advance(150)
    expect(screen.queryByText('Sorted by User, descending.')).toBeNull()
    mend()
    await (await list()).load()
    await clock.advance(150)
    await screen.findByText('Sorted by User, descending.')
  })

  it('leaves the range of the rows as it is', async () => {
    const { list } = await openFailing()
    await (await list()).goToPage({ page: 1 })
    await screen.findByRole('alert')
    const pages = screen.getByRole('navigation')
    expect(pages.textContent).toContain('1–20')
    expect(screen.getByRole('grid').getAttribute('aria-describedby')).toBeTruthy()
    expect(document.body.textContent).not.toContain('21–')
  })

  it('offers no selection on all pages, because they are not those of the query', async () => {
    const { list } = await openFailing({ query: { filters: { role: 'Viewer' }, pageSize: 5 } }, 'Person 3')
    await person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await screen.findByRole('button', { name: 'Select all 8' })
    await (await list()).filter({ filters: {} })
    await screen.findByRole('alert')
    expect(screen.getByRole('toolbar', { name: '5 selected' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Select all 8' })).toBeNull()
  })
})

describe('a failed page of an endless list', () => {
  it('shows its failure above the rows, and appends the page when it is tried again', async () => {
    const { mend } = await openFailing({ isEndless: true })
    await person.click(screen.getByRole('button', { name: 'Load 5 more' }))
    const alert = await screen.findByRole('alert')
    expect(names()).toHaveLength(20)
    mend()
    await person.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toHaveLength(25))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a failed page of an endless list does not move the focus to a row that another read adds later', async () => {
    const { list, mend } = await openFailing({ isEndless: true })
    const more = screen.getByRole('button', { name: 'Load 5 more' })
    more.focus()
    await person.keyboard('{Enter}')
    await screen.findByRole('alert')
    mend()
    const box = screen.getByRole('searchbox')
    box.focus()
    await (await list()).goToPage({ page: 1 })
    await waitFor(() => expect(names()).toHaveLength(25))
    expect(document.activeElement).toBe(box)
  })
})
