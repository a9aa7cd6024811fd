import type { BrowserAbilities } from './browser.ts'
import { createWorld, type Tab, type World } from './world.ts'

export const second = 1000
export const minute = 60 * second
/** The time after which a token of one minute is renewed, in milliseconds. */
export const renewal = 48 * second

/** Opens five tabs of the signed-in user Ada. */
export async function fiveTabs(abilities: Partial<BrowserAbilities> = {}) {
  const world = createWorld(1, abilities)
  world.cookie = world.service.signIn('ada').cookie
  const tabs = Array.from({ length: 5 }, () => world.open())
  await world.events.runUntil(5 * second)
  return { world, tabs }
}

export const times = ({ service }: World, kind = 'refresh') =>
  service.log.filter((line) => line.kind === kind).map(({ time }) => time)
export const shown = (tabs: readonly Tab[]) => [...new Set(tabs.map((tab) => `${tab.status()} ${tab.user()}`))]
export const pass = (world: World, ms: number) => world.events.runUntil(world.events.now() + ms)
