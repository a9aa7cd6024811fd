import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { provisioningFeature } from './feature.ts'
import { syncLogFeature } from './sync-log.ts'

interface Setting {
  /** `false` for a provider without a log. */
  readonly isBuilt?: boolean
  readonly isLive?: boolean
}

/** A connection, whose directory then brings people over the network. */
async function open({ isBuilt = true, isLive }: Setting = {}) {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  const { emulator } = app.provider
  const connections = app.client.get(provisioningFeature)
  const outcome = await connections.actions.create({ source: 'okta', name: 'Okta' })
  const { id: connectionId, token, address } = outcome.ok ? outcome.value : expect.unreachable('refused')
  const bring = (userName: string) =>
    emulator.fetch(
      new Request(`${address}/Users`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token.reveal()}`, 'content-type': 'application/scim+json' },
        body: JSON.stringify({ userName }),
      }),
    )
  if (!isBuilt) emulator.faults.add({ operation: 'listScimEvents', kind: 'status', status: 501 })
  const slice = app.client.get(syncLogFeature, { connectionId, ...(isLive && { isLive }) })
  const leave = slice.subscribe(() => {})
  const log = () => slice.getSnapshot()
  await until(() => log().isOffered !== null)
  const asked = (operation: string) => app.called().filter((one) => one === operation).length
  return { ...app, bring, log, leave, asked, connections }
}

describe('the log of a directory', () => {
  it('the log of a directory has what it did, for whom, and what was refused with its reason', async () => {
    const { bring, log } = await open()
    expect(log()).toMatchObject({ rows: [], total: 0, isOffered: true })
    await bring('maya@acme.test')
    await bring('maya')
    await log().load()
    expect(log()).toMatchObject({
      total: 2,
      rows: [
        { name: 'maya', isRefused: true, reason: 'email-missing', detail: expect.stringContaining('address') },
        { name: 'maya@acme.test', isRefused: false, reason: null, operation: 'create', resource: 'person' },
      ],
    })
    expect(log().rows[1]?.changes).toContain('userName')
  })

  it('the log of a directory has pages, and is filtered by its outcome and searched by name', async () => {
    const { bring, log, clock } = await open()
    for (let at = 0; at < 12; at++) await bring(`p${at}@acme.test`)
    await bring('nobody')
    await log().load()
    expect(log()).toMatchObject({ total: 13, hasMore: true, rows: { length: 10 } })
    await log().goToPage({ page: 1 })
    expect(log().rows.map(({ name }) => name)).toEqual(['p2@acme.test', 'p1@acme.test', 'p0@acme.test'])
    await log().filter({ filters: { outcome: 'refused' } })
    expect(log()).toMatchObject({ total: 1, rows: [{ name: 'nobody' }] })
    await log().filter({ filters: {} })
    const searching = log().search({ text: 'P11' })
    await clock.advance(300)
    await searching
    expect(log()).toMatchObject({ total: 1, rows: [{ name: 'p11@acme.test' }] })
  })

  it('the log of a provider without one is not offered, and no error', async () => {
    const { log } = await open({ isBuilt: false })
    expect(log()).toMatchObject({ isOffered: false, rows: [], error: null })
  })

  it('the log of a person without the permission is an error', async () => {
    const { log, provider } = await open()
    provider.emulator.permissions.revoke('fe.secure.read.provisioningConfiguration')
    expect(await log().load()).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('a log that is followed', () => {
  it('a log that is followed has a change within five seconds, and so has the list of connections', async () => {
    const { bring, log, clock, connections } = await open({ isLive: true })
    connections.subscribe(() => {})
    await until(() => connections.getSnapshot().rows.length > 0)
    await bring('maya@acme.test')
    await clock.advance(5000)
    expect(log().rows.map(({ name }) => name)).toEqual(['maya@acme.test'])
    expect(connections.getSnapshot().rows[0]).toMatchObject({ userCount: 1 })
  })

  it('a log that is followed reads one row and nothing else while there is no news', async () => {
    const { clock, called, sent } = await open({ isLive: true })
    const before = called().length
    await clock.advance(15_000)
    expect(called().slice(before)).toEqual(Array(3).fill('listScimEvents'))
    expect(sent('/log').at(-1)?.url.searchParams.get('limit')).toBe('1')
  })

  it('a log that is followed is not read while the page is hidden, and at once when it is visible again', async () => {
    const { bring, log, clock, ports, asked } = await open({ isLive: true })
    ports.page.hide(true)
    const before = asked('listScimEvents')
    await bring('maya@acme.test')
    await clock.advance(60_000)
    expect(asked('listScimEvents')).toBe(before)
    ports.page.hide(false)
    ports.page.wake()
    await clock.advance(0)
    expect(log().rows).toHaveLength(1)
    await bring('mia@acme.test')
    await clock.advance(5000)
    expect(log().rows).toHaveLength(2)
  })

  it('a log that is followed finds news although it shows refusals alone', async () => {
    const { bring, log, clock } = await open({ isLive: true })
    await log().filter({ filters: { outcome: 'refused' } })
    await clock.advance(5000)
    await bring('maya')
    await clock.advance(5000)
    expect(log().rows.map(({ reason }) => reason)).toEqual(['email-missing'])
  })

  it('a log that is followed is replaced by the number of people if the provider has no log', async () => {
    const { bring, clock, connections } = await open({ isLive: true, isBuilt: false })
    connections.subscribe(() => {})
    await clock.advance(5000)
    await bring('maya@acme.test')
    await clock.advance(5000)
    expect(connections.getSnapshot().rows[0]).toMatchObject({ userCount: 1 })
  })

  it('a log that is followed is asked for less often while the provider fails, and recovers', async () => {
    const { bring, log, clock, provider, asked } = await open({ isLive: true })
    const { faults } = provider.emulator
    faults.add({ operation: 'listScimEvents', kind: 'status', status: 500 })
    const before = asked('listScimEvents')
    await clock.advance(45_000)
    expect(asked('listScimEvents') - before).toBeLessThanOrEqual(4)
    faults.clear()
    await bring('maya@acme.test')
    await clock.advance(60_000)
    expect(log().rows).toHaveLength(1)
  })

  it('a log that is followed is left alone once nothing shows it', async () => {
    const { clock, leave, asked } = await open({ isLive: true })
    leave()
    await clock.advance(2000)
    const before = asked('listScimEvents')
    await clock.advance(60_000)
    expect(asked('listScimEvents')).toBe(before)
    expect(clock.timers()).toBeLessThan(5)
  })

  it('a log that is not followed is read once', async () => {
    const { clock, asked } = await open()
    const before = asked('listScimEvents')
    await clock.advance(60_000)
    expect(asked('listScimEvents')).toBe(before)
  })
})
