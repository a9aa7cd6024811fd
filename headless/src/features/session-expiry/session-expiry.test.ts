import { describe, expect, it } from 'vitest'
import { expiryOf, limit, openLimited, openQuiet, statusOf, watchExpiry } from '../../../test/session-policy.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe('a session that asks for signing in again after 8 hours', () => {
  const limits = { reLogin: 8 * 3600 }

  it('ends then, however busy the person is', async () => {
    const { app } = await openLimited(limits)
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
    const { app } = await openLimited({ ...limits, idle: 5 * 3600 })
    expect(expiryOf(app).reason).toBe('idle')
    await app.clock.advance(4 * hour)
    app.ports.page.act()
    expect(expiryOf(app).reason).toBe('reLogin')
  })

  it.each([8, -8])('ends as late on a machine whose clock is %i hours off', async (hours) => {
    const far = await openQuiet({ starts: false })
    far.provider.emulator.advance(-hours * hour)
    const { app } = await openLimited(limits, { beside: far })
    expect(expiryOf(app).expiresAt).toBe(app.clock.now() + 8 * hour)
  })

  it('ends after more days than a timer runs', async () => {
    const { app } = await openLimited({ reLogin: 3 * 24 * 3600 })
    await app.clock.advance(3 * 24 * hour - 1)
    expect(statusOf(app)).toBe('authenticated')
    await app.clock.advance(1)
    expect(statusOf(app)).toBe('unauthenticated')
  })
})

describe('nothing ends by itself', () => {
  it('a session does not end by itself if the policy limits nothing', async () => {
    const { app } = await openLimited({})
    expect(expiryOf(app)).toMatchObject({
      status: 'none',
      policy: { idleTimeout: null, reLoginAfter: null, maxSessions: null },
    })
    await app.clock.advance(24 * hour)
    expect(statusOf(app)).toBe('authenticated')
  })

  it('a session does not end while the policy cannot be read, and has a limit once it can', async () => {
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

  it('the session expiry is off without a signed-in user, and no policy is read', async () => {
    const app = await openQuiet()
    await watchExpiry(app)
    await app.clock.advance(hour)
    expect(expiryOf(app).status).toBe('none')
    expect(app.called()).not.toContain('getSessionPolicy')
  })
})

describe('where a person may have one session', () => {
  it('the older one is refused at its next renewal, and ends', async () => {
    const { app } = await openLimited({ most: 1 })
    expect(expiryOf(app)).toMatchObject({ status: 'none', policy: { maxSessions: 1 } })
    const elsewhere = await openQuiet({ beside: app, signedInAs: 'reader@acme.test' })
    await app.client.session.refresh()
    expect([statusOf(app), statusOf(elsewhere)]).toEqual(['unauthenticated', 'authenticated'])
    expect(expiryOf(app).status).toBe('none')
  })
})
