import { describe, expect, it } from 'vitest'
import { fakePorts } from '../../../test/fake-ports.ts'
import { openApp } from '../../../test/open-app.ts'
import { deadNetwork, type Reply, recordedNetwork } from '../../../test/recorded-network.ts'
import { type ClientOptions, createClient } from '../../client/index.ts'
import { localStep, ssoStep } from './preflight.ts'

/** Requests the identity provider of Ann, who is on `address`. The provider answers with `reply`. */
async function ask(reply: Reply, address?: string, options: Partial<ClientOptions> = {}) {
  const network = recordedNetwork(reply)
  const ports = fakePorts({ fetch: network.fetch, ...(address && { address }) })
  const client = createClient({ baseUrl: 'https://acme.test', ports, ...options })
  const step = await ssoStep(client, 'ann@acme.test', signal())
  const found = step?.name === 'redirectToSSO' ? step.address : null
  return { step, found, asked: JSON.parse(String(network.sent[0]?.body)), lines: ports.lines }
}

const signal = () => new AbortController().signal
const answer = (address: string, idpType: string) => Response.json({ address, idpType })

describe('the SSO preflight', () => {
  it('asks by the e-mail address', async () => {
    const { asked } = await ask(Response.json({}))
    expect(asked).toEqual({ email: 'ann@acme.test' })
  })

  it('asks for the tenant the page names', async () => {
    const { asked } = await ask(Response.json({}), 'https://app.test/account/login?tenantId=acme')
    expect(asked).toEqual({ email: 'ann@acme.test', tenantId: 'acme' })
  })

  it.each([
    ['has none', Response.json({})],
    ['has an empty one', answer('', 'saml')],
    ['is refused', new Response('{"errors":["No"]}', { status: 404 })],
    ['fails', new Response(null, { status: 500 })],
  ])('finds no address where the provider %s', async (_, reply) => {
    expect((await ask(reply)).step).toBeNull()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'idp.test/saml', '//idp.test', '/saml'])(
    'the SSO preflight shows an explanation without the address if that is %s',
    async (address) => {
      const { step } = await ask(answer(address, 'saml'))
      expect(step).toEqual({ name: 'unsupported', email: 'ann@acme.test', reason: 'SSO address' })
    },
  )

  it('logs its failure, and goes on', async () => {
    const { lines } = await ask(new Response(null, { status: 500 }))
    expect(lines.join()).toContain('The SSO preflight failed')
  })

  it('the SSO preflight stops on a network failure, because the next request would fail too', async () => {
    await expect(ask(deadNetwork)).rejects.toMatchObject({ code: 'network' })
  })

  it('finds the address of a SAML provider as it is', async () => {
    const { found } = await ask(answer('https://idp.test/sso?SAMLRequest=x%2By', 'saml'))
    expect(found).toBe('https://idp.test/sso?SAMLRequest=x%2By')
  })

  it('sends the return address to an OIDC provider', async () => {
    const { found } = await ask(answer('https://idp.test/authorize?client_id=1', 'oidc'), 'https://app.test/x')
    expect(new URL(found ?? '').searchParams.get('redirect_uri')).toBe('https://app.test/account/oidc/callback')
  })

  it('sends the route of the application as the return address', async () => {
    const routes = { oidcRedirectUrl: '/back' }
    const { found } = await ask(answer('https://idp.test/authorize', 'oidc'), 'https://app.test/x', { routes })
    expect(found).toBe('https://idp.test/authorize?redirect_uri=https%3A%2F%2Fapp.test%2Fback')
  })

  it('keeps a return address that the address already has', async () => {
    const address = 'https://idp.test/authorize?redirect_uri=https%3A%2F%2Fapp.test%2Fown'
    expect((await ask(answer(address, 'oidc'))).found).toBe(address)
  })
})

describe('the local way in', () => {
  it('the local login method is the known one, without a request', async () => {
    const app = await openApp()
    await app.client.startUp.loadPolicy()
    const before = app.called().length
    expect(await localStep(app.client, 'ann@acme.test', signal())).toEqual({
      name: 'loginWithPassword',
      email: 'ann@acme.test',
    })
    expect(app.called()).toHaveLength(before)
  })

  it('the local login method is requested if it is not known yet', async () => {
    const app = await openApp({ starts: false })
    app.provider.emulator.arrange((state) => {
      state.security.mainStrategy = 'Code'
    })
    expect(await localStep(app.client, 'ann@acme.test', signal())).toMatchObject({ name: 'loginWithOtc' })
    expect(app.called()).toContain('getPublicConfiguration')
  })

  it('the local login method is the password if the policy cannot be read', async () => {
    const app = await openApp({ starts: false })
    app.provider.emulator.faults.add({ operation: 'getPublicConfiguration', kind: 'status', status: 500 })
    expect(await localStep(app.client, 'ann@acme.test', signal())).toMatchObject({ name: 'loginWithPassword' })
  })
})
