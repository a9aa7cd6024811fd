import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts, settle } from '../../../test/fake-ports.ts'
import { until } from '../../../test/open-app.ts'
import { type Issuer, type IssuerOptions, type IssuerPage, openIssuer, origin } from '../../../test/open-issuer.ts'
import { createClient } from '../../client/index.ts'
import { sessionFeature } from '../../session/feature.ts'
import { startUpFeature } from '../../startup/feature.ts'
import { permitOf } from '../entitlements/permit.ts'
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
    expect(users.getSnapshot().calls.load).toMatchObject({ error: { status: 501, code: 'not-built' } })
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
    const { client, ports } = await issuer.signedIn()
    void client.session.load()
    void client.get(tenantsFeature).getSnapshot().load({ version: 'v2' })
    await ports.clock.advance(2000)
    for (const path of ['users/v2/me?addRoles=true', 'users/v2/me/tenants']) {
      await until(() => issuer.journal.includes(`http://127.0.0.1:1/frontegg/identity/resources/${path}`))
    }
  })

  it('has no hosted portal', async () => {
    const issuer = await open()
    const portal = issuer.open(`${origin}/`).client.get(adminPortalFeature)
    portal.subscribe(() => {})
    await settle()
    expect(portal.getSnapshot().hasHosted).toBe(false)
  })

  it('a sign-in without an issuer fails before it leaves the page, because none can be derived', async () => {
    const ports = fakePorts()
    const endpoints = {
      authorization: 'https://id.test/auth',
      token: 'https://id.test/token',
      keys: 'https://id.test/jwks',
    }
    const client = createClient({ ports, hostedLogin: hosted({ clientId: 'lantern', endpoints }) })
    const outcome = await client.get(hostedLoginFeature).getSnapshot().signIn()
    expect(outcome).toMatchObject({ ok: false, error: { code: 'issuer-missing' } })
    expect(ports.page.opened).toEqual([])
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

describe('the person of another issuer', () => {
  const claims = {
    organization: { acme: { id: 'a1' }, globex: { id: 'g2' } },
    realm_access: { roles: ['Admin'] },
  }
  const person = ({ organization, realm_access }: typeof claims) => ({
    tenants: Object.entries(organization).map(([name, { id }]) => ({ id, name })),
    roles: realm_access.roles,
  })

  it('has tenants, roles and permissions from the id token alone, after a renewal as well', async () => {
    const issuer = await open({ claims, person })
    const { client } = await issuer.signedIn()
    const session = () => client.get(sessionFeature).getSnapshot()
    const whole = {
      user: { tenantId: 'a1', roles: [{ key: 'Admin' }], permissions: [] },
      tenants: [{ name: 'acme' }, { name: 'globex' }],
      tenant: { name: 'acme' },
    }
    expect(session()).toMatchObject(whole)
    const before = session().user?.claims['iat']
    await client.session.getAccessToken({ forceRefresh: true })
    expect(session()).toMatchObject(whole)
    expect(session().user?.claims['iat']).toBeGreaterThanOrEqual(Number(before))
  })
})

describe('a step-up at another issuer', () => {
  async function steppedUp(issuer: Issuer, maxAge?: number) {
    const before = await issuer.signedIn()
    const isBefore = isUp(before)
    before.client.get(stepUpFeature).getSnapshot().stepUp({ maxAge })
    await until(() => before.ports.page.opened.length === 1)
    const asked = new URL(before.ports.page.opened[0] ?? '').searchParams
    const page = issuer.open(await issuer.signInThere(before.ports.page.opened[0]), before)
    const hostedLogin = page.client.get(hostedLoginFeature)
    hostedLogin.subscribe(() => {})
    await until(() => ['success', 'failed'].includes(hostedLogin.getSnapshot().step.name))
    return { isBefore, asked, page, step: hostedLogin.getSnapshot().step }
  }

  const isUp = ({ client }: Pick<IssuerPage, 'client'>, maxAge?: number) => {
    const { user } = client.get(sessionFeature).getSnapshot()
    const known = { status: 'disabled', context: null } as const
    const session = { status: 'authenticated', user } as const
    const { stepUpRule } = client.options.hostedLogin ?? {}
    const request = { stepUp: { maxAge } }
    return permitOf({ session, entitlements: known, now: client.ports.clock.now(), stepUpRule }, request).isAllowed
  }

  const goldIfAsked = (acrValues: unknown) => (`${acrValues}`.includes('gold') ? 'gold' : 'silver')

  it('is by the acr values of the option', async () => {
    const issuer = await open({ acrOf: goldIfAsked, stepUp: { acrValues: ['platinum', 'gold'] } })
    const { isBefore, asked, page, step } = await steppedUp(issuer, 60)
    expect([isBefore, step.name]).toEqual([false, 'success'])
    expect([asked.get('acr_values'), asked.get('max_age')]).toEqual(['platinum gold', '60'])
    expect([isUp(page), isUp(page, 60)]).toEqual([true, true])
  })

  it('is refused if the provider states another acr', async () => {
    const issuer = await open({ acrOf: () => 'silver', stepUp: { acrValues: ['gold'] } })
    expect((await steppedUp(issuer)).step).toMatchObject({ name: 'failed', failure: { code: 'step-up-refused' } })
  })

  it('is by the time of the sign-in where the provider states no acr', async () => {
    const issuer = await open({ stepUp: { maxAge: 300 } })
    const { asked, page, step } = await steppedUp(issuer)
    expect([asked.get('acr_values'), asked.get('max_age'), step.name]).toEqual([null, '0', 'success'])
    expect(page.client.get(sessionFeature).getSnapshot().user).toMatchObject({ acr: undefined })
    expect([isUp(page), isUp(page, 60)]).toEqual([true, true])
  })

  it('needs a second factor by default, which the assurance of another provider does not prove', async () => {
    const issuer = await open({ acrOf: goldIfAsked })
    expect((await steppedUp(issuer)).step).toMatchObject({ name: 'failed', failure: { code: 'step-up-refused' } })
  })
})
