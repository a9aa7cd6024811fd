import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { boxOf, openTable as open, person, remove } from '../../../../test/open-table.tsx'
import { peopleProvider } from '../../../../test/people.ts'

afterEach(cleanup)

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
  ])('the table announces %s', async (_, act, text) => {
    const { clock } = await open(peopleProvider(25), { bulkActions: [remove] })
    await screen.findByText('Person 1')
    await act()
    await waitFor(async () => {
      await clock.advance(150)
      expect(status()).toEqual([text])
    })
  })

  it('the table announces that all filters are cleared, with the number of rows', async () => {
    const { clock, list } = await open(peopleProvider(3), {
      query: { filters: { role: 'Viewer', status: 'LOCKED' } },
      filters: [{ id: 'role', label: 'Role', options: [{ id: 'Viewer', label: 'Viewers' }] }],
      countOf: (count) => `${count} people`,
    })
    const { filter } = await list()
    await clock.advance(150)
    void filter({ filters: { role: 'Viewer' } })
    await screen.findByText('Person 3')
    await waitFor(async () => {
      await clock.advance(150)
      expect(status()).toEqual(['1 people'])
    })
    await person.click(await screen.findByRole('button', { name: /^Remove Role/ }))
    await waitFor(async () => {
      await clock.advance(150)
      expect(status()).toEqual(['Filters cleared. 3 people'])
    })
  })

  it('the table announces how many rows are loaded, and the focus is on the first new one', async () => {
    const { clock } = await open(peopleProvider(45), { isEndless: true })
    await screen.findByText('Person 1')
    await person.click(screen.getByRole('button', { name: 'Load 20 more' }))
    await waitFor(async () => {
      await clock.advance(150)
      expect(status()).toEqual(['40 of 45 loaded.'])
    })
    expect(document.activeElement?.textContent).toContain('Person 21')
    await person.click(screen.getByRole('button', { name: 'Load 5 more' }))
    await waitFor(async () => {
      await clock.advance(150)
      expect(status()).toEqual(['45 of 45 loaded.'])
    })
    expect(document.activeElement?.textContent).toContain('Person 41')
  })

  it('the table announces a removed row and a saved row', async () => {
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
