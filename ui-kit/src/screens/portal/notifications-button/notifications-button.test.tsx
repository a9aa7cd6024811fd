import { session, tenants } from '@portico/headless'
import { notifications } from '@portico/headless/portal/notifications'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App, AppOptions } from '../../../../../headless/test/open-app.ts'
import { addressOf, heading, navigation, openPortal, orders, page, portalOf } from '../../../../test/open-portal.tsx'
import { openScreen } from '../../../../test/open-screen.tsx'
import { AdminPortal } from '../index.ts'
import { NotificationsButton, type NotificationsButtonProps } from './index.ts'

afterEach(cleanup)

const me = 'admin@acme.test'

type State = Parameters<Parameters<App['provider']['emulator']['arrange']>[0]>[0]
type Kept = State['notifications'][number]

/** Gives the administrator notifications in place of those of the demo; the first is the newest. */
function give({ users, notifications }: State, many: readonly Partial<Kept>[]) {
  const { id: userId = '', activeTenantId: tenantId = '' } = users.find(({ email }) => email === me) ?? {}
  const rows = many.map(
    (one, at): Kept => ({
      ...{
        id: `n${at}`,
        tenantId,
        userId,
        key: 'user.locked',
        title: `News ${at}`,
        body: '',
        severity: 'Info',
        url: '',
      },
      ...{ status: 'unread', isPinned: false, actions: [] },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, many.length - at)).toISOString(),
      ...one,
    }),
  )
  notifications.splice(0, notifications.length, ...rows)
}

const action = (name: string, url: string) => {
  return { id: name, name, visualization: 'button', url, method: 'GET', createdAt: '', updatedAt: '' }
}

const several: readonly Partial<Kept>[] = [
  { title: 'Card refused', body: 'Pay by Friday.', severity: 'High', isPinned: true, url: '?portal=orders' },
  {
    title: 'Lee is locked',
    actions: [action('Show in the log', '?portal=orders'), action('Help', 'https://help.test/')],
  },
  { title: 'Rita joined', status: 'read' },
]

const open = (many = several, props: NotificationsButtonProps = {}, options: AppOptions = {}) =>
  openScreen(
    <>
      <h1>Application</h1>
      <NotificationsButton isolation="none" {...props} />
      <AdminPortal isolation="none" sections={() => [orders]} />
    </>,
    { signedInAs: me, address: page, ...options },
    ({ provider }) => provider.emulator.arrange((state) => give(state, many)),
  )

/** Opens the bell of an administrator whose reads the provider refuses. */
const openRefused = (status: number) =>
  openScreen(<NotificationsButton isolation="none" />, { signedInAs: me }, ({ provider }) =>
    provider.emulator.faults.add({ operation: 'listNotifications', kind: 'status', status }),
  )

