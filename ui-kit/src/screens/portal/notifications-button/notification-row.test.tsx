import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { choose, kept, openBell, openPanel, row } from '../../../../test/open-notifications.tsx'
import { addressOf, heading, page } from '../../../../test/open-portal.tsx'

afterEach(cleanup)

describe('the menu of a notification', () => {
  it.each([
    ['Lee is locked', 'Mark as read', 'n1', { status: 'read' }, 'Marked as read: Lee is locked.'],
    ['Rita joined', 'Mark as unread', 'n2', { status: 'unread' }, 'Marked as unread: Rita joined.'],
    ['Rita joined', 'Pin', 'n2', { isPinned: true }, 'Pinned: Rita joined.'],
    ['Card refused', 'Unpin', 'n0', { isPinned: false }, 'Unpinned: Card refused.'],
    ['Lee is locked', 'Archive', 'n1', { status: 'archived' }, 'Archived: Lee is locked.'],
  ])('%s: %s', async (title, item, id, saved, said) => {
    const app = await openBell()
    await openPanel()
    await choose(title, item)
    await screen.findByText(said)
    expect(kept(app, id)).toMatchObject(saved)
  })

  it('moves the focus to the title of the panel if its row has gone', async () => {
    await openBell()
    await openPanel()
    await choose('Lee is locked', 'Archive')
    await waitFor(() => expect(screen.queryByText('Lee is locked')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'))
  })

  it('shows a refusal in the row, and repeats the action on request', async () => {
    const app = await openBell()
    await openPanel()
    app.provider.emulator.faults.add({ operation: 'updateNotificationStatus', kind: 'status', status: 500, times: 1 })
    await choose('Lee is locked', 'Archive')
    const again = await screen.findByRole('button', { name: 'Try again: Lee is locked' })
    within(await row('Lee is locked')).getByRole('alert')
    await userEvent.click(again)
    await waitFor(() => expect(kept(app, 'n1')?.status).toBe('archived'))
    await waitFor(() => expect(screen.queryByText('Lee is locked')).toBeNull())
  })
})

describe('the links of a notification', () => {
  it.each(['Card refused', 'Show in the log'])(
    'open a place in the portal without leaving the page: %s',
    async (name) => {
      const app = await openBell()
      await openPanel()
      await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
      await heading('Orders of the week')
      expect(addressOf(app)).toBe(`${page}&portal=orders`)
      expect(app.ports.page.opened).toEqual([])
    },
  )

  it('mark their notification as read', async () => {
    const app = await openBell()
    await openPanel()
    await userEvent.click(screen.getByRole('link', { name: /^Show in the log/ }))
    await waitFor(() => expect(kept(app, 'n1')?.status).toBe('read'))
  })

  it('open another origin in a new tab', async () => {
    await openBell()
    await openPanel()
    const link = screen.getByRole('link', { name: 'Help' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://help.test/', '_blank'])
  })

  it('open a page of the application by its router, and by the browser without one', async () => {
    const moves: string[] = []
    const many = [{ title: 'Report', url: '/reports' }]
    await openBell(many, {}, { navigate: (path) => void moves.push(path) })
    await openPanel()
    await userEvent.click(screen.getByRole('link', { name: /^Report/ }))
    await waitFor(() => expect(moves).toEqual(['/reports']))
    cleanup()
    await openBell(many)
    await openPanel()
    expect(fireEvent.click(screen.getByRole('link', { name: /^Report/ }))).toBe(true)
  })
})
