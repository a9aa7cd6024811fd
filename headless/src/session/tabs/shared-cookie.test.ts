import { describe, expect, it } from 'vitest'
import type { BrowserAbilities } from '../../../test/tabs/browser.ts'
import { fiveTabs, minute, pass, renewal, second, shown, times } from '../../../test/tabs/five-tabs.ts'
import { createWorld, type Tab, type World } from '../../../test/tabs/world.ts'
import type { ClientOptions } from '../../client/index.ts'

const others: readonly Partial<ClientOptions>[] = [
  { name: 'other' },
  { applicationId: 'x' },
  { baseUrl: 'https://provider.test/' },
  { baseUrl: 'https://provider.test/frontegg' },
  { baseUrl: () => 'https://provider.test' },
  { tenantPerTab: true },
]

/** Opens a client of Ada, and one with other options in the same page or another tab. */
async function twoClients(
  options: Partial<ClientOptions>,
  where: 'page' | 'tab' = 'tab',
  abilities: Partial<BrowserAbilities> = {},
) {
  const world = createWorld(1, abilities)
  world.cookie = world.service.signIn('ada').cookie
  const one = world.open()
  const other = world.open(options, where === 'page' ? one : undefined)
  await pass(world, 5 * second)
  return { world, one, other }
}

const places = (['page', 'tab'] as const).flatMap((where) => others.map((options) => [where, options] as const))

const switchTo = (tab: Tab, tenantId: string) => {
  const { signal } = new AbortController()
  const change = () => tab.client.api.put('/identity/resources/users/v1/tenant', { body: { tenantId }, signal })
  return tab.client.session.renewWith(change, { signal })
}

/** Renews the session in all clients at the same moment, ten times. */
async function renewTogether(world: World, tabs: readonly Tab[]) {
  for (let round = 0; round < 10; round++) {
    for (const tab of tabs) void tab.client.session.refresh()
    await pass(world, 3 * second)
  }
}

describe('clients that share a cookie', () => {
  it.each(places)('clients in one %s that share a cookie take turns if one has %o', async (where, options) => {
    const { world, one, other } = await twoClients(options, where)
    await renewTogether(world, [one, other])
    expect(shown([one, other])).toEqual(['authenticated ada'])
    expect(world.service.revoked()).toBe(0)
  })

  it.each(places)(
    'clients in one %s that share a cookie are signed out together if one has %o',
    async (where, options) => {
      const { world, one, other } = await twoClients(options, where)
      void other.client.session.logOut()
      await pass(world, second)
      expect(shown([one, other])).toEqual(['unauthenticated null'])
      await pass(world, minute)
      expect(shown([one, other])).toEqual(['unauthenticated null'])
    },
  )

  it('clients in one page that share a cookie are signed out together without a channel', async () => {
    const { world, one, other } = await twoClients({ applicationId: 'x' }, 'page', { hasLines: false })
    void other.client.session.logOut()
    await pass(world, second)
    expect(shown([one, other])).toEqual(['unauthenticated null'])
  })

  it('take turns by a lease in one page', async () => {
    const { world, one, other } = await twoClients({ applicationId: 'x' }, 'page', { hasLocks: false })
    await renewTogether(world, [one, other])
    expect(shown([one, other])).toEqual(['authenticated ada'])
    expect(world.service.revoked()).toBe(0)
  })

  it('a client has renewed although a token of another tab arrived while the user was loaded', async () => {
    const world = createWorld(1)
    world.cookie = world.service.signIn('ada').cookie
    world.hop = () => 10
    const one = world.open()
    await pass(world, 5 * second)
    const before = times(world).length
    const other = world.open({ name: 'other' })
    const outcome = other.client.session.refresh()
    while (times(world).length === before) await pass(world, 5)
    world.hop = () => 2 * second
    await pass(world, 500)
    world.hop = () => 10
    void one.client.session.refresh()
    await pass(world, 5 * second)
    expect(await outcome).toEqual({ ok: true, value: 'authenticated' })
  })

  it('a client has renewed once the user of a token that another tab renewed is loaded', async () => {
    const world = createWorld(1)
    world.cookie = world.service.signIn('ada').cookie
    world.hop = () => second
    const one = world.open()
    await pass(world, 10 * second)
    void one.client.session.refresh()
    await pass(world, second)
    const other = world.open({ name: 'other' })
    const outcome = other.client.session.refresh()
    const before = times(world).length
    await pass(world, 10 * second)
    expect(times(world).length).toBe(before + 1)
    expect(await outcome).toEqual({ ok: true, value: 'authenticated' })
  })

  it('clients that share a cookie are signed out by a client that has not begun its session', async () => {
    const { world, one } = await twoClients({})
    const idle = world.open({ name: 'idle' }, one, { starts: false })
    void idle.client.session.logOut()
    await pass(world, second)
    expect(shown([one])).toEqual(['unauthenticated null'])
  })

  it('share a token if only name and spelling differ', async () => {
    const { world, one, other } = await twoClients({ name: 'other', baseUrl: 'https://provider.test/' })
    await pass(world, 9.5 * renewal)
    expect(times(world)).toHaveLength(1 + 9)
    const token = await one.client.session.getAccessToken()
    expect(await other.client.session.getAccessToken()).toBe(token)
  })

  it('each have a token of their own application, and renew it as often as it ends', async () => {
    const { world, one, other } = await twoClients({ applicationId: 'x' })
    await pass(world, 9.5 * renewal)
    expect(world.service.log.filter(({ kind }) => kind === 'refresh')).toHaveLength(2 * (1 + 9))
    const claims = await Promise.all(
      [one, other].map(async ({ client }) => payloadOf(await client.session.getAccessToken())),
    )
    expect(claims.map(({ application }) => application)).toEqual(['', 'x'])
  })

  it('clients that share a cookie are signed in together, each for its own application', async () => {
    const { world, one, other } = await twoClients({ applicationId: 'x' })
    void one.client.session.logOut()
    await pass(world, 5 * second)
    const { cookie, body } = world.service.signIn('eve')
    world.cookie = cookie
    void one.client.session.accept(body, { signal: new AbortController().signal })
    await pass(world, 5 * second)
    expect(shown([one, other])).toEqual(['authenticated eve'])
    expect(payloadOf(await other.client.session.getAccessToken())).toMatchObject({ application: 'x' })
  })

  it('move to another tenant together, each for its own application', async () => {
    const { world, one, other } = await twoClients({ applicationId: 'x' })
    void switchTo(one, 't2')
    await pass(world, 5 * second)
    expect([one, other].map((tab) => tab.tenant())).toEqual(['t2', 't2'])
  })

  it('leave each tab its tenant, and do not follow a tab that keeps to its own', async () => {
    const { world, one, other } = await twoClients({ tenantPerTab: true })
    void switchTo(one, 't2')
    await pass(world, 5 * second)
    await pass(world, 5 * renewal)
    expect([one, other].map((tab) => tab.tenant())).toEqual(['t2', 't1'])
  })
})

