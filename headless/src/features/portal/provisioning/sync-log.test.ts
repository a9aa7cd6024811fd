import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { provisioningFeature } from './feature.ts'
import { syncLogFeature } from './sync-log.ts'

/** A connection, whose directory then brings people over the network. */
async function open({ isBuilt = true } = {}) {
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
  const slice = app.client.get(syncLogFeature, { connectionId })
  slice.subscribe(() => {})
  const log = () => slice.getSnapshot()
  await until(() => log().isOffered !== null)
  return { ...app, bring, log }
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
