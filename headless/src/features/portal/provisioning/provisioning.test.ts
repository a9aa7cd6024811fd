import type { Emulator } from '@portico/emulator'
import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { openApp, until } from '../../../../test/open-app.ts'
import { serializeClient } from '../../../client/index.ts'
import { holdsSecret } from '../../../core/secret.ts'
import { provisioningFeature } from './feature.ts'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]

const me = 'admin@acme.test'
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString()

/** Replaces the connections of the demo by three. The first has a user. */
function arrangeConnections(state: State) {
  const { activeTenantId: tenantId = '' } = state.users.find(({ email }) => email === me) ?? {}
  const reader = state.users.find(({ email }) => email === 'reader@acme.test')?.id ?? ''
  state.scimConnections = ['Alpha', 'Beta', 'Gamma'].map((connectionName, place) => ({
    id: `id-${place}`,
    tenantId,
    connectionName,
    source: 'okta',
    syncToUserManagement: true,
    tokenHash: '',
    createdAt: at(place),
    lastSync: place === 0 ? at(9) : null,
    userIds: place === 0 ? [reader] : [],
  }))
}

async function open(signedInAs = me) {
  const app = await openApp({ signedInAs })
  const { emulator } = app.provider
  emulator.arrange(arrangeConnections)
  const slice = app.client.get(provisioningFeature)
  slice.subscribe(() => {})
  const list = () => slice.getSnapshot()
  await until(() => list().calls.load.status !== 'pending')
  return {
    ...app,
    list,
    kept: () => emulator.snapshot().scimConnections,
    names: () => list().rows.map(({ name }) => name),
  }
}

describe('the list of connections', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(provisioningFeature, options),
      resource: 'provisioning',
      operation: 'listScimConnections',
      sortBy: 'name',
      search: { text: 'gam', finds: (row) => 'name' in row && row.name === 'Gamma' },
      arrange: arrangeConnections,
      drop: (state, id) => {
        state.scimConnections = state.scimConnections.filter((one) => one.id !== id)
      },
      removal: {
        operation: 'deleteScimConnection',
        run: (client, id) => client.get(provisioningFeature).actions.remove({ id }),
      },
    }),
  )

  it('the list of connections has the directory, times and user count of each, the newest first', async () => {
    const { list, names } = await open()
    expect(names()).toEqual(['Gamma', 'Beta', 'Alpha'])
    expect(list().rows[2]).toEqual({
      id: 'id-0',
      name: 'Alpha',
      source: 'okta',
      isSynced: true,
      createdAt: at(0),
      lastSyncAt: at(9),
      userCount: 1,
      address: expect.stringMatching(/\/frontegg\/directory\/resources\/scim\/v2\/id-0$/),
      tokens: [{ createdAt: at(0), expiresAt: null, lastUsedAt: null }],
    })
  })

  it('a connection of a provider that names neither address nor tokens has null for both', async () => {
    const app = await openApp({
      signedInAs: me,
      instead: (url) =>
        url.pathname.endsWith('/configurations/scim2')
          ? Promise.resolve(
              Response.json([
                { id: 'a', connectionName: 'A', source: 'okta', syncToUserManagement: true, createdAt: at(0) },
              ]),
            )
          : undefined,
    })
    const slice = app.client.get(provisioningFeature)
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().rows.length === 1)
    expect(slice.getSnapshot().rows[0]).toMatchObject({ address: null, tokens: null, lastSyncAt: null })
  })

  it('a connection of a provider that names no address has the one that the application knows, also when it is new', async () => {
    const bare = { id: 'a', connectionName: 'A', source: 'okta', syncToUserManagement: true, createdAt: at(0) }
    const app = await openApp({
      signedInAs: me,
      scimAddress: (id) => `https://scim.example.com/${id}`,
      instead: (url, init) =>
        url.pathname.endsWith('/configurations/scim2')
          ? Promise.resolve(Response.json(init?.method === 'POST' ? { ...bare, token: 'secret' } : [bare]))
          : undefined,
    })
    const slice = app.client.get(provisioningFeature)
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().rows.length === 1)
    expect(slice.getSnapshot().rows[0]).toMatchObject({ address: 'https://scim.example.com/a' })
    const outcome = await slice.actions.create({ source: 'okta', name: 'A' })
    expect(outcome).toMatchObject({ ok: true, value: { address: 'https://scim.example.com/a' } })
  })

  it('the address of the provider goes before that of the application', async () => {
    const app = await openApp({ signedInAs: me, scimAddress: () => 'https://other.example.com' })
    const outcome = await app.client.get(provisioningFeature).actions.create({ source: 'okta', name: 'A' })
    expect(outcome).toMatchObject({ value: { address: expect.stringContaining('/directory/resources/scim/v2/') } })
  })

  it('the list of connections is usable if a count fails, which is then unknown', async () => {
    const { list, provider } = await open()
    provider.emulator.faults.add({ operation: 'countScimUsers', kind: 'status', status: 403, times: 1 })
    expect((await list().load()).ok).toBe(true)
    expect(list().rows.filter(({ userCount }) => userCount === null)).toHaveLength(1)
    await list().load()
    expect(list().rows.map(({ userCount }) => userCount)).toEqual([0, 0, 1])
  })
})