describe('a tab that keeps to a tenant of its own', () => {
  it('renews its token although the token of another tenant came while it waited for its turn', async () => {
    const world = createWorld(1)
    world.cookie = world.service.signIn('ada').cookie
    const one = world.open({ tenantPerTab: true })
    const other = world.open({ tenantPerTab: true })
    await pass(world, 5 * second)
    one.sessionStore.set('FRONTEGG_SEPARATE_TABS_BY_TENANT', 't2')
    void one.client.session.refresh()
    const token = other.client.session.getAccessToken({ forceRefresh: true })
    await pass(world, 5 * second)
    expect([one, other].map((tab) => tab.tenant())).toEqual(['t2', 't1'])
    expect(payloadOf(await token)).toMatchObject({ tenantId: 't1', generation: 3 })
  })
})

describe('a generation that no browser can have counted to', () => {
  const impossible = [
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER - 1,
    2 ** 53,
    2 ** 40 + 1,
    -1,
    0.5,
    '7',
    null,
    Number.POSITIVE_INFINITY,
  ]

  it.each(impossible)('such as %s in the store does not keep a log-out from the other tabs', async (generation) => {
    const { world, tabs } = await fiveTabs()
    const [leaving, ...rest] = tabs
    const store = leaving?.client.ports.storage.local
    for (const key of world.keys().filter((one) => one.startsWith('portico-session'))) {
      store?.set(key, JSON.stringify({ ...JSON.parse(store.get(key) ?? ''), generation }))
    }
    await pass(world, second)
    void rest[0]?.client.session.refresh()
    await pass(world, 3 * second)
    void leaving?.client.session.logOut()
    await pass(world, second)
    expect(shown(tabs)).toEqual(['unauthenticated null'])
  })

  it.each(impossible)('such as %s in a message does not keep a log-out from the other tabs', async (generation) => {
    const { world, tabs } = await fiveTabs()
    for (const type of ['out', 'token', 'ask']) world.say({ type, generation, token: 'a.b.c', since: generation })
    await pass(world, second)
    expect(shown(tabs)).toEqual(['authenticated ada'])
    void tabs[0]?.client.session.refresh()
    await pass(world, 3 * second)
    void tabs[0]?.client.session.logOut()
    await pass(world, second)
    expect(shown(tabs)).toEqual(['unauthenticated null'])
  })
})

function payloadOf(token: string | null): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
}
