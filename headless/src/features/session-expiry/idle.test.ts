import { describe, expect, it } from 'vitest'
import { type App, until } from '../../../test/open-app.ts'
import {
  activityKey,
  expiryOf,
  limit,
  logOuts,
  openLimited,
  openQuiet,
  signIn,
  statusOf,
  watchExpiry,
} from '../../../test/session-policy.ts'
import { sessionExpiryFeature } from './index.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe('a session that may be idle for 15 minutes', () => {
  const limits = { idle: 900 }

  it('ends after that time without input, and reports the reason until the next sign-in', async () => {
    const { app } = await openLimited(limits)
    expect(expiryOf(app)).toMatchObject({ status: 'active', reason: 'idle', expiresAt: app.clock.now() + 15 * minute })
    await app.clock.advance(15 * minute - 1)
    expect(statusOf(app)).toBe('authenticated')
    await app.clock.advance(1)
    expect(statusOf(app)).toBe('unauthenticated')
    expect(expiryOf(app)).toMatchObject({ status: 'expired', reason: 'idle', expiresAt: null })
    expect(logOuts(app)).toBe(1)
    const reopened = await openQuiet({ beside: app, sameBrowser: true })
    await watchExpiry(reopened)
    expect(expiryOf(reopened)).toMatchObject({ status: 'expired', reason: 'idle' })
    await signIn(app)
    await until(() => expiryOf(app).status === 'active')
    expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 15 * minute)
  })

  it('a session with an idle limit is extended by any input', async () => {
    const { app } = await openLimited(limits)
    await app.clock.advance(14 * minute)
    app.ports.page.act()
    expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 15 * minute)
    await app.clock.advance(14 * minute)
    expect(statusOf(app)).toBe('authenticated')
  })

  it('writes an input down every few seconds at most', async () => {
    const { app } = await openLimited(limits)
    await app.clock.advance(minute)
    const written = new Set<string | null>()
    for (let times = 0; times < 60; times++) {
      app.ports.page.act()
      written.add(app.ports.storage.local.get(activityKey(app)))
      await app.clock.advance(100)
    }
    expect(written.size).toBe(2)
  })

  it('a session with an idle limit is extended by staySignedIn', async () => {
    const { app } = await openLimited(limits)
    await app.clock.advance(14 * minute)
    expiryOf(app).staySignedIn()
    expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 15 * minute)
  })

  it('a session with an idle limit is not extended by a renewal, nor by calls of the application', async () => {
    const { app } = await openLimited(limits)
    const { expiresAt } = expiryOf(app)
    await app.clock.advance(10 * minute)
    await app.client.session.refresh()
    await app.client.api.get('/identity/resources/users/v2/me')
    await app.clock.advance(0)
    expect(expiryOf(app).expiresAt).toBe(expiresAt)
    await app.clock.advance(5 * minute)
    expect(statusOf(app)).toBe('unauthenticated')
  })

  it.each([
    ['wakes', (app: App) => app.ports.page.wake()],
    ['is touched again', (app: App) => app.ports.page.act()],
    ['is asked to stay signed in', (app: App) => expiryOf(app).staySignedIn()],
  ])('a session ends in a page that slept through its end, as soon as the page %s', async (_, happens) => {
    const { app } = await openLimited(limits)
    app.clock.jump(8 * hour)
    happens(app)
    expect(statusOf(app)).toBe('unauthenticated')
    expect(expiryOf(app)).toMatchObject({ status: 'expired', reason: 'idle' })
  })

  it('goes on after a short sleep', async () => {
    const { app } = await openLimited(limits)
    const { expiresAt } = expiryOf(app)
    app.clock.jump(5 * minute)
    app.ports.page.wake()
    expect(expiryOf(app)).toMatchObject({ status: 'active', expiresAt })
    await app.clock.advance(10 * minute)
    expect(statusOf(app)).toBe('unauthenticated')
  })

  it('begins again where the clock is set back', async () => {
    const { app } = await openLimited(limits)
    app.clock.jump(-8 * hour)
    app.ports.page.wake()
    expect(expiryOf(app)).toMatchObject({ status: 'active', expiresAt: app.clock.now() + 15 * minute })
    await app.clock.advance(15 * minute)
    expect(statusOf(app)).toBe('unauthenticated')
  })

  it.each(['', 'yesterday', '-5', '1e3', 'NaN', '{"at":1}', '99999999999999999999', '9'.repeat(15)])(
    'takes what the store holds for no activity where it is none: %j',
    async (garbage) => {
      const app = await openQuiet({ signedInAs: 'reader@acme.test' })
      limit(app, limits)
      app.ports.storage.local.set(activityKey(app), garbage)
      await watchExpiry(app)
      expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 15 * minute)
      await app.clock.advance(minute)
      app.ports.storage.local.set(activityKey(app), garbage)
      app.ports.page.wake()
      expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 14 * minute)
    },
  )

  it('a session with an idle limit has ended if it is found again a day later', async () => {
    const { app } = await openLimited(limits)
    app.clock.jump(24 * hour)
    const found = await openQuiet({ beside: app, sameBrowser: true })
    await watchExpiry(found)
    expect(statusOf(found)).toBe('unauthenticated')
    expect(expiryOf(found)).toMatchObject({ status: 'expired', reason: 'idle' })
  })

  it('a session has not ended after a new sign-in, regardless of former unwatched activity', async () => {
    const { app, leave } = await openLimited(limits)
    await app.clock.advance(15 * minute)
    leave()
    await app.clock.advance(24 * hour)
    await signIn(app)
    const next = await openQuiet({ beside: app, sameBrowser: true })
    await watchExpiry(next)
    expect(expiryOf(next)).toMatchObject({ status: 'active', expiresAt: app.clock.now() + 15 * minute })
  })

  it('an idle limit is watched only while a component is mounted: then no listener and no timer is left', async () => {
    const app = await openQuiet({ signedInAs: 'reader@acme.test', hasTabs: true })
    limit(app, limits)
    await passUntilQuiet(app)
    const before = [0, app.ports.page.listeners()]
    app.client.get(sessionExpiryFeature)
    expect([app.clock.timers(), app.ports.page.listeners()]).toEqual(before)
    const leave = await watchExpiry(app)
    expect(app.ports.page.listeners()).toBeGreaterThan(before[1] ?? 0)
    leave()
    await app.clock.advance(2 * second)
    await passUntilQuiet(app)
    expect([app.clock.timers(), app.ports.page.listeners()]).toEqual(before)
    await app.clock.advance(hour)
    expect(statusOf(app)).toBe('authenticated')
  })
})

/** Advances the clock until no timer is left, because pending calls can be retried by the clock. */
async function passUntilQuiet({ clock }: App) {
  do await clock.advance(10 * second)
  while (clock.timers() > 0)
}
