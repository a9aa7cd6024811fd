import type { Emulator } from '@portico/emulator'
import { describe, expect, it } from 'vitest'
import { listConformance } from '../../../../test/lists/conformance.ts'
import { openEmulatorList } from '../../../../test/lists/emulator-list.ts'
import { type App, openApp, until } from '../../../../test/open-app.ts'
import { serializeClient } from '../../../client/index.ts'
import { holdsSecret } from '../../../core/secret.ts'
import { apiTokensFeature, personalApiTokensFeature } from './feature.ts'

type State = Parameters<Parameters<Emulator['arrange']>[0]>[0]
type Token = State['apiTokens'][number]

const me = 'admin@acme.test'
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, seconds)).toISOString()

/** Both features, with the names of the provider's operations. */
const levels = [
  {
    level: 'tenant',
    slice: ({ client }: App) => client.get(apiTokensFeature),
    one: 'TenantApiToken',
    other: 'TenantAccessToken',
  },
  {
    level: 'user',
    slice: ({ client }: App) => client.get(personalApiTokensFeature),
    one: 'UserApiToken',
    other: 'UserAccessToken',
  },
] as const

/** Replaces the tokens of the demo by three of the user. One of them is an access token. */
function arrangeTokens(state: State, level: Token['level']) {
  const { id: userId = '', activeTenantId: tenantId = '' } = state.users.find(({ email }) => email === me) ?? {}
  state.apiTokens = ['Alpha', 'Beta', 'Gamma'].map((description, place) => ({
    id: `id-${place}`,
    kind: place === 1 ? 'accessToken' : 'clientCredentials',
    level,
    tenantId,
    userId,
    description,
    secretHash: '',
    roleIds: [],
    createdAt: at(place),
    expiresAt: null,
  }))
}

async function openList({ level, slice }: (typeof levels)[number], signedInAs = me) {
  const app = await openApp({ signedInAs })
  app.provider.emulator.arrange((state) => arrangeTokens(state, level))
  const tokens = () => slice(app).getSnapshot()
  slice(app).subscribe(() => {})
  await until(() => tokens().calls.load.status !== 'pending')
  const kept = () => app.provider.emulator.snapshot().apiTokens
  const arrangeOne = (change: Partial<Token>) =>
    app.provider.emulator.arrange((state) => Object.assign(state.apiTokens[0] ?? {}, change))
  return { ...app, tokens, kept, arrangeOne, names: () => tokens().rows.map(({ description }) => description) }
}

describe('the list of tokens of a tenant', () => {
  listConformance(() =>
    openEmulatorList({
      slice: (client, options) => client.get(apiTokensFeature, options),
      resource: 'api-tokens',
      operation: 'listTenantApiTokens',
      sortBy: 'description',
      search: { text: 'gam', finds: (row) => 'description' in row && row.description === 'Gamma' },
      arrange: (state) => arrangeTokens(state, 'tenant'),
      drop: (state, id) => {
        state.apiTokens = state.apiTokens.filter((one) => one.id !== id)
      },
      removal: {
        operation: 'deleteTenantApiToken',
        of: (row) => 'type' in row && row.type === 'clientCredentials',
        run: (client, id) => client.get(apiTokensFeature).actions.remove({ id }),
      },
    }),
  )
})

