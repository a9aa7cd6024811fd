import { describe, expect, it } from 'vitest'
import { operations } from '../../../../../providers/emulator/src/openapi/operations.gen.ts'
import { openApp, until } from '../../../../test/open-app.ts'
import type { Client } from '../../../client/index.ts'
import { answers } from '../../../provider/index.ts'
import { sessionFeature } from '../../../session/index.ts'
import { startUpFeature } from '../../../startup/index.ts'
import { groupsFeature } from '../groups/index.ts'
import { portalAppearanceOf } from './appearance.ts'
import { portalSectionIds } from './section-ids.ts'
import { sectionsBy } from './sections.ts'

const me = 'admin@acme.test'
const shown = (client: Client) =>
  sectionsBy(
    client,
    portalSectionIds.map((id) => ({ id, visibility: 'always' })),
    null,
  )
const idsOf = (client: Client) => shown(client)?.map(({ id }) => id)
const lacks = (client: Client, operation: string) =>
  client.startUp.setOffer({ missing: [...offerOf(client).missing, operation] })
const offerOf = (client: Client) => client.get(startUpFeature).getSnapshot().offer

describe('a section whose main read is answered 501', () => {
  it('is there until then, and not after', async () => {
    const app = await openApp({ signedInAs: me, logLevel: 'silent' })
    const { client, provider } = app
    provider.emulator.faults.add({ operation: 'listGroups', kind: 'status', status: 501 })
    expect(idsOf(client)).toContain('groups')
    const groups = client.get(groupsFeature)
    expect(groups.getSnapshot().isOffered).toBeNull()
    await groups.actions.load()
    expect(groups.getSnapshot().isOffered).toBe(false)
    expect(idsOf(client)).not.toContain('groups')
    provider.emulator.faults.clear()
    const asked = app.sent('/groups/v1').length
    await groups.actions.load()
    expect([groups.getSnapshot().isOffered, app.sent('/groups/v1').length]).toEqual([false, asked])
  })

  it('stays after another failure', async () => {
    const { client, provider } = await openApp({ signedInAs: me, logLevel: 'silent' })
    provider.emulator.faults.add({ operation: 'listGroups', kind: 'status', status: 500, times: 1 })
    const groups = client.get(groupsFeature)
    await groups.actions.load()
    expect(groups.getSnapshot()).toMatchObject({ isOffered: true, error: { status: 500 } })
    expect(idsOf(client)).toContain('groups')
  })

  it('is there in an application that has a section of its own for it', async () => {
    const { client } = await openApp({ signedInAs: me, logLevel: 'silent' })
    lacks(client, 'GET /identity/resources/groups/v1')
    expect(sectionsBy(client, [{ id: 'groups', visibility: 'always', isOffered: true }], null)).toHaveLength(1)
  })

  it('is there for as long as one of its parts is', async () => {
    const { client } = await openApp({ signedInAs: me, logLevel: 'silent' })
    lacks(client, 'GET /identity/resources/users/sessions/v1/me')
    lacks(client, 'GET /identity/resources/users/v1/mfa/devices')
    lacks(client, 'GET /audits')
    expect(idsOf(client)).toContain('privacy')
    expect(portalAppearanceOf(client, 'privacy').fields).toEqual({
      loginSessions: 'hidden',
      mfa: 'hidden',
      activity: 'hidden',
    })
    lacks(client, 'GET /identity/resources/users/webauthn/v1/devices')
    expect(idsOf(client)).not.toContain('privacy')
  })
})

describe('a provider that lists what it answers', () => {
  it('says so in its answers, and the portal waits for the list', async () => {
    const offers = operations.map(({ id }) => id).filter((id) => id !== 'listGroups')
    const { client, called } = await openApp({ signedInAs: me, offers, logLevel: 'silent' })
    expect([offerOf(client).isListed, shown(client)]).toEqual([true, null])
    await client.startUp.loadOffer()
    expect(idsOf(client)).toEqual(portalSectionIds.filter((id) => id !== 'groups' && id !== 'usage'))
    await client.get(groupsFeature).actions.load()
    expect(client.get(groupsFeature).getSnapshot().isOffered).toBe(false)
    expect(called()).not.toContain('listGroups')
  })

  it('offers all of it if the list cannot be read', async () => {
    const { client, provider } = await openApp({ signedInAs: me, logLevel: 'silent' })
    client.startUp.setOffer({ isListed: true })
    provider.emulator.faults.add({ operation: 'listOperations', kind: 'status', status: 500 })
    await client.startUp.loadOffer()
    expect(offerOf(client)).toMatchObject({ isListed: false, operations: null })
    expect(idsOf(client)).toContain('groups')
  })

  it.each([
    ['is unauthorised', { status: 401 }],
    ['is not found', { status: 404 }],
    ['is a page', { status: 200, body: '<html>' }],
    ['is null', { status: 200, body: 'null' }],
    ['is a text', { status: 200, body: '"GET /flags"' }],
    ['has another shape', { status: 200, body: '{"operations":{"GET /flags":true}}' }],
  ])('offers all of it if the list %s, and is asked once', async (_, answer) => {
    const app = await openApp({ signedInAs: me, logLevel: 'silent' })
    app.client.startUp.setOffer({ isListed: true })
    app.provider.emulator.faults.add({ operation: 'listOperations', kind: 'status', ...answer })
    await Promise.all([app.client.startUp.loadOffer(), app.client.startUp.loadOffer()])
    expect(offerOf(app.client)).toMatchObject({ isListed: false, operations: null })
    expect(idsOf(app.client)).toContain('groups')
    expect(app.client.get(sessionFeature).getSnapshot().status).toBe('authenticated')
  })

  it('the portal waits three seconds for a list that is late, and does not ask again', async () => {
    const app = await openApp({ signedInAs: me, logLevel: 'silent' })
    app.client.startUp.setOffer({ isListed: true })
    app.provider.emulator.faults.add({ operation: 'listOperations', kind: 'delay', delayMs: 60_000 })
    const read = app.client.startUp.loadOffer()
    await until(() => app.called().includes('listOperations'))
    await app.clock.advance(3000)
    await read
    expect(idsOf(app.client)).toContain('groups')
    expect(app.called().filter((operation) => operation === 'listOperations')).toHaveLength(1)
  })

  it('a provider that is overloaded is asked once for its list', async () => {
    const app = await openApp({ signedInAs: me, logLevel: 'silent' })
    app.client.startUp.setOffer({ isListed: true })
    app.provider.emulator.faults.add({ operation: 'listOperations', kind: 'status', status: 503 })
    await app.client.startUp.loadOffer()
    expect(idsOf(app.client)).toContain('groups')
    expect(app.called().filter((operation) => operation === 'listOperations')).toHaveLength(1)
  })

  it('a provider without a list is not asked for one', async () => {
    const app = await openApp({ signedInAs: me })
    expect(offerOf(app.client).isListed).toBeNull()
    expect(app.called()).not.toContain('listOperations')
  })
})

it('a provider of handlers lists them, and says so', async () => {
  const provider = answers({ holder: () => null, get: { '/flags': () => ({}) }, post: {} })
  const ask = (path: string) => provider(new Request(`https://app.example.com/frontegg${path}`))
  const list = await ask('/portico/operations/v1')
  expect(await list.json()).toEqual({ operations: ['GET /portico/operations/v1', 'GET /flags'] })
  for (const path of ['/flags', '/identity/resources/groups/v1', '/portico/operations/v1'])
    expect((await ask(path)).headers.get('portico-offer')).toBe('listed')
})