const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: 'Notifications' })
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const row = async (title: string) => {
  const [found] = (await screen.findAllByRole('listitem')).filter((one) => within(one).queryByText(title))
  if (!found) throw new Error(`No row ${title}`)
  return found
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const kept = ({ provider }: App, id: string) =>
  provider.emulator.snapshot().notifications.find((one) => one.id === id) ?? null

async function openPanel() {
  await userEvent.click(await bell())
  await panel()
  await screen.findAllByRole('heading', { level: 3 })
}

async function choose(title: string, item: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('the bell', () => {
  it('names the number of unread notifications, and has a dot for them', async () => {
    await open()
    expect((await bell('Notifications, 2 unread')).parentElement?.querySelector('.portico-BellDot')).not.toBeNull()
  })

  it('has neither if all are read', async () => {
    await open([{ status: 'read' }])
    expect((await bell('Notifications')).parentElement?.querySelector('.portico-BellDot')).toBeNull()
  })

  it('says that there may be more unread than are loaded', async () => {
    await open(Array.from({ length: 12 }, () => ({})))
    await bell('Notifications, 10 or more unread')
  })

  it.each([403, 404])('is hidden if the provider answers %i to the first read', async (status) => {
    const app = await openRefused(status)
    await waitFor(() => expect(app.client.get(notifications).getSnapshot().calls.load.error?.status).toBe(status))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('is there after any other failure, with the cause and another try in its panel', async () => {
    const app = await openRefused(500)
    await userEvent.click(await bell('Notifications'))
    await panel()
    await screen.findByRole('alert')
    app.provider.emulator.faults.clear()
    app.provider.emulator.arrange((state) => give(state, several))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Card refused')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('is not there without a user', async () => {
    const app = await open(several, {}, { signedInAs: '' })
    await waitFor(() => expect(app.client.get(session).getSnapshot().status).toBe('unauthenticated'))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('reads the notifications again as its panel opens', async () => {
    const app = await open()
    await bell()
    app.provider.emulator.arrange((state) => give(state, [{ title: 'The newest' }]))
    await openPanel()
    await screen.findByText('The newest')
  })
})

describe('the panel', () => {
  it('shows title, text, severity, time and marks of each notification, pinned ones first', async () => {
    await open()
    await openPanel()
    expect(titles()).toEqual(['Card refused Important. Unread. Pinned.', 'Lee is locked Unread.', 'Rita joined'])
    const first = await row('Card refused')
    within(first).getByText('Pay by Friday.')
    expect(first.querySelector('time')).not.toBeNull()
    expect(first.querySelector('.portico-Emblem--danger')).not.toBeNull()
    expect((await row('Rita joined')).querySelector('.portico-Emblem--danger')).toBeNull()
  })

  it('counts the unread and the pinned ones at their tabs, which show them alone', async () => {
    await open()
    await openPanel()
    await userEvent.click(await tab(/^Unread\s*2$/))
    expect(titles()).toHaveLength(2)
    await userEvent.click(await tab(/^Pinned\s*1$/))
    expect(titles()).toEqual(['Card refused Important. Unread. Pinned.'])
  })

  it.each([
    [/^All$/, 'No notifications yet'],
    [/^Unread$/, 'Nothing unread'],
    [/^Pinned$/, 'Nothing pinned'],
  ])('has words for an empty tab %s', async (name, words) => {
    await open([])
    await openPanel()
    await userEvent.click(await tab(name))
    await screen.findByRole('heading', { name: words })
  })

  it('says that it loads, in the place of the rows, such as after a switch of the tenant', async () => {
    const app = await open()
    await bell()
    const other = app.client
      .get(session)
      .getSnapshot()
      .tenants.find(({ name }) => name === 'Globex')
    app.provider.emulator.faults.add({ operation: 'listNotifications', kind: 'delay' })
    const switching = app.client.get(tenants).actions.switchTenant({ tenantId: other?.tenantId ?? '' })
    await waitFor(() => expect(app.client.get(session).getSnapshot().tenant?.name).toBe('Globex'))
    await userEvent.click(await bell('Notifications'))
    await screen.findByText('Loading your notifications…')
    await app.clock.advance(60_000)
    await switching
    await screen.findByRole('heading', { name: 'No notifications yet' })
    expect(screen.queryByText('Loading your notifications…')).toBeNull()
  })

  it('shows further pages on request, and announces them', async () => {
    await open(Array.from({ length: 12 }, () => ({})))
    await openPanel()
    expect(titles()).toHaveLength(10)
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(titles()).toHaveLength(12))
    await screen.findByText('More notifications shown.')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('keeps the rows and shows the cause if a further page fails', async () => {
    const app = await open(Array.from({ length: 12 }, () => ({})))
    await openPanel()
    app.provider.emulator.faults.add({ operation: 'listNotifications', kind: 'status', status: 500, times: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('alert')
    expect(titles()).toHaveLength(10)
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(titles()).toHaveLength(12))
  })

  it('marks all as read, announces it, and keeps the focus', async () => {
    const app = await open()
    await openPanel()
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
    await screen.findByText('All marked as read.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull())
    expect(kept(app, 'n1')?.status).toBe('read')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'))
  })

  it('shows the cause if the marks are refused, and they stay', async () => {
    const app = await open()
    await openPanel()
    app.provider.emulator.faults.add({ operation: 'markAllNotificationsRead', kind: 'status', status: 500, times: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
    await screen.findByRole('alert')
    expect(titles()[1]).toBe('Lee is locked Unread.')
  })

  it('returns the focus to the bell by Escape', async () => {
    await open()
    await openPanel()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await bell())
  })
})

describe('the menu of a notification', () => {
  it.each([
    ['Lee is locked', 'Mark as read', 'n1', { status: 'read' }, 'Marked as read: Lee is locked.'],
    ['Rita joined', 'Mark as unread', 'n2', { status: 'unread' }, 'Marked as unread: Rita joined.'],
    ['Rita joined', 'Pin', 'n2', { isPinned: true }, 'Pinned: Rita joined.'],
    ['Card refused', 'Unpin', 'n0', { isPinned: false }, 'Unpinned: Card refused.'],
    ['Lee is locked', 'Archive', 'n1', { status: 'archived' }, 'Archived: Lee is locked.'],
  ])('%s: %s', async (title, item, id, saved, said) => {
    const app = await open()
    await openPanel()
    await choose(title, item)
    await screen.findByText(said)
    expect(kept(app, id)).toMatchObject(saved)
  })

  it('moves the focus to the title of the panel if its row has gone', async () => {
    await open()
    await openPanel()
    await choose('Lee is locked', 'Archive')
    await waitFor(() => expect(screen.queryByText('Lee is locked')).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'))
  })

  it('shows a refusal in the row, and repeats the action on request', async () => {
    const app = await open()
    await openPanel()
    app.provider.emulator.faults.add({ operation: 'updateNotificationStatus', kind: 'status', status: 500, times: 1 })
    await choose('Lee is locked', 'Archive')
    const failed = await row('Lee is locked')
    await within(failed).findByRole('alert')
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again: Lee is locked' }))
    await waitFor(() => expect(kept(app, 'n1')?.status).toBe('archived'))
    await waitFor(() => expect(screen.queryByText('Lee is locked')).toBeNull())
  })
})

describe('the links of a notification', () => {
  it.each(['Card refused', 'Show in the log'])(
    'open a place in the portal without leaving the page: %s',
    async (name) => {
      const app = await open()
      await openPanel()
      await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull())
      await heading('Orders of the week')
      expect(addressOf(app)).toBe(`${page}&portal=orders`)
      expect(app.ports.page.opened).toEqual([])
    },
  )

  it('mark their notification as read', async () => {
    const app = await open()
    await openPanel()
    await userEvent.click(screen.getByRole('link', { name: /^Show in the log/ }))
    await waitFor(() => expect(kept(app, 'n1')?.status).toBe('read'))
  })

  it('open another origin in a new tab', async () => {
    await open()
    await openPanel()
    const link = screen.getByRole('link', { name: 'Help' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['https://help.test/', '_blank'])
  })

  it('open a page of the application by its router, and by the browser without one', async () => {
    const moves: string[] = []
    const many = [{ title: 'Report', url: '/reports' }]
    await open(many, {}, { navigate: (path) => void moves.push(path) })
    await openPanel()
    await userEvent.click(screen.getByRole('link', { name: /^Report/ }))
    await waitFor(() => expect(moves).toEqual(['/reports']))
  })
})

describe('the bell in the portal', () => {
  it('is in the foot of the navigation and in the bar of a narrow portal', async () => {
    const app = await openPortal()
    portalOf(app).open()
    await navigation()
    const places = (await screen.findAllByRole('button', { name: /^Notifications/ })).map((one) =>
      one.closest('.portico-NavFoot, .portico-TopBar')?.className.split(' ').at(0),
    )
    expect(places.sort()).toEqual(['portico-NavFoot', 'portico-TopBar'])
  })
})
