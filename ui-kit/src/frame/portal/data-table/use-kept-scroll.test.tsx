import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../../headless/test/open-app.ts'
import { columns, person } from '../../../../test/open-table.tsx'
import { peopleHook, peopleProvider } from '../../../../test/people.ts'
import { DataTable } from './data-table.tsx'

afterEach(cleanup)

/** Opens a list in a column that scrolls. A record can replace the list. */
async function open() {
  const usePeople = peopleHook(peopleProvider(40))
  const { client } = await openApp({ logLevel: 'silent' })
  function Section() {
    const list = usePeople()
    const [isOpen, setOpen] = useState(false)
    return (
      <div data-testid="column" style={{ overflowY: 'auto' }}>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Back' : 'Open'}
        </button>
        <button type="button" onClick={() => void list.goToPage({ page: 1 })}>
          Turn
        </button>
        {!isOpen && (
          <DataTable
            id="people"
            list={list}
            label="People"
            columns={columns}
            nameOf={({ name }) => name}
            empty="None"
          />
        )}
      </div>
    )
  }
  render(
    <PorticoProvider client={client}>
      <Section />
    </PorticoProvider>,
  )
  await screen.findByText('Person 1')
  return screen.getByTestId('column')
}

const press = (name: string) => person.click(screen.getByRole('button', { name }))

describe('a table that comes back', () => {
  it('scrolls to its former position', async () => {
    const column = await open()
    column.scrollTop = 320
    await press('Open')
    column.scrollTop = 0
    await press('Back')
    await screen.findByText('Person 1')
    expect(column.scrollTop).toBe(320)
  })

  it('begins at its top with another page', async () => {
    const column = await open()
    column.scrollTop = 320
    await press('Open')
    column.scrollTop = 0
    await press('Turn')
    await press('Back')
    await waitFor(() => expect(screen.queryByText('Person 21')).toBeTruthy())
    expect(column.scrollTop).toBe(0)
  })
})
