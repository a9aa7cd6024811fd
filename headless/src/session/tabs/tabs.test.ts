import { describe, expect, it } from 'vitest'
import { fiveTabs, minute, pass, renewal, second, shown, times } from '../../../test/tabs/five-tabs.ts'
import type { Tab } from '../../../test/tabs/world.ts'
import { sessionFeature } from '../feature.ts'

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
    const unsubscribe = asleep?.client
      .get(sessionFeature)
      .subscribe(() => queueMicrotask(() => seen.push(asleep.user())))
    asleep?.resume()
    await pass(world, 2 * minute)
    unsubscribe?.()
    expect(seen).not.toContain('ada')
    expect(shown(tabs)).toEqual(['unauthenticated null'])
    expect([...times(world, 'call'), ...times(world, 'refresh')].filter((time) => time > left)).toEqual([])
  })

  it('A16: tabs show nothing of the previous user as soon as another user has signed in', async () => {
    const { world, tabs } = await fiveTabs()
    const { cookie, body } = world.service.signIn('eve')
    world.cookie = cookie
    void tabs[1]?.client.session.accept(body, { signal: new AbortController().signal })
    await pass(world, 2 * second)
    expect(shown(tabs)).toEqual(['authenticated eve'])
  })
})
