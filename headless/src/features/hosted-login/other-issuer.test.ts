import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts, settle } from '../../../test/fake-ports.ts'
import { until } from '../../../test/open-app.ts'
import { type Issuer, type IssuerOptions, openIssuer, origin } from '../../../test/open-issuer.ts'
import { createClient } from '../../client/index.ts'
import { sessionFeature } from '../../session/feature.ts'
import { startUpFeature } from '../../startup/feature.ts'
import { adminPortalFeature } from '../portal/admin-portal/index.ts'
import { usersTableFeature } from '../portal/users/index.ts'
import { stepUpFeature } from '../step-up/index.ts'
import { tenantsFeature } from '../tenants/index.ts'
import { hosted, hostedLoginFeature } from './index.ts'

const opened: Issuer[] = []

afterEach(() => Promise.all(opened.splice(0).map((issuer) => issuer.close())))

async function open(options?: IssuerOptions): Promise<Issuer> {
  const issuer = await openIssuer(options)
  opened.push(issuer)
  return issuer
}

describe('a client without a provider of the contract', () => {
  it('asks the endpoints of its issuer alone, in all that a page does', async () => {
    const issuer = await open()
    const page = await issuer.signedIn()
    const { client } = page
    await client.start()
    await client.session.getAccessToken({ forceRefresh: true })
    await client.session.load()
    const tenants = client.get(tenantsFeature)
    tenants.subscribe(() => {})
    expect(await tenants.getSnapshot().load()).toMatchObject({ ok: true })
    client.get(adminPortalFeature).getSnapshot().open({ section: 'users' })
    const users = client.get(usersTableFeature, { key: 'test' })
    users.subscribe(() => {})
    await until(() => users.getSnapshot().calls.load.status === 'failed')
    expect(users.getSnapshot().calls.load).toMatchObject({ error: { status: 501, code: 'ER-NOT-BUILT' } })
    client.get(stepUpFeature).getSnapshot().stepUp()
    await until(() => page.ports.page.opened.length === 1)
    const reloaded = issuer.open(`${origin}/reports`, page)
    await reloaded.client.start()
    await reloaded.client.session.refresh()
    expect(await reloaded.client.session.logOut()).toMatchObject({ ok: true })
    const left = [...page.ports.page.opened, ...reloaded.ports.page.opened].map((address) => new URL(address))
    expect(left.map(({ origin, pathname }) => origin + pathname)).toEqual([
      `${issuer.address}/auth`,
      `${issuer.address}/session/end`,
    ])
    const asked = new Set(issuer.journal.map((address) => address.replace(/\?.*/, '')))
    expect([...asked].sort()).toEqual(['/auth', '/jwks', '/token'].map((path) => issuer.address + path))
  })

  it('logs nothing of what it does not ask', async () => {
    const issuer = await open()
    const page = issuer.open(`${origin}/`)
    await page.client.start()
    await until(() => page.client.get(startUpFeature).getSnapshot().status === 'loaded')
    await until(() => page.client.get(sessionFeature).getSnapshot().status === 'unauthenticated')
    expect(page.ports.lines).toEqual([])
  })

  it('a log-out is owed to nobody: the next page is signed out at once', async () => {
    const issuer = await open()
    const first = await issuer.signedIn()
    await first.client.session.logOut({ isStaying: true })
    const next = issuer.open(`${origin}/`, first)
    await next.client.start()
    await until(() => next.client.get(sessionFeature).getSnapshot().status !== 'restoring')
    expect(next.client.get(sessionFeature).getSnapshot().status).toBe('unauthenticated')
    expect([...first.ports.lines, ...next.ports.lines]).toEqual([])
  })

  it('calls of a base URL that is given are made as before', async () => {
    const issuer = await open({ client: { baseUrl: 'http://127.0.0.1:1' } })
    const page = issuer.open(`${origin}/`)
    void page.client.start()
    await until(() => issuer.journal.includes('http://127.0.0.1:1/frontegg/flags'))
  })

  it('has no hosted portal', async () => {
    const issuer = await open()
    const portal = issuer.open(`${origin}/`).client.get(adminPortalFeature)
    portal.subscribe(() => {})
    await settle()
    expect(portal.getSnapshot().hasHosted).toBe(false)
  })

  it('a sign-in without an issuer is refused on return, because none can be derived', async () => {
    const ports = fakePorts()
    const endpoints = { authorization: 'https://id.test/auth', token: 'https://id.test/token', keys: 'https://id.test/jwks' }
    const client = createClient({ ports, hostedLogin: hosted({ clientId: 'lantern', endpoints }) })
    await client.get(hostedLoginFeature).getSnapshot().signIn()
    const state = new URL(ports.page.opened[0] ?? '').searchParams.get('state')
    const back = fakePorts({ address: `${origin}/oauth/callback?code=1&iss=https://id.test&state=${state}` })
    const next = createClient({
      ports: { ...back, storage: ports.storage },
      hostedLogin: hosted({ clientId: 'lantern', endpoints }),
    })
    next.get(hostedLoginFeature).subscribe(() => {})
    await until(() => next.get(hostedLoginFeature).getSnapshot().step.name === 'failed')
    expect(next.get(hostedLoginFeature).getSnapshot().step).toMatchObject({ failure: { code: 'issuer-missing' } })
  })

  it.each([
    ['no hosted login', {}],
    ['a hosted login of the provider', { hostedLogin: hosted({ clientId: 'lantern' }) }],
  ])('a client needs a base URL with %s', (_, options) => {
    const untyped: object = options
    expect(() => createClient(untyped as Parameters<typeof createClient>[0])).toThrow(
      expect.objectContaining({ code: 'base-url-missing' }),
    )
  })
})
