import { exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { clientId, clientSecret, issuerUrl, openFakeIssuer } from '../test/fake-issuer.ts'
import { appUrl, openApplication } from '../test/open-application.ts'

const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'
const me = '/frontegg/identity/resources/users/v2/me'

describe('an application over an issuer', () => {
  it('signs a person in, and answers the profile and the tenants by their claims', async () => {
    const issuer = await openFakeIssuer({
      claims: {
        organization: { acme: { id: 'a1' }, globex: {} },
        realm_access: { roles: ['admin', 7] },
        email_verified: true,
      },
    })
    const app = openApplication(issuer, { preset: 'keycloak' })
    await app.signIn()
    expect(await app.visit('/reports')).toBeNull()
    expect(await (await app.call(me)).json()).toMatchObject({
      id: 'ada',
      email: 'ada@acme.test',
      name: 'Ada Admin',
      verified: true,
      tenantId: 'a1',
      tenantIds: ['a1', 'globex'],
      roles: [{ key: 'admin' }],
      permissions: [],
    })
    const tenants = await (await app.call('/frontegg/identity/resources/users/v3/me/tenants')).json()
    expect(tenants).toMatchObject({
      tenants: [
        { id: 'a1', name: 'acme' },
        { id: 'globex', name: 'globex' },
      ],
      activeTenant: { id: 'a1' },
    })
    expect(await (await app.call('/frontegg/flags')).json()).toEqual({})
    expect(await (await app.call('/frontegg/metadata?entityName=adminBox')).json()).toEqual({ rows: [] })
    expect((await app.call('/frontegg/identity/resources/groups/v1')).status).toBe(501)
    expect(app.violations).toEqual([])
    expect(app.faults).toEqual([])
  })

  it('leads to the sign-in page of the issuer with its names, and passes nothing else on', async () => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer, { scope: 'openid groups', parameters: { prompt: 'consent' } })
    const query = `redirect_uri=${appUrl}/oauth/callback&response_type=token&client_id=other&state=s&nonce=n&scope=all&secret=x`
    const led = await app.call(`/frontegg/oauth/authorize?${query}`)
    const to = new URL(led.headers.get('location') ?? '')
    expect(to.origin + to.pathname).toBe(`${issuerUrl}/authorize`)
    expect(Object.fromEntries(to.searchParams)).toEqual({
      redirect_uri: `${appUrl}/oauth/callback`,
      response_type: 'code',
      client_id: clientId,
      state: 's',
      nonce: 'n',
      scope: 'openid groups',
      prompt: 'consent',
    })
    const asked = await app.call(`/frontegg/oauth/authorize?${query}&prompt=login`)
    expect(new URL(asked.headers.get('location') ?? '').searchParams.get('prompt')).toBe('login')
  })

  it.each([
    ['values of its own', ['gold', 'silver'], `acr_values=${multiFactor}`, { acr_values: 'gold silver' }],
    [
      'one value beside another',
      'gold',
      `acr_values=${multiFactor} bronze&max_age=60`,
      { acr_values: 'gold bronze', max_age: '60' },
    ],
    ['no values', 'max_age', `acr_values=${multiFactor}`, { max_age: '0' }],
    ['no values and an age', 'max_age', `acr_values=${multiFactor}&max_age=60`, { max_age: '60' }],
  ] as const)('asks for a second factor at an issuer with %s', async (_, stepUp, asked, expected) => {
    const app = openApplication(await openFakeIssuer(), { stepUp })
    const led = await app.call(`/frontegg/oauth/authorize?${asked}`)
    const found = new URL(led.headers.get('location') ?? '').searchParams
    expect({
      ...(found.has('acr_values') && { acr_values: found.get('acr_values') }),
      ...(found.has('max_age') && { max_age: found.get('max_age') }),
    }).toEqual(expected)
  })

  it('a step-up brings the value of the issuer into the session', async () => {
    const app = openApplication(await openFakeIssuer(), { stepUp: 'gold' })
    await app.signIn()
    await app.signIn(`/account/login?redirectUrl=/reports&acr_values=${encodeURIComponent(multiFactor)}`)
    expect((await app.server.sessionOf(app.cookie()))?.user).toMatchObject({
      id: 'ada',
      acr: 'gold',
      amr: ['pwd', 'mfa', 'otp'],
    })
  })

  it('gives no token to a page', async () => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    await app.call(me)
    await app.call('/frontegg/identity/resources/auth/v1/user/token/refresh', { method: 'POST', body: '{}' })
    expect(issuer.forms).toHaveLength(2)
    expect(app.seen.join()).not.toMatch(/opaque-|eyJ[\w-]+\.[\w-]+\.[\w-]{20}/)
    for (const { refresh_token } of issuer.forms)
      if (refresh_token) expect(app.seen.join()).not.toContain(refresh_token)
  })

  it.each([
    ['rotating', true],
    ['rotating', false],
    ['fixed', true],
    ['fixed', false],
    ['silent', false],
  ] as const)('renews by a refresh token that is %s, with an identity token: %s', async (refresh, renewsIdentity) => {
    const issuer = await openFakeIssuer({ refresh, renewsIdentity })
    const app = openApplication(issuer)
    await app.signIn()
    for (let turn = 1; turn <= 3; turn++) {
      const { session, setCookies } = await app.server.renewSession(app.cookie())
      for (const one of setCookies) app.jar.take(appUrl, one)
      expect(session?.user).toMatchObject({ id: 'ada', email: 'ada@acme.test' })
      expect(await (await app.call(me)).json()).toMatchObject({ id: 'ada', email: 'ada@acme.test' })
    }
    expect(issuer.forms.map(({ grant_type }) => grant_type)).toEqual([
      'authorization_code',
      ...Array(3).fill('refresh_token'),
    ])
    expect(issuer.calls.includes('GET /userinfo')).toBe(!renewsIdentity)
  })

  it('calls carry the access token if the server says so, and the issuer states the person', async () => {
    const issuer = await openFakeIssuer({ claims: { roles: ['admin'] } })
    const app = openApplication(issuer, {}, { bearer: 'access_token' })
    await app.signIn()
    expect(await (await app.call(me)).json()).toMatchObject({ id: 'ada', roles: [{ key: 'admin' }] })
    expect(issuer.calls).toContain('GET /userinfo')
  })

  it.each([
    ['in words', {}],
    ['by the status alone', { '/token': () => new Response(null, { status: 400 }) }],
  ])('a refresh token that is refused %s ends the session', async (_, answers) => {
    const issuer = await openFakeIssuer()
    const app = openApplication(issuer)
    await app.signIn()
    issuer.endSessions()
    issuer.settings.answers = answers
    const answer = await app.call('/frontegg/identity/resources/auth/v1/user/token/refresh', {
      method: 'POST',
      body: '{}',
    })
    expect([answer.status, (await answer.json()).errorCode]).toEqual([401, 'ER-OPENID-ENDED'])
  })
})

