import { sessionFeature, tenantsFeature } from '@portico/headless'
import { notificationsFeature } from '@portico/headless/portal/notifications'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { giveNotifications } from '../../../../../headless/test/give-notifications.ts'
import {
  bell,
  kept,
  openBell,
  openPanel,
  openRefused,
  panel,
  row,
  several,
  tab,
  titles,
} from '../../../../test/open-notifications.tsx'
import { navigation, openPortal, portalOf } from '../../../../test/open-portal.tsx'

afterEach(cleanup)

describe('the bell', () => {
  it('names the number of unread notifications, and has a dot for them', async () => {
    await openBell()
    expect((await bell('Notifications, 2 unread')).parentElement?.querySelector('.portico-BellDot')).not.toBeNull()
  })

  it('the bell has neither count nor dot if all notifications are read', async () => {
    await openBell([{ status: 'read' }])
    expect((await bell('Notifications')).parentElement?.querySelector('.portico-BellDot')).toBeNull()
  })

  it('the bell indicates that more may be unread than are loaded', async () => {
    await openBell(Array.from({ length: 12 }, () => ({})))
    await bell('Notifications, 10 or more unread')
  })

  it.each([403, 404])('the bell is hidden if the provider answers %i to the first read', async (status) => {
    const app = await openRefused(status)
    await waitFor(() =>
      expect(app.client.get(notificationsFeature).getSnapshot().calls.load.error?.status).toBe(status),
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('the bell is shown after any other failure, with the cause and a retry in its panel', async () => {
    const app = await openRefused(500)
    await userEvent.click(await bell('Notifications'))
    await panel()
    // The panel reads the notifications again when it opens.
    await waitFor(() => {
      expect(app.called().filter((operation) => operation === 'listNotifications')).toHaveLength(2)
      expect(app.client.get(notificationsFeature).getSnapshot().calls.load.status).toBe('failed')
    })
    await screen.findByRole('alert')
    app.provider.emulator.faults.clear()
    app.provider.emulator.arrange((state) => giveNotifications(state, several))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('Card refused')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it.each([
    ['succeeds, and no further read is sent', [], 2],
    ['fails, and one more read is sent', [500], 3],
  ])('a press of Try again during a read waits for that read: it %s', async (_, failures, reads) => {
    const statuses = [500, ...failures]
    const running = new Map<number, () => void>()
    const app = await openBell(several, {}, { instead: refusingReads(statuses, running) })
    await userEvent.click(await bell('Notifications'))
    await waitFor(() => expect(running.has(2)).toBe(true))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    await userEvent.click(retry)
    await waitFor(() => expect(retry.getAttribute('data-pending')).toBe('true'))
    await userEvent.click(retry)
    running.get(2)?.()
    await waitFor(() => expect(running.size).toBe(reads))
    running.get(reads)?.()
    await screen.findByText('Card refused')
    await waitFor(() => expect(app.client.get(notificationsFeature).getSnapshot().status).toBe('ready'))
    expect(running.size).toBe(reads)
  })

  it('the bell is not shown without a user', async () => {
    const app = await openBell(several, {}, { signedInAs: '' })
    await waitFor(() => expect(app.client.get(sessionFeature).getSnapshot().status).toBe('unauthenticated'))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('reads the notifications again as its panel opens', async () => {
    const app = await openBell()
    await bell()
    app.provider.emulator.arrange((state) => giveNotifications(state, [{ title: 'The newest' }]))
    await openPanel()
    await screen.findByText('The newest')
  })
})

describe('the panel', () => {
  it('shows title, text, severity, time and marks of each notification, pinned ones first', async () => {
    await openBell()
    await openPanel()
    expect(titles()).toEqual(['Card refused Important. Unread. Pinned.', 'Lee is locked Unread.', 'Rita joined'])
    const first = await row('Card refused')
    within(first).getByText('Pay by Friday.')
    expect(first.querySelector('time')).not.toBeNull()
    expect(first.querySelector('.portico-Emblem--danger')).not.toBeNull()
    expect((await row('Rita joined')).querySelector('.portico-Emblem--danger')).toBeNull()
  })

  it('shows dates by the format of the account', async () => {
    const app = await openBell([{ title: 'Card refused', createdAt: '2024-03-12T12:00:00.000Z' }])
    app.provider.emulator.arrange(({ tenants }) => {
      for (const { settings } of tenants) Object.assign(settings, { dateFormat: 'DD/MM/YYYY', timezone: 'UTC' })
    })
    await openPanel()
    await waitFor(async () =>
      expect((await row('Card refused')).querySelector('time')?.firstChild?.textContent).toBe('12/03/2024'),
    )
  })

  it('counts the unread and the pinned ones at their tabs, which show them alone', async () => {
    await openBell()
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
  ])('the notifications panel has a text for an empty tab %s', async (name, words) => {
    await openBell([])
    await openPanel()
    await userEvent.click(await tab(name))
    await screen.findByRole('heading', { name: words })
  })

  it('the notifications panel shows that it is loading in place of the rows, such as after a tenant switch', async () => {
    const app = await openBell()
    await bell()
    const other = app.client
      .get(sessionFeature)
      .getSnapshot()
      .tenants.find(({ name }) => name === 'Globex')
    app.provider.emulator.faults.add({ operation: 'listNotifications', kind: 'delay' })
    const switching = app.client.get(tenantsFeature).actions.switchTenant({ tenantId: other?.tenantId ?? '' })
    await waitFor(() => expect(app.client.get(sessionFeature).getSnapshot().tenant?.name).toBe('Globex'))
    await userEvent.click(await bell('Notifications'))
    await screen.findByText('Loading your notifications…')
    await app.clock.advance(60_000)
    await switching
    await screen.findByRole('heading', { name: 'No notifications yet' })
    expect(screen.queryByText('Loading your notifications…')).toBeNull()
  })

  it('shows further pages on request, and announces them', async () => {
    await openBell(Array.from({ length: 12 }, () => ({})))
    await openPanel()
    expect(titles()).toHaveLength(10)
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(titles()).toHaveLength(12))
    await screen.findByText('More notifications shown.')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('keeps the rows and shows the cause if a further page fails', async () => {
    const app = await openBell(Array.from({ length: 12 }, () => ({})))
    await openPanel()
    app.provider.emulator.faults.add({ operation: 'listNotifications', kind: 'status', status: 500, times: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('alert')
    expect(titles()).toHaveLength(10)
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(titles()).toHaveLength(12))
  })

  it('marks all as read, announces it, and keeps the focus', async () => {
    const app = await openBell()
    await openPanel()
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
    await screen.findByText('All marked as read.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all read' })).toBeNull())
    expect(kept(app, 'n1')?.status).toBe('read')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'))
  })

  it('shows the cause if the marks are refused, and they stay', async () => {
    const app = await openBell()
    await openPanel()
    app.provider.emulator.faults.add({ operation: 'markAllNotificationsRead', kind: 'status', status: 500, times: 1 })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all read' }))
    await screen.findByRole('alert')
    expect(titles()[1]).toBe('Lee is locked Unread.')
  })

  it('returns the focus to the bell by Escape', async () => {
    await openBell()
    await openPanel()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await bell())
  })
})

describe('the bell in the portal', () => {
  it('the bell is in the foot of the navigation and in the bar of a narrow portal', async () => {
    const app = await openPortal()
    portalOf(app).open()
    await navigation()
    const places = (await screen.findAllByRole('button', { name: /^Notifications/ })).map((one) =>
      one.closest('.portico-NavFoot, .portico-TopBar')?.className.split(' ').at(0),
    )
    expect(places.sort()).toEqual(['portico-NavFoot', 'portico-TopBar'])
  })
})

/** Refuses the first reads by these statuses. From the second on, a read waits for its function in `running`. */
function refusingReads(statuses: readonly number[], running: Map<number, () => void>) {
  const rows = [{ id: 'n1', title: 'Card refused', createdAt: '2026-01-01T00:00:00Z', actions: [] }]
  return (address: URL) => {
    if (!address.pathname.endsWith('/notification')) return undefined
    const read = running.size + 1
    const status = statuses[read - 1]
    const answer = () => (status ? new Response('{}', { status }) : Response.json(rows))
    return new Promise<Response>((resolve) => {
      running.set(read, () => resolve(answer()))
      if (read === 1) resolve(answer())
    })
  }
}

it('the panel closes with the former account, and the person is told which is the present one', async () => {
  const app = await openBell()
  await openPanel()
  const labs = app.provider.emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')
  await app.client.session.switchTenant(labs?.id ?? '', { signal: new AbortController().signal })
  await screen.findByText('You’re now in Acme Labs', { selector: '[role="status"]' })
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull()
})
