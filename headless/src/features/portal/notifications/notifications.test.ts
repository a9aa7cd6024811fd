import { describe, expect, it } from 'vitest'
import { giveNotifications, type KeptNotification } from '../../../../test/give-notifications.ts'
import { type AppOptions, openApp, until } from '../../../../test/open-app.ts'
import { notificationsFeature } from './feature.ts'

const me = 'admin@acme.test'

async function openList(many: readonly Partial<KeptNotification>[] = [{}, {}, {}], options: AppOptions = {}) {
  const app = await openApp({ signedInAs: me, ...options })
  const { emulator } = app.provider
  emulator.arrange((state) => giveNotifications(state, many))
  const slice = app.client.get(notificationsFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  const list = () => slice.getSnapshot()
  return {
    ...app,
    emulator,
    list,
    ids: () => list().rows.map(({ id }) => id),
    kept: (id: string) => emulator.snapshot().notifications.find((one) => one.id === id),
  }
}

const answer = async (rows: readonly object[]) => Response.json(rows)

describe('the notifications of a person', () => {
  it('the notifications have their members, pinned ones first, without archived ones', async () => {
    const { list } = await openList([{ status: 'archived' }, { severity: 'High' }, { isPinned: true, status: 'read' }])
    expect(list().rows.map(({ id, isRead, isPinned, severity }) => [id, isRead, isPinned, severity])).toEqual([
      ['n2', true, true, 'Info'],
      ['n1', false, false, 'High'],
    ])
  })

  it('the notifications are read by 10, and further ones are appended', async () => {
    const { list, ids, sent } = await openList(Array.from({ length: 23 }, () => ({})))
    expect([ids().length, list().hasMore]).toEqual([10, true])
    await list().goToPage({ page: 2 })
    expect([ids().length, new Set(ids()).size, list().hasMore]).toEqual([23, 23, false])
    const asked = sent('/notification').map(({ url }) => JSON.parse(new URL(url).searchParams.get('params') ?? ''))
    expect(asked.slice(0, 3)).toEqual([0, 10, 20].map((offset) => ({ count: 10, offset })))
  })

  it('the notifications that exist are shown although some are archived elsewhere between two pages', async () => {
    const { list, ids, emulator } = await openList(Array.from({ length: 23 }, () => ({})))
    emulator.arrange(({ notifications }) => {
      notifications.splice(0, 3)
    })
    await list().goToPage({ page: 2 })
    const left = emulator.snapshot().notifications.map(({ id }) => id)
    expect([...ids()].sort()).toEqual([...left].sort())
    expect(ids()).toHaveLength(20)
  })

  it('the notifications have a further page if the provider returns archived ones among them', async () => {
    const archived = { status: 'archived', viewed: true, isPinned: false, severity: 'Info', url: '', actions: [] }
    const other = (id: number) => ({ ...archived, id: `n${id}`, key: 'k', title: '', body: '', createdAt: '' })
    const { list, ids } = await openList([], {
      instead: (url) =>
        url.pathname.endsWith('/notification')
          ? answer(Array.from({ length: 10 }, (_, at) => ({ ...other(at), ...(at > 7 && { status: 'read' }) })))
          : undefined,
    })
    expect(ids()).toEqual(['n8', 'n9'])
    expect(list().hasMore).toBe(true)
  })

  it('a viewed notification is unread if its status is unread', async () => {
    const one = { id: 'n', key: 'k', title: '', body: '', severity: 'Info', url: '', isPinned: false, createdAt: '' }
    const { list } = await openList([], {
      instead: (url) =>
        url.pathname.endsWith('/notification')
          ? answer([{ ...one, actions: [], viewed: true, status: 'unread' }])
          : undefined,
    })
    expect(list().rows[0]?.isRead).toBe(false)
  })

  it('the notifications are read again if the user returns to the page after a minute, and not before', async () => {
    const { emulator, ids, clock, ports, called } = await openList()
    emulator.arrange(({ notifications: kept }) => void kept.splice(0, 1))
    const reads = () => called().filter((operation) => operation === 'listNotifications')
    ports.page.wake()
    await clock.advance(60_000)
    expect(reads()).toHaveLength(1)
    ports.page.wake()
    await until(() => ids().join() === 'n1,n2')
  })

  it('the notifications are not read for a user who has signed out meanwhile', async () => {
    const { client, clock, ports, called } = await openList()
    await client.session.logOut()
    await clock.advance(60_000)
    const reads = called().length
    ports.page.wake()
    await clock.advance(1)
    expect(called()).toHaveLength(reads)
  })

  it('lead to web addresses alone, relative to the page', async () => {
    const action = (url: string, method = 'GET') => {
      return { id: url, name: url, visualization: 'button', url, method, createdAt: '', updatedAt: '' }
    }
    const { list } = await openList([
      {
        url: '?portal=audits',
        actions: [action('/plans'), action('javascript:alert(1)'), action('https://other.test/'), action('/x', 'POST')],
      },
      { url: 'javascript:alert(1)' },
    ])
    const [first, second] = list().rows
    expect(first?.url).toMatch(/^https?:\/\/.*\?portal=audits$/)
    expect(first?.actions.map(({ url }) => new URL(url).pathname)).toEqual(['/plans', '/'])
    expect(second?.url).toBeNull()
  })

  it('a notification is marked as read and unread at once, before the provider responds', async () => {
    const { list, kept } = await openList()
    const marking = list().mark({ id: 'n0', isRead: true })
    expect(list().rows[0]?.isRead).toBe(true)
    expect(await marking).toMatchObject({ ok: true })
    expect(kept('n0')?.status).toBe('read')
    await list().mark({ id: 'n0', isRead: false })
    expect(kept('n0')?.status).toBe('unread')
  })

  it('a notification is unread again if the provider refuses, with the error in the row', async () => {
    const { emulator, list } = await openList()
    emulator.faults.add({ operation: 'updateNotificationStatus', kind: 'status', status: 400 })
    expect(await list().mark({ id: 'n0', isRead: true })).toMatchObject({ ok: false, reason: 'failed' })
    expect(list().rows[0]?.isRead).toBe(false)
    expect(list().rowState('n0').error?.status).toBe(400)
  })

  it('all notifications are marked as read, including those not loaded', async () => {
    const { emulator, list } = await openList(Array.from({ length: 12 }, () => ({})))
    const marking = list().markAllRead()
    expect(list().rows.every(({ isRead }) => isRead)).toBe(true)
    await marking
    expect(emulator.snapshot().notifications.filter(({ status }) => status === 'unread')).toEqual([])
  })

  it('a notification is pinned to the top, and unpinned again', async () => {
    const { list, ids, kept } = await openList()
    await list().pin({ id: 'n2', isPinned: true })
    await until(() => ids()[0] === 'n2')
    expect(kept('n2')?.isPinned).toBe(true)
    await list().pin({ id: 'n2', isPinned: false })
    await until(() => ids()[0] === 'n0')
  })

  it('disappear at once if they are archived, and return if the provider refuses', async () => {
    const { emulator, list, ids } = await openList()
    const archiving = list().archive({ id: 'n1' })
    expect(ids()).toEqual(['n0', 'n2'])
    await archiving
    emulator.faults.add({ operation: 'updateNotificationStatus', kind: 'status', status: 400 })
    await list().archive({ id: 'n0' })
    await until(() => ids().includes('n0'))
  })

  it('a notification is archived without an error if another tab archived it before', async () => {
    const { emulator, list, ids } = await openList()
    emulator.arrange(({ notifications: kept }) => void kept.splice(0, 1))
    expect(await list().archive({ id: 'n0' })).toMatchObject({ ok: true })
    await until(() => ids().join() === 'n1,n2')
  })
})
