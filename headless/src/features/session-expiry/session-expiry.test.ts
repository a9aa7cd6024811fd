import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, inTime, until } from '../../../test/open-app.ts'
import { expiryOf, type Limits, limit, openQuiet, watchExpiry } from '../../../test/session-policy.ts'
import { session } from '../../session/index.ts'
import { sessionExpiry } from './index.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const key = (app: App) => `portico-activity:default::${app.provider.baseUrl}`

/** Somebody signed in under limits, with the end of their session watched. */
async function open(limits: Limits, options: AppOptions = {}) {
  const first = options.beside ?? (await openQuiet({ starts: false }))
  limit(first, limits)
  const app = await openQuiet({ signedInAs: 'reader@acme.test', beside: first, ...options })
  const leave = await watchExpiry(app)
  return { app, leave }
}

/** The same in two tabs of one browser. */
async function openTwo(limits: Limits) {
  const { app: one } = await open(limits, { hasTabs: true })
  const other = await openQuiet({ beside: one, sameBrowser: true })
  await watchExpiry(other)
  return [one, other] as const
}

const statusOf = ({ client }: App) => client.get(session).getSnapshot().status
const logOuts = (app: App) => app.called().filter((operation) => operation === 'logout').length

function signIn(app: App) {
  app.browser.signIn('reader@acme.test')
  return app.client.session.refresh()
}

describe('a session that may be idle for 15 minutes', () => {
  const limits = { idle: 900 }

  it('ends when nobody has done anything for so long, and says why until the next sign-in', async () => {
    const { app } = await open(limits)
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

  it('is extended by any input', async () => {
    const { app } = await open(limits)
    await app.clock.advance(14 * minute)
    app.ports.page.act()
    expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 15 * minute)
    await app.clock.advance(14 * minute)
    expect(statusOf(app)).toBe('authenticated')
  })

  it('writes an input down every few seconds at most', async () => {
    const { app } = await open(limits)
    await app.clock.advance(minute)
    const written = new Set<string | null>()
    for (let times = 0; times < 60; times++) {
      app.ports.page.act()
      written.add(app.ports.storage.local.get(key(app)))
      await app.clock.advance(100)
    }
    expect(written.size).toBe(2)
  })

  it('is extended by staySignedIn', async () => {
    const { app } = await open(limits)
    await app.clock.advance(14 * minute)
    expiryOf(app).staySignedIn()
    expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 15 * minute)
  })

  it('is not extended by a renewal, nor by calls of the application', async () => {
    const { app } = await open(limits)
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
  ])('has ended in a page that slept through its end, as soon as that %s', async (_, happens) => {
    const { app } = await open(limits)
    app.clock.jump(8 * hour)
    happens(app)
    expect(statusOf(app)).toBe('unauthenticated')
    expect(expiryOf(app)).toMatchObject({ status: 'expired', reason: 'idle' })
  })

  it('goes on after a short sleep', async () => {
    const { app } = await open(limits)
    const { expiresAt } = expiryOf(app)
    app.clock.jump(5 * minute)
    app.ports.page.wake()
    expect(expiryOf(app)).toMatchObject({ status: 'active', expiresAt })
    await app.clock.advance(10 * minute)
    expect(statusOf(app)).toBe('unauthenticated')
  })

  it('begins again where the clock is set back', async () => {
    const { app } = await open(limits)
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
      app.ports.storage.local.set(key(app), garbage)
      await watchExpiry(app)
      expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 15 * minute)
      await app.clock.advance(minute)
      app.ports.storage.local.set(key(app), garbage)
      app.ports.page.wake()
      expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 14 * minute)
    },
  )

  it('has ended where it is found again a day after', async () => {
    const { app } = await open(limits)
    app.clock.jump(24 * hour)
    const found = await openQuiet({ beside: app, sameBrowser: true })
    await watchExpiry(found)
    expect(statusOf(found)).toBe('unauthenticated')
    expect(expiryOf(found)).toMatchObject({ status: 'expired', reason: 'idle' })
  })

  it('has not ended for who has just signed in where nobody watched, whatever was before', async () => {
    const { app, leave } = await open(limits)
    await app.clock.advance(15 * minute)
    leave()
    await app.clock.advance(24 * hour)
    await signIn(app)
    const next = await openQuiet({ beside: app, sameBrowser: true })
    await watchExpiry(next)
    expect(expiryOf(next)).toMatchObject({ status: 'active', expiresAt: app.clock.now() + 15 * minute })
  })

  it('is watched only while somebody looks: then no listener and no timer is left', async () => {
    const app = await openQuiet({ signedInAs: 'reader@acme.test', hasTabs: true })
    limit(app, limits)
    await app.clock.advance(10 * second)
    const before = [0, app.ports.page.listeners()]
    app.client.get(sessionExpiry)
    expect([app.clock.timers(), app.ports.page.listeners()]).toEqual(before)
    const leave = await watchExpiry(app)
    expect(app.ports.page.listeners()).toBeGreaterThan(before[1] ?? 0)
    leave()
    await app.clock.advance(2 * second)
    expect([app.clock.timers(), app.ports.page.listeners()]).toEqual(before)
    await app.clock.advance(hour)
    expect(statusOf(app)).toBe('authenticated')
  })
})

