import type { ClientOptions } from '../../src/client/index.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import type { BrowserAbilities } from './browser.ts'
import { createWorld, type Tab, type World } from './world.ts'

/** The events that a schedule can have. */
export interface ScheduleKind {
  readonly abilities: Partial<BrowserAbilities>
  /** `true` if tabs are closed, frozen and opened at any time. */
  readonly hasDeaths: boolean
  /** `true` if the user signs out, and another user signs in. */
  readonly hasLogOuts: boolean
  /** `true` if the user switches between tenants. */
  readonly hasSwitches: boolean
  /**
   * `true` if the clients differ in name, application, tenant per tab and spelling of the base URL, and share pages.
   */
  readonly isMixed: boolean
}

/** The results of a schedule. All but the counts must be empty. */
export interface Findings {
  readonly refreshes: number
  /** The number of sessions that the provider ended because of a spent refresh token. */
  readonly revoked: number
  /** The refreshes without an expiry or a new tab as the reason. */
  readonly surplus: readonly string[]
  /** The stale states of tabs: older than an earlier one, or from an ended session. */
  readonly stale: readonly string[]
  /** The wrong states of tabs at the end. */
  readonly astray: readonly string[]
}

/** The options of clients in a mixed schedule. All of them use one cookie. */
const mixture: readonly [Partial<ClientOptions>, ...Partial<ClientOptions>[]] = [
  {},
  { name: 'other' },
  { applicationId: 'x' },
  { applicationId: 'y', name: 'other' },
  { baseUrl: 'https://provider.test/' },
  { baseUrl: 'https://provider.test/frontegg' },
  { baseUrl: ' HTTPS://Provider.Test:443/frontegg/ ', urlPrefix: '/frontegg/' },
  { baseUrl: () => 'https://provider.test' },
  { tenantPerTab: true },
  { tenantPerTab: true, applicationId: 'x', baseUrl: 'https://provider.test/' },
]

const life = 60_000
const renewal = 0.8 * life

