import { describe, expect, it } from 'vitest'
import { createWorld, type Tab, type World } from '../../test/tabs/world.ts'

/** Five tabs of somebody who is signed in. */
async function fiveTabs(seed = 1, abilities = {}) {
  const world = createWorld(seed, abilities)
  world.cookie = world.service.signIn('ada').cookie
  const tabs = Array.from({ length: 5 }, () => world.open())
  await world.events.runUntil(5000)
  return { world, tabs }
}

const refreshes = ({ service }: World) => service.log.filter(({ kind }) => kind === 'refresh')
const statuses = (tabs: readonly Tab[]) => tabs.map((tab) => tab.status())

describe('tabs that are opened at once', () => {
  it('are signed in by one refresh', async () => {
    const { world, tabs } = await fiveTabs()
    expect(statuses(tabs)).toEqual(Array(5).fill('authenticated'))
    expect(refreshes(world)).toHaveLength(1)
  })

  it('stay so by one refresh for each expiry', async () => {
    const { world, tabs } = await fiveTabs()
    await world.events.runUntil(10 * 48_000)
    expect(statuses(tabs)).toEqual(Array(5).fill('authenticated'))
    expect(world.service.revoked()).toBe(0)
    expect(refreshes(world).length).toBeLessThanOrEqual(10)
    expect(refreshes(world).length).toBeGreaterThanOrEqual(9)
  })
})