describe.each(levels)('the tokens of a $level', (given) => {
  it('the API tokens of both kinds are listed, the newest first', async () => {
    const { tokens } = await openList(given)
    expect(tokens().rows.map(({ description, type, clientId }) => [description, type, clientId])).toEqual([
      ['Gamma', 'clientCredentials', 'id-2'],
      ['Beta', 'accessToken', null],
      ['Alpha', 'clientCredentials', 'id-0'],
    ])
  })

  it('an API token is expired from its end time on', async () => {
    const { tokens, arrangeOne, clock } = await openList(given)
    arrangeOne({ expiresAt: new Date(clock.now() + 1000).toISOString() })
    const expired = async () => {
      await tokens().load()
      return tokens()
        .rows.filter(({ isExpired }) => isExpired)
        .map(({ description }) => description)
    }
    expect(await expired()).toEqual([])
    await clock.advance(1000)
    expect(await expired()).toEqual(['Alpha'])
  })

  it.each([
    ['ClientCredentials', 'clientCredentials', given.one],
    ['AccessToken', 'accessToken', given.other],
  ] as const)('an API token is created of the kind that the settings name, %s', async (setting, type, operation) => {
    const { provider, tokens, called, kept, names } = await openList(given)
    provider.emulator.arrange(({ security }) => {
      security.machineToMachine = setting
    })
    const outcome = await tokens().create({ description: ' Delta ' })
    expect(called()).toContain(`create${operation}`)
    const id = kept().find(({ description }) => description === 'Delta')?.id
    const clientId = type === 'accessToken' ? null : id
    expect(outcome).toMatchObject({ ok: true, value: { id, type, clientId } })
    await until(() => names().includes('Delta'))
  })

  it('an API token has its secret in the response of its creation, and in no state', async () => {
    const { tokens, names, client } = await openList(given)
    const outcome = await tokens().create({ description: 'Delta' })
    const text = outcome.ok ? outcome.value.secret.reveal() : ''
    expect(text.length).toBeGreaterThan(30)
    expect(holdsSecret(outcome)).toBe(true)
    await until(() => names().includes('Delta'))
    expect(JSON.stringify([tokens(), serializeClient(client)])).not.toContain(text)
  })

  it.each([
    [undefined, null],
    [null, null],
    [1, 1440],
    [365, 525_600],
  ])('an API token that ends after %s days is sent with %s minutes', async (expiresInDays, minutes) => {
    const { tokens, sent } = await openList(given)
    await tokens().create({ description: 'Delta', ...(expiresInDays !== undefined && { expiresInDays }) })
    const bodies = [...sent('/v1'), ...sent('/v2')].map(({ body }) => Object(body))
    expect(bodies.find(({ description }) => description === 'Delta')?.expiresInMinutes).toBe(minutes)
  })

  it.each([
    [{ description: ' ' }, 'api-token-description-required'],
    [{ description: 'Delta', expiresInDays: 0 }, 'api-token-expiry-invalid'],
    [{ description: 'Delta', expiresInDays: 1.5 }, 'api-token-expiry-invalid'],
    [{ description: 'Delta', expiresInDays: Number.NaN }, 'api-token-expiry-invalid'],
  ])('an API token with an invalid input is not sent: %o', async (input, code) => {
    const { tokens, called } = await openList(given)
    expect(await tokens().create(input)).toMatchObject({ ok: false, error: { code } })
    expect(called()).not.toContain(`create${given.one}`)
  })

  it('an API token is removed by the path of its kind', async () => {
    const { tokens, called, kept } = await openList(given)
    expect(await tokens().remove({ id: 'id-1' })).toMatchObject({ ok: true })
    expect(called()).toContain(`delete${given.other}`)
    tokens().select({ ids: ['id-0', 'id-2'] })
    expect(await tokens().removeMany()).toMatchObject({ ok: true, value: { succeeded: ['id-2', 'id-0'], failed: [] } })
    expect(kept()).toEqual([])
  })

  it('an API token is removed even if another administrator removed it before', async () => {
    const { tokens, provider, names } = await openList(given)
    provider.emulator.arrange((state) => {
      state.apiTokens = state.apiTokens.filter(({ id }) => id !== 'id-0')
    })
    expect(await tokens().remove({ id: 'id-0' })).toMatchObject({ ok: true })
    expect(names()).toEqual(['Gamma', 'Beta'])
  })

  it.each([
    ['an hour', 60],
    ['a day', 1440],
  ])('a token that is replaced ends in %s, by the path of its kind', async (_, minutes) => {
    const { tokens, kept, called, sent, clock } = await openList(given)
    const end = new Date(clock.now() + minutes * 60_000).toISOString()
    const ending = [tokens().endIn({ id: 'id-0', minutes }), tokens().endIn({ id: 'id-1', minutes })]
    expect(tokens().rows.map(({ id, expiresAt }) => [id, expiresAt])).toEqual([
      ['id-2', null],
      ['id-1', end],
      ['id-0', end],
    ])
    expect(await Promise.all(ending)).toMatchObject([{ ok: true }, { ok: true }])
    expect(called()).toEqual(expect.arrayContaining([`update${given.one}`, `update${given.other}`]))
    expect(sent('/id-0').at(-1)?.body).toEqual({ expiresInMinutes: minutes })
    expect(kept().map(({ id, expiresAt }) => [id, expiresAt])).toEqual([
      ['id-0', end],
      ['id-1', end],
      ['id-2', null],
    ])
  })

  it('a token that is replaced ends now by its removal, and no end brings it back', async () => {
    const { tokens, kept, names } = await openList(given)
    expect(await tokens().remove({ id: 'id-0' })).toMatchObject({ ok: true })
    expect(await tokens().endIn({ id: 'id-0', minutes: 60 })).toMatchObject({ ok: false, error: { status: 404 } })
    await until(() => tokens().status === 'ready')
    expect([names(), kept().map(({ id }) => id)]).toEqual([
      ['Gamma', 'Beta'],
      ['id-1', 'id-2'],
    ])
  })

  it('an earlier end of a token stays', async () => {
    const { tokens, arrangeOne, kept } = await openList(given)
    const end = at(600)
    arrangeOne({ expiresAt: end })
    await tokens().load()
    expect(await tokens().endIn({ id: 'id-0', minutes: 60 })).toMatchObject({ ok: true })
    expect(tokens().rows.find(({ id }) => id === 'id-0')?.expiresAt).toBe(end)
    expect(kept()[0]?.expiresAt).toBe(end)
  })

  it.each([[0], [-60], [1.5], [Number.NaN]])(
    'a token does not end in %s minutes, and nothing is sent',
    async (minutes) => {
      const { tokens, called } = await openList(given)
      expect(await tokens().endIn({ id: 'id-0', minutes })).toMatchObject({
        ok: false,
        error: { code: 'api-token-expiry-invalid' },
      })
      expect(tokens().rows.every(({ expiresAt }) => expiresAt === null)).toBe(true)
      expect(called()).not.toContain(`update${given.one}`)
    },
  )

  it('a token whose end is refused has its former one again', async () => {
    const { tokens, kept } = await openList(given, 'reader@acme.test')
    const id = tokens().rows[0]?.id ?? 'id-0'
    expect(await tokens().endIn({ id, minutes: 60 })).toMatchObject({ ok: false, error: { status: 403 } })
    expect(tokens().rows.every(({ expiresAt }) => expiresAt === null)).toBe(true)
    expect(kept().every(({ expiresAt }) => expiresAt === null)).toBe(true)
  })

  it('cannot be created without the permission', async () => {
    const { tokens } = await openList(given, 'reader@acme.test')
    expect(await tokens().create({ description: 'Delta' })).toMatchObject({ ok: false, error: { status: 403 } })
  })
})

describe('a token of a tenant', () => {
  it('an API token of a tenant has the roles that it is created with', async () => {
    const { tokens, kept, provider } = await openList(levels[0])
    const roleIds = provider.emulator.snapshot().roles.flatMap(({ id, key }) => (key === 'ReadOnly' ? [id] : []))
    await tokens().create({ description: 'Delta', roleIds })
    expect(kept().find(({ description }) => description === 'Delta')?.roleIds).toEqual(roleIds)
  })

  it('names the user who created it', async () => {
    const { tokens, kept } = await openList(levels[0])
    expect(tokens().rows[0]?.createdByUserId).toBe(kept()[0]?.userId)
  })
})
