import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isSoak } from '../../../share.ts'
import { expectSignedIn, openTabs, ownCall, renewals, rotations, timed } from '../../tabs.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

const tabCount = 5
const expiries = isSoak ? 50 : 3

/** Seconds. A token is asked for that is a second old at most, so that it counts as expired after that. */
const lifetime = 20
const leastLeft = 19

const restfulExpiries = 5

/** Five tabs in which nobody does anything: their timers are what renews. */
const atRest: Scenario = {
  title: `A2: ${tabCount} tabs at rest renew once ahead of each expiry`,
  async run(visit) {
    visit.emulator.arrange(({ security }) => void (security.accessTokenLifetime = 13))
    const tabs = await openTabs(visit, tabCount)
    const before = renewals(visit).length
    await expect.poll(() => renewals(visit).length, { timeout: 120_000 }).toBe(before + restfulExpiries)
    const times = renewals(visit).map(({ at }) => at)
    const pauses = times.slice(before).map((at, index) => at - (times[before + index - 1] ?? 0))
    console.log(`A2: ${tabs.length} tabs at rest renewed after ${pauses.join(', ')} ms`)
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(10_000)
    await expectSignedIn(visit, tabs)
  },
}

/** Two tabs, of which one asks for a token at the very moment the other's comes. */
const asHeard: Scenario = {
  title: 'A2: a token asked for while that of another tab is being taken in is that one',
  async run(visit) {
    visit.emulator.arrange(({ security }) => void (security.accessTokenLifetime = lifetime))
    const [hearing, other = hearing] = await openTabs(visit, 2)
    await hearing.evaluate(askAsSoonAsHeard, leastLeft)
    const before = renewals(visit).length
    const isRenewed = async () => {
      await other.evaluate((minTtl) => window.portico.client.session.getAccessToken({ minTtl }), leastLeft)
      return renewals(visit).length > before
    }
    await expect.poll(isRenewed).toBe(true)
    await hearing.locator('[data-has-token]').waitFor()
    expect(renewals(visit).length).toBe(before + 1)
  },
}

/** Five tabs that call the provider all the time, over many expiries. */
export const oneRenewal: readonly Scenario[] = [
  {
    title: `A2: ${tabCount} tabs renew once for each of ${expiries} expiries, by Web Locks`,
    async run(visit) {
      const tabs = await openShortLived(visit)
      await expect.poll(async () => new Set(await tokensOf(tabs)).size).toBe(1)
      expect(await renewalsOf(visit, tabs)).toBe(expiries)
    },
  },
  {
    title: `A2: ${tabCount} tabs renew once for each of ${expiries} expiries, without Web Locks by a lease`,
    async run(visit) {
      await visit.context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
      const tabs = await openShortLived(visit)
      await expect.poll(async () => new Set(await tokensOf(tabs)).size).toBe(1)
      expect(await renewalsOf(visit, tabs)).toBe(expiries)
    },
  },
  {
    title: `A2: ${tabCount} tabs without a BroadcastChannel renew in turn, and no user is signed out`,
    async run(visit) {
      await visit.context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
      const tabs = await openShortLived(visit)
      // One each, and one more where a browser under load tells a tab of the renewal before its own only during its own.
      expect(await renewalsOf(visit, tabs)).toBeLessThanOrEqual(2 * tabCount * expiries)
    },
  },
  asHeard,
  ...(isSoak ? [atRest] : []),
]

/** Opens the tabs, with tokens that are soon to be renewed. */
function openShortLived(visit: Visit): Promise<readonly Page[]> {
  visit.emulator.arrange(({ security }) => void (security.accessTokenLifetime = lifetime))
  return openTabs(visit, tabCount)
}

/** How often the provider is asked while every tab sees a new token for each expiry. */
async function renewalsOf(visit: Visit, tabs: readonly Page[]): Promise<number> {
  const { path } = ownCall
  const first = await tokensOf(tabs)
  const before = rotations(visit)
  let tallies: readonly Tally[] = []
  const took = await timed(async () => {
    const works = tabs.map((tab, at) => tab.evaluate(callOver, { first: first[at] ?? null, expiries, leastLeft, path }))
    tallies = await Promise.all(works)
  })
  const count = rotations(visit) - before
  const calls = tallies.reduce((sum, tally) => sum + tally.calls, 0)
  console.log(`A2: ${tabs.length} tabs, ${expiries} expiries, ${calls} calls: ${count} renewals in ${took} ms`)
  expect(tallies.map(({ signOuts }) => signOuts)).toEqual(tabs.map(() => 0))
  expect(visit.emulator.journal.entries().filter(({ status }) => status === 401)).toEqual([])
  await expectSignedIn(visit, tabs)
  return count
}

function tokensOf(tabs: readonly Page[]): Promise<readonly (string | null)[]> {
  return Promise.all(tabs.map((tab) => tab.evaluate(() => window.portico.client.session.getAccessToken())))
}

/** Runs in a tab: asks for a token when another tab tells of one, and notes on the page that it came. */
function askAsSoonAsHeard(minTtl: number): void {
  const name = Object.keys(localStorage).find((key) => key.startsWith('portico-session')) ?? ''
  new BroadcastChannel(name).onmessage = async ({ data }) => {
    if (data.type !== 'token') return
    await window.portico.client.session.getAccessToken({ minTtl })
    document.documentElement.dataset['hasToken'] = ''
  }
}

/** What a tab met. */
interface Tally {
  readonly calls: number
  readonly signOuts: number
}

/** What a tab begins with. */
interface Plan {
  /** The token it holds. */
  readonly first: string | null
  readonly expiries: number
  readonly leastLeft: number
  readonly path: typeof ownCall.path
}

/** Runs in a tab: calls without a pause until it has seen a new token for each expiry. */
async function callOver({ first, expiries, leastLeft, path }: Plan): Promise<Tally> {
  const { client } = window.portico
  const seen = new Set([first])
  let [calls, signOuts] = [0, 0]
  const stop = client.on('signedOut', () => void signOuts++)
  while (seen.size <= expiries && signOuts === 0) {
    seen.add(await client.session.getAccessToken({ minTtl: leastLeft }))
    await client.api.get(path)
    calls++
  }
  stop()
  return { calls, signOuts }
}
