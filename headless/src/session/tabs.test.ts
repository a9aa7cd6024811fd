import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { fiveTabs, minute, pass, renewal, second, shown, times } from '../../test/tabs/five-tabs.ts'
import type { ServiceAnswer } from '../../test/tabs/service.ts'
import type { Tab } from '../../test/tabs/world.ts'
import { session } from './feature.ts'

/** Answers refreshes in place of the provider. */
function answering(answer: ServiceAnswer | 'lost', isMeant: (tab: string) => boolean = () => true) {
  return (path: string, tab: string) => (path.endsWith('/token/refresh') && isMeant(tab) ? answer : undefined)
}

describe('tabs of one session', () => {
  it.each([
    ['with locks', {}],
    ['with a lease (A6)', { hasLocks: false }],
  ])('A1: are signed in by one refresh, and stay so by one for each expiry, %s', async (_, abilities) => {
    const { world, tabs } = await fiveTabs(abilities)
    expect(times(world)).toHaveLength(1)
    await pass(world, 9.5 * renewal)
    expect(shown(tabs)).toEqual(['authenticated ada'])
    expect(times(world)).toHaveLength(1 + 9)
  })

  it('A3: stay signed in where the one that renews is closed', async () => {
    const { world, tabs } = await fiveTabs()
    await world.events.runUntil((times(world)[0] ?? 0) + renewal + 2 * second)
    const renewing = world.service.log.findLast(({ kind }) => kind === 'refresh')?.tab
    await pass(world, renewal - 2 * second)
    world.hop = () => 500
    const [holder] = tabs.filter(({ frame }) => frame.id === renewing)
    await pass(world, 3 * second)
    holder?.close()
    await pass(world, minute)
    expect(shown(tabs.filter((tab) => tab !== holder))).toEqual(['authenticated ada'])
    expect(world.service.revoked()).toBe(0)
  })

  it('A3: wait for the cookie of a closed tab as long as the slower of the last renewals took', async () => {
    const { world, tabs } = await fiveTabs()
    const [holder, other] = tabs
    const renewIn = async (tab: Tab | undefined, ms: number) => {
      world.hop = () => ms / 2
      void tab?.client.session.refresh()
      await pass(world, ms + second)
    }
    await renewIn(other, 3 * second)
    await renewIn(other, 100)
    world.hop = () => 1500
    void holder?.client.session.refresh()
    await pass(world, 1600)
    holder?.close()
    void other?.client.session.refresh()
    await pass(world, minute)
    expect(shown(tabs.slice(1))).toEqual(['authenticated ada'])
    expect(world.service.revoked()).toBe(0)
  })

  it('A4: ask once, however many callers there are', async () => {
    const { world, tabs } = await fiveTabs()
    const before = times(world).length
    const tokens = Array.from({ length: 1000 }, () => tabs[0]?.client.session.getAccessToken({ forceRefresh: true }))
    await pass(world, 5 * second)
    expect(new Set(await Promise.all(tokens)).size).toBe(1)
    expect(times(world)).toHaveLength(before + 1)
  })

  it('A5: go on within six seconds where the one whose turn it is is frozen', async () => {
    const { world, tabs } = await fiveTabs()
    const [frozen, other] = tabs
    void frozen?.client.session.refresh()
    await pass(world, 10)
    frozen?.freeze()
    const asked = world.events.now()
    void other?.client.session.getAccessToken({ forceRefresh: true })
    await pass(world, 6 * second)
    expect(times(world).filter((time) => time > asked)).not.toHaveLength(0)
    frozen?.resume()
    await pass(world, 5 * second)
    expect(shown(tabs)).toEqual(['authenticated ada'])
    expect(world.service.revoked()).toBe(0)
  })

  it('A7: are not brought back by a renewal that was under way when one of them signed out', async () => {
    const { world, tabs } = await fiveTabs()
    const [renewing, leaving] = tabs
    void renewing?.client.session.refresh()
    await pass(world, 100)
    void leaving?.client.session.logOut()
    await pass(world, minute)
    expect(shown(tabs)).toEqual(['unauthenticated null'])
  })

  it('A8: end up together in the tenant chosen last, also beside a renewal', async () => {
    const { world, tabs } = await fiveTabs()
    const { signal } = new AbortController()
    const [one, other, third] = tabs
    const moving = (tab: Tab | undefined, tenantId: string) =>
      tab?.client.session.renewWith(
        () => tab.client.api.put('/identity/resources/users/v1/tenant', { body: { tenantId }, signal }),
        { signal },
      )
    void third?.client.session.refresh()
    const moves = [moving(one, 't2'), moving(other, 't3')]
    await pass(world, 20 * second)
    await Promise.all(moves)
    expect(tabs.map((tab) => tab.tenant())).toEqual(Array(5).fill('t3'))
    expect(world.service.revoked()).toBe(0)
  })

  it('A8: move to another tenant although the token has ended meanwhile', async () => {
    const { world, tabs } = await fiveTabs()
    for (const tab of tabs) tab.freeze()
    await pass(world, 5 * minute)
    const [tab] = tabs
    tab?.thaw()
    const { signal } = new AbortController()
    const body = { tenantId: 't2' }
    const change = () =>
      tab?.client.api.put('/identity/resources/users/v1/tenant', { body, signal }) ?? Promise.reject()
    const moved = tab?.client.session.renewWith(change, { signal })
    await pass(world, 20 * second)
    await moved
    for (const other of tabs) other.resume()
    await pass(world, 20 * second)
    expect(tabs.map((one) => one.tenant())).toEqual(Array(5).fill('t2'))
  })

  it('A15: are signed out within a second, and ask for nothing more', async () => {
    const { world, tabs } = await fiveTabs()
    const [asleep, leaving] = tabs
    asleep?.freeze()
    void leaving?.client.session.logOut()
    const left = world.events.now()
    await pass(world, second)
    expect(shown(tabs.filter((tab) => tab !== asleep))).toEqual(['unauthenticated null'])
    await pass(world, 10 * minute)
    const seen: (string | null)[] = []
    const unsubscribe = asleep?.client.get(session).subscribe(() => queueMicrotask(() => seen.push(asleep.user())))
    asleep?.resume()
    await pass(world, 2 * minute)
    unsubscribe?.()
    expect(seen).not.toContain('ada')
    expect(shown(tabs)).toEqual(['unauthenticated null'])
    expect([...times(world, 'call'), ...times(world, 'refresh')].filter((time) => time > left)).toEqual([])
  })

  it('A16: show nothing of the one before, as soon as somebody else has signed in', async () => {
    const { world, tabs } = await fiveTabs()
    const { cookie, body } = world.service.signIn('eve')
    world.cookie = cookie
    void tabs[1]?.client.session.accept(body, { signal: new AbortController().signal })
    await pass(world, 2 * second)
    expect(shown(tabs)).toEqual(['authenticated eve'])
  })
})

