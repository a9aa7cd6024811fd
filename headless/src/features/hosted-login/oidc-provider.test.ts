import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakePorts } from '../../../test/fake-ports.ts'
import { until } from '../../../test/open-app.ts'
import { createClient } from '../../client/create-client.ts'
import { sessionFeature } from '../../session/feature.ts'
import { hosted, hostedLoginFeature } from './index.ts'

const origin = 'http://localhost:5173'
const clientId = 'lantern'

/** The used part of `oidc-provider`, which has no types. */
interface ProviderModule {
  readonly default: new (issuer: string, configuration: object) => { callback(): RequestListener }
}

let server: Server
let issuer = ''

beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${portOf(server)}`
  const name: string = 'oidc-provider'
  const { default: Provider }: ProviderModule = await import(name)
  const lifetimes = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'RefreshToken', 'Session']
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${origin}/oauth/callback`],
        post_logout_redirect_uris: [`${origin}/`],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['only for this test'] },
    conformIdTokenClaims: false,
    issueRefreshToken: () => true,
    ttl: Object.fromEntries(lifetimes.map((kind) => [kind, 600])),
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, email: `${sub}@acme.test`, name: 'Ada Admin' }),
    }),
    claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
  })
  server.on('request', provider.callback())
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

function portOf(from: Server): number {
  const address = from.address()
  if (isBound(address)) return address.port
  throw new Error('The server of the test does not listen')
}

function isBound(address: ReturnType<Server['address']>): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

/** The endpoints of the discovery document. */
async function discover() {
  const found: Readonly<Record<string, string>> = await (
    await fetch(`${issuer}/.well-known/openid-configuration`)
  ).json()
  const of = (name: string) => found[name] ?? ''
  return {
    authorization: of('authorization_endpoint'),
    token: of('token_endpoint'),
    keys: of('jwks_uri'),
    endSession: of('end_session_endpoint'),
  }
}

/**
 * Opens a page of an application that signs in at the provider. The clock is real, because the provider has no other.
 */
async function openPage(address: string, before?: ReturnType<typeof fakePorts>) {
  const sent: string[] = []
  const counting: typeof fetch = (input, init) => {
    sent.push(String(input))
    return fetch(input, init)
  }
  const fresh = fakePorts({ fetch: counting, address })
  const clock = { ...fresh.clock, now: () => Date.now() }
  const ports = { ...fresh, clock, ...(before && { storage: before.storage }) }
  const options = { clientId, issuer, endpoints: await discover() }
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', ports, hostedLogin: hosted(options) })
  return { client, sent, ports: fresh, stored: { ...fresh, storage: ports.storage } }
}

/** Signs in on the provider's own pages, as a browser does. Returns the address of the return. */
async function signInThere(address: string): Promise<string> {
  const jar = new Map<string, string>()
  const visit = async (to: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(to, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  let next = address
  for (let hop = 0; hop < 12; hop++) {
    const answer = await visit(next)
    const location = answer.headers.get('location')
    if (location?.startsWith(origin)) return location
    if (location) next = new URL(location, next).href
    else {
      const form = await answer.text()
      const prompt = /name="prompt" value="(\w+)"/.exec(form)?.[1] ?? ''
      const body = new URLSearchParams({ prompt, login: 'ada', password: 'any' })
      const sent = await visit(next, { method: 'POST', body })
      next = new URL(sent.headers.get('location') ?? '', next).href
    }
  }
  throw new Error('The pages of the provider lead nowhere')
}

describe('an OpenID provider that is not ours', () => {
  it('signs a user in by the same client, renews by its refresh token, and signs out', async () => {
    const before = await openPage(`${origin}/reports`)
    await before.client.get(hostedLoginFeature).getSnapshot().signIn()
    const back = await signInThere(before.ports.page.opened[0] ?? '')
    expect(new URL(back).searchParams.get('iss')).toBe(issuer)

    const { client, ports, sent } = await openPage(back, before.stored)
    client.get(hostedLoginFeature).subscribe(() => {})
    await until(() => client.get(hostedLoginFeature).getSnapshot().step.name === 'success')
    expect(client.get(sessionFeature).getSnapshot()).toMatchObject({
      status: 'authenticated',
      user: { id: 'ada', email: 'ada@acme.test', name: 'Ada Admin' },
    })
    const next = await client.session.getAccessToken({ forceRefresh: true })
    expect(next).toMatch(/^eyJ/)
    expect(sent.filter((to) => to.endsWith('/token'))).toHaveLength(2)

    await client.get(hostedLoginFeature).getSnapshot().signOut()
    const end = new URL(ports.page.opened[0] ?? '')
    expect(end.pathname).toBe('/session/end')
    expect(end.searchParams.get('id_token_hint')).toBe(next)
    expect((await fetch(end)).status).toBe(200)
  })

  it('refuses a code with the verifier of another page, and reports it', async () => {
    const before = await openPage(`${origin}/`)
    await before.client.get(hostedLoginFeature).getSnapshot().signIn()
    const back = await signInThere(before.ports.page.opened[0] ?? '')
    const { session: kept } = before.stored.storage
    const key = 'portico-hosted-login:default'
    kept.set(key, (kept.get(key) ?? '').replace(/"verifier":"[^"]+"/, `"verifier":"${'x'.repeat(43)}"`))
    const { client } = await openPage(back, before.stored)
    client.get(hostedLoginFeature).subscribe(() => {})
    await until(() => client.get(hostedLoginFeature).getSnapshot().step.name === 'failed')
    expect(client.get(hostedLoginFeature).getSnapshot().step).toMatchObject({ failure: { code: 'invalid_grant' } })
  })
})