describe('in two tabs, a session', () => {
  it('is extended in both by an input, or by staySignedIn, in one', async () => {
    const [one, other] = await openTwo({ idle: 900 })
    for (const extend of [() => other.ports.page.act(), () => expiryOf(other).staySignedIn()]) {
      await one.clock.advance(14 * minute)
      extend()
      await one.clock.advance(0)
      expect(expiryOf(one).expiresAt).toBe(one.clock.now() + 15 * minute)
    }
    expect([statusOf(one), statusOf(other)]).toEqual(['authenticated', 'authenticated'])
  })

  it('ends in both by one log-out, and both say why', async () => {
    const [one, other] = await openTwo({ idle: 900 })
    await one.clock.advance(15 * minute)
    for (const app of [one, other]) {
      expect(statusOf(app)).toBe('unauthenticated')
      expect(expiryOf(app)).toMatchObject({ status: 'expired', reason: 'idle' })
    }
    expect(logOuts(one)).toBe(1)
    await inTime(one.clock, signIn(one))
    await inTime(
      one.clock,
      until(() => statusOf(other) === 'authenticated' && expiryOf(other).status === 'active'),
    )
    const isBusy = ({ client }: App) => client.get(session).getSnapshot().isPending
    await inTime(
      one.clock,
      until(() => !isBusy(one) && !isBusy(other)),
    )
    await one.clock.advance(2 * second)
    expect([statusOf(one), statusOf(other)]).toEqual(['authenticated', 'authenticated'])
  })

  it('says nothing of an end where somebody signs out', async () => {
    const [one, other] = await openTwo({ idle: 900 })
    await one.client.session.logOut()
    await until(() => statusOf(other) === 'unauthenticated')
    await one.clock.advance(hour)
    expect([expiryOf(one).status, expiryOf(other).status]).toEqual(['none', 'none'])
  })

  it('ends also in one that does not hear of the other', async () => {
    const [one] = await openTwo({ idle: 900 })
    one.ports.storage.local.set(key(one), 'idle')
    one.ports.page.wake()
    expect(expiryOf(one)).toMatchObject({ status: 'expired', reason: 'idle' })
    await one.clock.advance(second)
    expect(statusOf(one)).toBe('unauthenticated')
  })
})

describe('a session that asks for signing in again after 8 hours', () => {
  const limits = { reLogin: 8 * 3600 }

  it('ends then, however busy the person is', async () => {
    const { app } = await open(limits)
    expect(expiryOf(app)).toMatchObject({ status: 'active', reason: 'reLogin', expiresAt: app.clock.now() + 8 * hour })
    for (let half = 1; half < 16; half++) {
      await app.clock.advance(hour / 2)
      app.ports.page.act()
      expiryOf(app).staySignedIn()
    }
    expect(statusOf(app)).toBe('authenticated')
    await app.clock.advance(hour / 2)
    expect(statusOf(app)).toBe('unauthenticated')
    expect(expiryOf(app)).toMatchObject({ status: 'expired', reason: 'reLogin' })
  })

  it('ends by what comes first', async () => {
    const { app } = await open({ ...limits, idle: 5 * 3600 })
    expect(expiryOf(app).reason).toBe('idle')
    await app.clock.advance(4 * hour)
    app.ports.page.act()
    expect(expiryOf(app).reason).toBe('reLogin')
  })

  it.each([8, -8])('ends as late on a machine whose clock is %i hours off', async (hours) => {
    const far = await openQuiet({ starts: false })
    far.provider.emulator.advance(-hours * hour)
    const { app } = await open(limits, { beside: far })
    expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 8 * hour)
  })

  it('ends after more days than a timer runs', async () => {
    const { app } = await open({ reLogin: 3 * 24 * 3600 })
    await app.clock.advance(3 * 24 * hour - 1)
    expect(statusOf(app)).toBe('authenticated')
    await app.clock.advance(1)
    expect(statusOf(app)).toBe('unauthenticated')
  })
})

describe('nothing ends by itself', () => {
  it('where the policy limits nothing', async () => {
    const { app } = await open({})
    expect(expiryOf(app)).toMatchObject({
      status: 'none',
      policy: { idleTimeout: null, reLoginAfter: null, maxSessions: null },
    })
    await app.clock.advance(24 * hour)
    expect(statusOf(app)).toBe('authenticated')
  })

  it('where the policy cannot be read, until it can', async () => {
    const app = await openQuiet({ signedInAs: 'reader@acme.test' })
    limit(app, { idle: 60 })
    app.provider.emulator.faults.add({ operation: 'getSessionPolicy', kind: 'status', status: 500 })
    await watchExpiry(app)
    expect(expiryOf(app)).toMatchObject({ status: 'none', policy: null, error: { status: 500 } })
    await app.clock.advance(hour)
    expect(statusOf(app)).toBe('authenticated')
    app.provider.emulator.faults.clear()
    app.ports.page.act()
    await expiryOf(app).load()
    expect(expiryOf(app)).toMatchObject({ status: 'active', reason: 'idle' })
  })

  it('where nobody is signed in, and nothing is read', async () => {
    const app = await openQuiet()
    await watchExpiry(app)
    await app.clock.advance(hour)
    expect(expiryOf(app).status).toBe('none')
    expect(app.called()).not.toContain('getSessionPolicy')
  })
})

describe('where a person may have one session', () => {
  it('the older one is refused at its next renewal, and ends', async () => {
    const { app } = await open({ most: 1 })
    expect(expiryOf(app)).toMatchObject({ status: 'none', policy: { maxSessions: 1 } })
    const elsewhere = await openQuiet({ beside: app, signedInAs: 'reader@acme.test' })
    await app.client.session.refresh()
    expect([statusOf(app), statusOf(elsewhere)]).toEqual(['unauthenticated', 'authenticated'])
    expect(expiryOf(app).status).toBe('none')
  })
})