/** Runs the schedule of a seed: two to six tabs, about four expiries. The same seed runs the same way. */
export async function runSchedule(seed: number, kind: ScheduleKind): Promise<Findings> {
  const world = createWorld(seed, kind.abilities)
  const { draw, events, service } = world
  const end = 4.5 * renewal
  const stale: string[] = []
  let signedOutAt: number | null = null
  let isBack = false
  /** The switches of tenants that never ended, because their tabs died. */
  const unfinished = new Set<Promise<unknown>>()
  world.cookie = service.signIn('ada').cookie

  const alive = () => world.tabs.filter(({ frame }) => !frame.isClosed)
  const awake = () => alive().filter(({ frame }) => !frame.isFrozen)
  const open = () => {
    const options = () => (kind.isMixed ? draw.pick(mixture) : {})
    const tab = watched(world.open(options()))
    if (kind.isMixed && draw.chance(0.3)) watched(world.open(options(), tab))
  }
  for (let count = draw.whole(2, 6); count > 0; count--) events.after(draw.between(0, 50), open)
  for (let count = draw.whole(3, 15); count > 0; count--) at(anyTime(), ask)
  if (kind.hasDeaths)
    for (let count = draw.whole(1, 4); count > 0; count--) at(draw.chance(0.7) ? nearRefresh() : anyTime(), die)
  if (kind.hasSwitches)
    for (let count = draw.whole(1, 3); count > 0; count--) at(draw.chance(0.5) ? nearRefresh() : anyTime(), move)
  if (kind.hasLogOuts) at(draw.between(renewal, end - renewal), leave)
  await events.runUntil(end)
  for (const tab of alive()) tab.resume()
  await events.runUntil(end + 30_000)

  return {
    refreshes: refreshes(world).length,
    revoked: service.revoked(),
    surplus: surplusOf(world),
    stale,
    astray: alive().flatMap((tab) => strayOf(tab)),
  }

  function at(time: number, happens: () => void) {
    events.after(time, happens)
  }

  function anyTime() {
    return draw.between(2000, end)
  }

  function nearRefresh() {
    return draw.whole(1, 4) * renewal + draw.between(-200, 2500)
  }

  function anyTab(): Tab | undefined {
    const tabs = awake()
    return tabs[draw.whole(0, Math.max(tabs.length - 1, 0))]
  }

  function ask() {
    const tab = anyTab()
    if (tab && draw.chance(0.5)) tab.wake()
    tab?.client.session.getAccessToken({ minTtl: 5 }).catch(() => {})
  }

  function die() {
    const tab = anyTab()
    const fate = draw.whole(0, 3)
    // A refusal that arrives during a sign-in removes the new cookie, which no tab can detect.
    const isOut = signedOutAt !== null && service.tenantOf('eve') === ''
    if (isOut) return
    if (fate === 0 || !tab || awake().length < 2) open()
    else if (fate === 1) tab.close()
    else {
      tab.freeze()
      at(draw.between(100, 70_000), fate === 2 ? tab.resume : tab.close)
    }
  }

  function leave() {
    const tab = anyTab()
    if (!tab) return
    signedOutAt = events.now()
    void tab.client.session.logOut()
    at(draw.between(2000, 5000), () => {
      const back = tab.frame.isClosed || tab.frame.isFrozen ? anyTab() : tab
      if (!back) return
      const { cookie, body } = service.signIn('eve', back.client.options.applicationId)
      world.cookie = cookie
      const { signal } = new AbortController()
      back.client.session.accept(body, { signal }).then(
        () => {
          isBack = true
        },
        () => {},
      )
    })
  }

  function move() {
    const tab = anyTab()
    // The switch of a tab with a tenant of its own is not relevant to the others.
    if (tab?.status() !== 'authenticated' || tab.client.options.tenantPerTab) return
    const tenant = draw.pick(['t1', 't2', 't3'])
    const moving = tab.client.session.switchTenant(tenant, new AbortController()).catch(() => {})
    unfinished.add(moving)
    void moving.then(() => unfinished.delete(moving))
  }

  /** Watches a tab: no older state may replace a newer one, and no signed-out user may return. */
  function watched(tab: Tab) {
    let newest = [0, 0]
    const slice = tab.client.get(sessionFeature)
    // The check runs after all consequences of an event.
    slice.subscribe(() => queueMicrotask(check))
    return tab

    function check() {
      const { user } = slice.getSnapshot()
      if (!user) return
      const [family, generation] = [Number(user.claims['sid']), Number(user.claims['generation'])]
      if (family < (newest[0] ?? 0) || (family === newest[0] && generation < (newest[1] ?? 0))) {
        stale.push(`${tab.id} at ${events.now()}: ${family}.${generation} after ${newest.join('.')}`)
      }
      newest = [family, generation]
      if (user.claims['tenantId'] !== user.tenantId) stale.push(`${tab.id}: a mixture of tenants`)
      const { applicationId = '' } = tab.client.options
      if (user.claims['application'] !== applicationId) stale.push(`${tab.id}: a token of another application`)
      // A tab that resumes has its former state until it has read its messages.
      const { isFrozen, wokeAt } = tab.frame
      const isTold = signedOutAt !== null && events.now() > Math.max(signedOutAt, wokeAt) + 1000
      if (isTold && family === 0 && !isFrozen) {
        stale.push(`${tab.id} at ${events.now()}: there again after the log-out`)
      }
    }
  }

  function strayOf(tab: Tab): string[] {
    // If the tab of the sign-in died during it, no other tab is informed.
    if (signedOutAt !== null && !isBack) return []
    const user = signedOutAt === null ? 'ada' : 'eve'
    // A tab with a tenant of its own renews for all tabs of that tenant. They do not receive the switch of a dead tab.
    if (kind.isMixed && unfinished.size > 0 && tab.status() === 'authenticated' && tab.user() === user) return []
    const tenant = tab.client.options.tenantPerTab ? tab.tenant() : service.tenantOf(user)
    const expected = `authenticated ${user} ${tenant}`
    const found = `${tab.status()} ${tab.user()} ${tab.tenant()}`
    return found === expected ? [] : [`${tab.id}: ${found}, not ${expected}`]
  }
}

function refreshes({ service }: World) {
  return service.log.filter(({ kind }) => kind === 'refresh')
}

/**
 * Returns the refreshes before a token needs one, except the first of each client. Each application has tokens of its
 * own.
 */
function surplusOf(world: World): string[] {
  const seen = new Set<string>()
  const last = new Map<string, number>()
  const isApart = (id: string) => world.tabs.find((tab) => tab.id === id)?.client.options.tenantPerTab === true
  return refreshes(world).flatMap(({ time, tab, generation, application }) => {
    const since = Math.round(time - (last.get(application) ?? Number.NEGATIVE_INFINITY))
    const isEarly = since < renewal - 1000 && seen.has(tab) && !isApart(tab)
    seen.add(tab)
    last.set(application, time)
    return isEarly ? [`generation ${generation} by ${tab}, ${since} ms after the one before`] : []
  })
}
