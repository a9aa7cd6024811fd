import { describe, expect, it } from 'vitest'
import { type App, inTime, until } from '../../../test/open-app.ts'
import {
  activityKey,
  expiryOf,
  type Limits,
  logOuts,
  openLimited,
  openQuiet,
  signIn,
  statusOf,
  watchExpiry,
} from '../../../test/session-policy.ts'
import { sessionFeature } from '../../session/index.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Opens a session with these limits in two tabs of one browser. */
async function openTwo(limits: Limits) {
  const { app: one } = await openLimited(limits, { hasTabs: true })
  const other = await openQuiet({ beside: one, sameBrowser: true })
  await watchExpiry(other)
  return [one, other] as const
}

describe('in two tabs, a session', () => {
  it('a session in two tabs is extended in both by an input, or by staySignedIn, in one', async () => {
    const [one, other] = await openTwo({ idle: 900 })
    for (const extend of [() => other.ports.page.act(), () => expiryOf(other).staySignedIn()]) {
      await one.clock.advance(14 * minute)
      extend()
      await one.clock.advance(0)
      expect(expiryOf(one).expiresAt).toBe(one.clock.now() + 15 * minute)
    }
    expect([statusOf(one), statusOf(other)]).toEqual(['authenticated', 'authenticated'])
  })

  it('ends in both by one log-out, and both report the reason', async () => {
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
    const isBusy = ({ client }: App) => client.get(sessionFeature).getSnapshot().isPending
    await inTime(
      one.clock,
      until(() => !isBusy(one) && !isBusy(other)),
    )
    await one.clock.advance(2 * second)
    expect([statusOf(one), statusOf(other)]).toEqual(['authenticated', 'authenticated'])
  })

  it('reports no end after a manual sign-out', async () => {
    const [one, other] = await openTwo({ idle: 900 })
    await one.client.session.logOut()
    await until(() => statusOf(other) === 'unauthenticated')
    await one.clock.advance(hour)
    expect([expiryOf(one).status, expiryOf(other).status]).toEqual(['none', 'none'])
  })

  it('ends also in a tab without messages from the other', async () => {
    const [one] = await openTwo({ idle: 900 })
    one.ports.storage.local.set(activityKey(one), 'idle')
    one.ports.page.wake()
    expect(expiryOf(one)).toMatchObject({ status: 'expired', reason: 'idle' })
    await one.clock.advance(second)
    expect(statusOf(one)).toBe('unauthenticated')
  })
})
