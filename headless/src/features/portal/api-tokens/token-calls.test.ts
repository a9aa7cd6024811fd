import { describe, expect, it } from 'vitest'
import { openApp, until } from '../../../../test/open-app.ts'
import { apiTokensFeature } from './feature.ts'

const paths = ['/tenants/api-tokens/v1', '/tenants/access-tokens/v1'] as const

/** Opens the tokens of the tenant. The refused paths answer with a status, the others with a token each. */
async function open(refused: readonly (string | undefined)[], status: number) {
  const app = await openApp({
    signedInAs: 'admin@acme.test',
    instead: ({ pathname }) => {
      const path = paths.find((one) => pathname.endsWith(one))
      if (path === undefined) return undefined
      if (refused.includes(path)) return Promise.resolve(Response.json({}, { status }))
      const token = { description: path, createdAt: '2026-01-01T00:00:00.000Z' }
      const body =
        path === paths[0]
          ? [{ ...token, clientId: 'c1', tenantId: 'acme' }]
          : { accessTokens: [{ ...token, id: 'a1' }] }
      return Promise.resolve(Response.json(body))
    },
  })
  const slice = app.client.get(apiTokensFeature)
  slice.subscribe(() => {})
  await until(() => slice.getSnapshot().calls.load.status !== 'pending')
  return { ...app, slice, rows: () => slice.getSnapshot().rows, error: () => slice.getSnapshot().calls.load.error }
}

describe('the list of tokens', () => {
  it.each([403, 404, 501])(
    'the list of tokens has one kind if the provider refuses the other with %i',
    async (status) => {
      expect((await open([paths[0]], status)).rows().map(({ id }) => id)).toEqual(['a1'])
      expect((await open([paths[1]], status)).rows().map(({ id }) => id)).toEqual(['c1'])
    },
  )

  it('fails if both kinds are refused, or one fails', async () => {
    expect((await open(paths, 403)).error()?.status).toBe(403)
    expect((await open([paths[1]], 400)).error()?.status).toBe(400)
  })

  it('the list of tokens has the tenant of a token if the provider names it', async () => {
    expect((await open([], 0)).rows().map(({ id, tenantId }) => [id, tenantId])).toEqual([
      ['c1', 'acme'],
      ['a1', null],
    ])
  })
})

describe('a new token', () => {
  it('expires after minutes in place of days', async () => {
    const { slice, provider } = await open([], 0)
    expect(await slice.actions.create({ description: 'Printers', expiresInMinutes: 30 })).toMatchObject({ ok: true })
    const { emulator } = provider
    const kept = emulator.snapshot().apiTokens.find(({ description }) => description === 'Printers')
    expect(Date.parse(kept?.expiresAt ?? '') - Date.parse(kept?.createdAt ?? '')).toBe(30 * 60_000)
  })

  it.each([0, 1.5, Number.NaN])('a new token is refused for an expiry of %d minutes', async (expiresInMinutes) => {
    const { slice } = await open([], 0)
    const outcome = await slice.actions.create({ description: 'Printers', expiresInMinutes })
    expect(outcome).toMatchObject({ error: { code: 'api-token-expiry-invalid' } })
  })
})
