import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { boxOf, type Options, openTable as open, person, remove } from '../../../../test/open-table.tsx'
import { peopleProvider } from '../../../../test/people.ts'

afterEach(cleanup)

const options: Options = {
  bulkActions: [remove],
  rowActions: () => [{ id: 'edit', label: 'Edit' }],
  hrefOf: ({ id }) => `#${id}`,
}

async function openPeople(more: Options = {}) {
  const onOpen = vi.fn()
  const { list } = await open(peopleProvider(4), { ...options, onOpen, ...more })
  await screen.findByText('Person 1')
  return { onOpen, list }
}

const focus = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const press = (keys: string) => person.keyboard(keys)
const nameOf = (number: number) => screen.getByRole('link', { name: `Person ${number}` })

describe('the Tab key', () => {
  it('enters the rows once and leaves them once, and comes back to the place it left', async () => {
    await openPeople()
    screen.getByRole('button', { name: 'Columns' }).focus()
    await person.tab()
    expect(focus()).toBe('Person 1')
    await press('{ArrowDown}{ArrowDown}{End}')
    expect(focus()).toBe('Actions for Person 3')
    await person.tab()
    expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false)
    await person.tab({ shift: true })
    expect(focus()).toBe('Actions for Person 3')
    await person.tab({ shift: true })
    expect(focus()).toBe('Columns')
  })

  it('rows that arrive later add no stop', async () => {
    const { list } = await openPeople()
    await (await list()).setPageSize({ pageSize: 50 })
    const stops = [...screen.getByRole('grid').querySelectorAll<HTMLElement>('a, button, input, td, th')].filter(
      (element) => element.tabIndex === 0,
    )
    expect(stops.map(({ textContent }) => textContent)).toEqual(['Person 1'])
  })

  it('the row after a removed one is the way in', async () => {
    const { list } = await openPeople()
    nameOf(1).focus()
    screen.getByRole('button', { name: 'Columns' }).focus()
    await (await list()).remove({ id: 'p1' })
    await waitFor(() => expect(screen.queryByText('Person 1')).toBeNull())
    await person.tab()
    expect(focus()).toBe('Person 2')
  })
})

describe('the arrow keys', () => {
  it('move along a row by its controls and texts, and stop at its ends', async () => {
    await openPeople()
    boxOf('Person 2').focus()
    const seen = [focus()]
    for (let step = 0; step < 5; step++) {
      await press('{ArrowRight}')
      seen.push(focus())
    }
    expect(seen).toEqual([
      'Select Person 2',
      'Person 2',
      'active',
      'Editor',
      'Actions for Person 2',
      'Actions for Person 2',
    ])
    await press('{Home}{ArrowLeft}')
    expect(focus()).toBe('Select Person 2')
  })

  it('lead from the first row to the head of its column, and back', async () => {
    await openPeople()
    nameOf(1).focus()
    await press('{ArrowUp}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'User' }))
    await press('{ArrowRight}{ArrowDown}')
    expect(focus()).toBe('active')
    await press('{Control>}{End}{/Control}')
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Person 4')
    await press('{ArrowDown}')
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Person 4')
  })
})

describe('in a row', () => {
  it('Enter opens it from its box and its texts, Space selects it from its name and its texts', async () => {
    const { onOpen, list } = await openPeople()
    boxOf('Person 1').focus()
    await press('{Enter}')
    await press('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
    expect(onOpen.mock.calls.map(([row]) => row.id)).toEqual(['p1', 'p2'])
    await press(' ')
    nameOf(3).focus()
    await press(' ')
    expect((await list()).selected).toEqual(['p2', 'p3'])
    await press('{ArrowDown}{Shift>} {/Shift}')
    expect((await list()).selected).toEqual(['p2', 'p3', 'p4'])
  })

  it('a row without a link or a box leaves both keys to the browser', async () => {
    const { list } = await openPeople({ bulkActions: undefined, onOpen: undefined, hrefOf: undefined })
    screen.getByRole('button', { name: 'Columns' }).focus()
    await person.tab()
    expect(document.activeElement).toBe(screen.getByRole('rowheader', { name: /^Person 1/ }))
    await press('{ArrowDown}')
    expect(document.activeElement).toBe(screen.getByRole('rowheader', { name: /^Person 2/ }))
    await press('{Enter} ')
    expect((await list()).selected).toEqual([])
  })
})

describe('J and K', () => {
  it('lead into the rows from anywhere beside them, and from row to row', async () => {
    await openPeople()
    screen.getByRole('button', { name: 'Columns' }).focus()
    await press('j')
    expect(focus()).toBe('Person 1')
    await press('jj')
    expect(focus()).toBe('Person 3')
    await press('k')
    expect(focus()).toBe('Person 2')
  })

  it('are letters in a field, and nothing with Ctrl', async () => {
    await openPeople()
    const search = screen.getByRole('searchbox', { name: 'Search people' })
    await person.click(search)
    await press('jk')
    expect(search).toHaveProperty('value', 'jk')
    expect(document.activeElement).toBe(search)
    screen.getByRole('button', { name: 'Columns' }).focus()
    await press('{Control>}j{/Control}')
    expect(focus()).toBe('Columns')
  })

  it('leave the page outside of the kit alone', async () => {
    await openPeople()
    const outside = document.createElement('button')
    document.body.append(outside)
    outside.focus()
    await press('j')
    expect(document.activeElement).toBe(outside)
    outside.remove()
  })

  it('do nothing for a person who turned the keys off', async () => {
    const { client } = await open(peopleProvider(2), options)
    await screen.findByText('Person 1')
    client.ports.storage.local.set('portico.keys', 'off')
    screen.getByRole('button', { name: 'Columns' }).focus()
    await press('j')
    expect(focus()).toBe('Columns')
  })
})
