import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../../../test/open-screen.tsx'
import { Announcer } from '../../../isolation/announcer.tsx'
import { type PickableList, PickList } from './pick-list.tsx'
import { nothingPicked } from './picked.ts'

afterEach(cleanup)

it('further rows of a list to pick from are announced, and the first of them has the focus', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({ id: `p${index}`, name: `Person ${index + 1}` }))
  const list: PickableList<(typeof rows)[number]> = {
    rows,
    query: { search: '', filters: {}, sort: null, page: 0, pageSize: null },
    status: 'ready',
    hasMore: false,
    error: null,
    search: async () => ({ ok: true, value: undefined }),
    setPageSize: async () => ({ ok: true, value: undefined }),
  }
  await openScreen(
    <Announcer>
      <PickList
        label="People"
        searchLabel="Search people"
        list={list}
        members={[]}
        nameOf={({ name }) => name}
        value={nothingPicked}
        onChange={() => {}}
      />
    </Announcer>,
  )
  const more = screen.getByRole('button', { name: 'Show more' })
  await userEvent.click(more)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Person 51' }))
  await screen.findByText('100 shown')
  await userEvent.click(more)
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Person 101' }))
  await screen.findByText('120 shown')
  expect(more.isConnected).toBe(false)
})