describe('the application proves itself', () => {
  it.each([
    ['basic, which is usual', undefined, true],
    ['basic, if it is offered', ['client_secret_post', 'client_secret_basic'], true],
    ['in the form', ['client_secret_post'], false],
  ])('by its secret: %s', async (_, methods, isBasic) => {
    const issuer = await openFakeIssuer({ document: { token_endpoint_auth_methods_supported: methods } })
    const app = openApplication(issuer)
    await app.signIn()
    expect(issuer.forms).toHaveLength(1)
    expect([issuer.authorizations[0]?.startsWith('Basic '), issuer.forms[0]?.['client_secret']]).toEqual(
      isBasic ? [true, undefined] : [undefined, clientSecret],
    )
  })

  it('by its secret in the body, if the application says so', async () => {
    const issuer = await openFakeIssuer()
    await openApplication(issuer, { secretIn: 'body' }).signIn()
    expect(issuer.forms[0]?.['client_secret']).toBe(clientSecret)
  })

  it('by its secret in the header, with a code for the letters alone that need one', async () => {
    const issuer = await openFakeIssuer()
    await openApplication(issuer).signIn()
    expect(atob(issuer.authorizations[0]?.slice('Basic '.length) ?? '')).toBe(
      `${clientId}:a-secret_of.the%2Ftest%3A%20`,
    )
  })

  it.each(['RS256', 'ES256'])('by a key of %s, and sends no secret', async (alg) => {
    const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true })
    const [own, known] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)])
    const issuer = await openFakeIssuer({}, { ...known, alg, kid: 'one' })
    const app = openApplication(issuer, { clientKey: { ...own, alg, kid: 'one' } })
    await app.signIn()
    expect(await app.visit('/reports')).toBeNull()
    expect(JSON.stringify([issuer.forms, issuer.authorizations])).not.toContain(clientSecret)
  })

  it('tokens are for the server of the application alone', async () => {
    const issuer = await openFakeIssuer()
    const { provider } = openApplication(issuer)
    const body = JSON.stringify({
      grant_type: 'refresh_token',
      refresh_token: 'stolen',
      client_id: clientId,
      client_secret: '-',
    })
    const answer = await provider(
      new Request(`${appUrl}/api/frontegg/oauth/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    )
    expect([answer.status, (await answer.json()).errorCode]).toEqual([404, 'ER-OPENID-CALLER'])
    expect(issuer.forms).toEqual([])
  })
})