describe('a session in a world that is not perfect', () => {
  it('A10: is kept while there is no network, and renewed as soon as there is', async () => {
    const { world, tabs } = await fiveTabs()
    world.isOnline = false
    await pass(world, 2 * minute)
    expect(shown(tabs)).toEqual(['stale ada'])
    const before = times(world).length
    world.isOnline = true
    for (const tab of tabs) tab.wake()
    await pass(world, 2 * second)
    expect(shown(tabs)).toEqual(['authenticated ada'])
    expect(times(world)).toHaveLength(before + 1)
  })

  it('A11: is renewed once after eight hours of sleep, before anything is asked with an old token', async () => {
    const { world, tabs } = await fiveTabs()
    for (const tab of tabs) tab.freeze()
    await pass(world, 480 * minute)
    const before = times(world).length
    for (const tab of tabs) tab.resume()
    await pass(world, 5 * second)
    expect(times(world)).toHaveLength(before + 1)
    expect(shown(tabs)).toEqual(['authenticated ada'])
  })

  it('A12: asks no more often because the clock of the wall is wrong, or jumps', async () => {
    const hour = 60 * minute
    const jumps = fc.array(fc.tuple(fc.integer({ min: second, max: minute }), fc.integer({ min: -48, max: 48 })), {
      maxLength: 3,
    })
    await fc.assert(
      fc.asyncProperty(jumps, async (all) => {
        const { world, tabs } = await fiveTabs()
        const jumped: number[] = []
        for (const [wait, hours] of all) {
          await pass(world, wait)
          jumped.push(world.events.now())
          world.skew = hours * hour
          for (const tab of tabs) tab.wake()
        }
        await pass(world, 5 * minute)
        expect(shown(tabs)).toEqual(['authenticated ada'])
        const made = times(world)
        // A token of a minute is renewed twice in a minute at most, and once more for each jump.
        const within = (moments: readonly number[], from: number, to: number) =>
          moments.filter((moment) => from <= moment && moment < to).length
        const storms = made.filter(
          (time) => within(made, time, time + minute) > 2 + within(jumped, time - second, time + minute),
        )
        expect([all, storms]).toEqual([all, []])
        const expected = Math.ceil(world.events.now() / renewal)
        expect(made.length).toBeLessThanOrEqual(expected + all.length)
      }),
      { numRuns: runs(1000, 50) },
    )
  })

  it('F5: waits as long as the provider says, and one tab does for all', async () => {
    const { world, tabs } = await fiveTabs()
    const asked: number[] = []
    world.fault = (path) => {
      if (!path.endsWith('/token/refresh')) return undefined
      asked.push(world.events.now())
      return { status: 429, body: {}, headers: { 'retry-after': '20' } }
    }
    await pass(world, renewal + 50 * second)
    const waits = asked.slice(1).map((time, at) => time - (asked[at] ?? 0))
    expect(waits.length).toBeGreaterThanOrEqual(2)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(20 * second)
    world.fault = null
    await pass(world, minute)
    expect(shown(tabs)).toEqual(['authenticated ada'])
    expect(world.service.revoked()).toBe(0)
  })

  it.each([500, 502, 503, 504])('F4: keeps who is signed in where the provider answers %i', async (status) => {
    const { world, tabs } = await fiveTabs()
    world.fault = answering({ status, body: {} })
    await pass(world, 2 * minute)
    expect(shown(tabs)).toEqual(['stale ada'])
    world.fault = null
    await pass(world, minute)
    expect(shown(tabs)).toEqual(['authenticated ada'])
  })

  it('F7: is over in all tabs at once where the provider refuses it', async () => {
    const { world, tabs } = await fiveTabs()
    let refused = 0
    world.fault = (path) => {
      if (!path.endsWith('/token/refresh')) return undefined
      refused += 1
      return { status: 401, body: { errors: ['Ended'], errorCode: 'ER-1' }, cookie: null }
    }
    await pass(world, 2 * minute)
    expect(shown(tabs)).toEqual(['unauthenticated null'])
    expect(refused).toBe(1)
  })

  it('F1: ends once and for all where a strict provider never gets its answer through', async () => {
    const { world, tabs } = await fiveTabs()
    world.fault = (path) => {
      if (!path.endsWith('/token/refresh')) return undefined
      world.fault = null
      return 'lost'
    }
    await pass(world, 5 * minute)
    // Its cookie was lost on the way: the next try brings a spent one, which such a provider takes for theft.
    expect(shown(tabs)).toEqual(['unauthenticated null'])
    expect([world.service.revoked(), times(world, 'refusal').length]).toEqual([1, 0])
  })

  it('F29: goes on where the store is emptied', async () => {
    const { world, tabs } = await fiveTabs()
    for (let round = 0; round < 4; round++) {
      await pass(world, renewal / 2)
      world.wipe()
    }
    await pass(world, 2 * minute)
    expect(shown(tabs)).toEqual(['authenticated ada'])
    expect(world.service.revoked()).toBe(0)
  })

  it('F51: takes no harm from what others say on its line', async () => {
    const { world, tabs } = await fiveTabs()
    const anything = fc.anything({ withNullPrototype: true })
    const types = fc.constantFrom('token', 'ask', 'at work', 'at work?', 'other', 7)
    const odd = fc.constantFrom<unknown>(
      undefined,
      null,
      -1,
      Number.NaN,
      'x',
      {},
      'a.b.c',
      '..',
      Number.POSITIVE_INFINITY,
      1_000_000,
    )
    const messages = fc.oneof(anything, fc.record({ type: types, generation: odd, since: odd, token: odd, left: odd }))
    fc.assert(
      fc.property(messages, (message) => world.say(message)),
      { numRuns: runs(10_000, 20) },
    )
    await pass(world, 2 * minute)
    expect(shown(tabs)).toEqual(['authenticated ada'])
    expect(world.service.revoked()).toBe(0)
  })
})
