import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { fiveTabs, minute, pass, renewal, second, shown, times } from '../../../test/tabs/five-tabs.ts'
import type { ServiceAnswer } from '../../../test/tabs/service.ts'

/** Answers refreshes in place of the provider. */
function answering(answer: ServiceAnswer | 'lost', isMeant: (tab: string) => boolean = () => true) {
  return (path: string, tab: string) => (path.endsWith('/token/refresh') && isMeant(tab) ? answer : undefined)
}

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
        // A one-minute token is renewed at most twice a minute, and once more for each jump of the clock.
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

  it('F5: tabs wait for the retry-after of the provider, and one tab retries for all', async () => {
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
    // The new cookie was lost. The next try sends a spent one, which a strict provider treats as theft.
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

  it('F51: tabs are not harmed by arbitrary messages on their channel', async () => {
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