describe('a new connection', () => {
  it('a new connection has its token in the response of its creation, and in no state', async () => {
    const { list, kept, names, client } = await open()
    const outcome = await list().create({ source: 'azure-ad', name: ' Entra ' })
    const text = outcome.ok ? outcome.value.token.reveal() : ''
    expect(text.length).toBeGreaterThan(30)
    expect(holdsSecret(outcome)).toBe(true)
    const id = kept().at(-1)?.id
    expect(outcome).toMatchObject({ value: { id, name: 'Entra', address: expect.stringMatching(`/${id}$`) } })
    expect(kept().at(-1)).toMatchObject({ source: 'azure-ad', connectionName: 'Entra', syncToUserManagement: true })
    await until(() => names().includes('Entra'))
    expect(JSON.stringify([list(), serializeClient(client)])).not.toContain(text)
  })

  it('a new connection may keep its users without access', async () => {
    const { list, kept } = await open()
    await list().create({ source: 'other', name: 'HR', isSynced: false })
    expect(kept().at(-1)?.syncToUserManagement).toBe(false)
  })

  it('a new connection has a token with an end if the input has one', async () => {
    const { list, kept } = await open()
    const ends = async (input: object) => {
      const outcome = await list().create({ source: 'okta', name: 'Delta', ...input })
      return outcome.ok ? outcome.value.expiresAt : outcome
    }
    expect(await ends({ expiresInMinutes: 60 })).toBe(kept().at(-1)?.tokenExpiresAt)
    expect(Date.parse(kept().at(-1)?.tokenExpiresAt ?? '')).toBe(Date.parse(kept().at(-1)?.createdAt ?? '') + 3_600_000)
    expect(await ends({})).toBeNull()
  })

  it('a new connection is not sent without a name', async () => {
    const { list, called } = await open()
    expect(await list().create({ source: 'okta', name: ' ' })).toMatchObject({
      error: { code: 'connection-name-required' },
    })
    expect(called()).not.toContain('createScimConnection')
  })

  it('a double press creates one new connection', async () => {
    const { list, kept } = await open()
    const input = { source: 'okta', name: 'Delta' } as const
    await Promise.all([list().create(input), list().create(input)])
    expect(kept()).toHaveLength(4)
  })

  it('a new connection is refused without the permission', async () => {
    const { list } = await open('reader@acme.test')
    expect(await list().create({ source: 'okta', name: 'Delta' })).toMatchObject({ error: { status: 403 } })
  })
})

describe('a connection', () => {
  it('a connection is changed at once, and reverted if the provider refuses', async () => {
    const { list, kept, provider } = await open()
    const syncs = () => list().rows.find(({ id }) => id === 'id-0')?.isSynced
    const changing = list().update({ id: 'id-0', isSynced: false })
    expect(syncs()).toBe(false)
    expect((await changing).ok).toBe(true)
    expect(kept()[0]?.syncToUserManagement).toBe(false)
    provider.emulator.faults.add({ operation: 'updateScimConnection', kind: 'status', status: 500 })
    expect((await list().update({ id: 'id-0', isSynced: true })).ok).toBe(false)
    expect(syncs()).toBe(false)
  })

  it.each([
    [undefined, 1],
    [false, 1],
    [true, 0],
  ])('leaves its people or removes them: deleteAll %s', async (deleteAll, memberships) => {
    const { list, provider, names } = await open()
    const input = { id: 'id-0', ...(deleteAll !== undefined && { deleteAll }) }
    expect((await list().remove(input)).ok).toBe(true)
    const reader = provider.emulator.snapshot().users.find(({ email }) => email === 'reader@acme.test')
    expect(reader?.memberships).toHaveLength(memberships)
    expect(names()).toEqual(['Gamma', 'Beta'])
  })

  it('a connection is removed even if another administrator removed it before', async () => {
    const { list, provider, names } = await open()
    provider.emulator.arrange((state) => {
      state.scimConnections = state.scimConnections.filter(({ id }) => id !== 'id-0')
    })
    expect((await list().remove({ id: 'id-0' })).ok).toBe(true)
    expect(names()).toEqual(['Gamma', 'Beta'])
  })
})

describe('the rotation of a token', () => {
  it('the rotation of a token has the new one in its response alone, and the row has both ends', async () => {
    const { list, client } = await open()
    const outcome = await list().rotate({ id: 'id-0', expiresInMinutes: 60 })
    const { token, expiresAt, formerExpiresAt } = outcome.ok ? outcome.value : expect.unreachable('refused')
    const text = token.reveal()
    expect(text.length).toBeGreaterThan(30)
    await until(() => list().rows[2]?.tokens?.length === 2)
    expect(list().rows[2]?.tokens?.map((one) => one.expiresAt)).toEqual([expiresAt, formerExpiresAt])
    expect(JSON.stringify([list(), serializeClient(client)])).not.toContain(text)
  })

  it('the rotation of a token fails with the status of a provider that cannot rotate', async () => {
    const { list, provider } = await open()
    provider.emulator.faults.add({ operation: 'rotateScimToken', kind: 'status', status: 501 })
    expect(await list().rotate({ id: 'id-0' })).toMatchObject({ ok: false, error: { status: 501 } })
  })
})
