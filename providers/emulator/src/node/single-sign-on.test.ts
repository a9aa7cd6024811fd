import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type OidcIdentityProvider, startOidcIdentityProvider } from '../../test/oidc-identity-provider.ts'
import { at, openScene, type Scene, textOf } from '../../test/open-caller.ts'
import { type SamlIdentityProvider, startSamlIdentityProvider } from '../../test/saml-identity-provider.ts'
import { signInAtOidc } from '../../test/sign-in-at-oidc.ts'
import { relyingParty } from './relying-party.ts'

const application = 'http://localhost:5173'
const email = 'sso@globex.test'
const from = { headers: { origin: application } }

// Warnings are for the developer who runs the emulator, not for the user.
beforeEach(() => void vi.spyOn(console, 'warn').mockReset().mockReturnValue())

/** Opens an emulator whose SSO connections have these values. */
function openWith(connection: Record<string, unknown>): Scene {
  const scene = openScene({ relyingParty, realTime: Date.now, reach: ['http://localhost:*', 'http://127.0.0.1:*'] })
  scene.emulator.arrange(({ ssoConnections }) => {
    for (const one of ssoConnections) Object.assign(one, connection)
  })
  return scene
}

const addressFor = async ({ post }: Scene) => textOf(await post(at.preLogin, { email }, from), 'address')

describe('single sign-on by OpenID Connect', () => {
  const redirectUri = `${application}/account/oidc/callback`
  let idp: OidcIdentityProvider
  beforeAll(async () => {
    idp = await startOidcIdentityProvider([redirectUri])
  })
  afterAll(() => idp.stop())
  beforeEach(() => {
    idp.claims.email_verified = true
  })

  const open = () => openWith({ type: 'oidc', oidc: providerOf(idp) })

  /** Signs in on the pages of the identity provider. Returns the data that the application receives. */
  async function goThrough(scene: Scene, as = email) {
    const address = new URL(await addressFor(scene))
    address.searchParams.set('redirect_uri', redirectUri)
    const back = await signInAtOidc(address.href, as)
    return {
      address,
      body: { code: back.searchParams.get('code'), RelayState: back.searchParams.get('state'), redirectUri },
    }
  }

  const postLogin = ({ post }: Scene, body: unknown) =>
    post('/identity/resources/auth/v2/user/oidc/postlogin', body, from)

  it('sends the person off with a challenge, a nonce and a state that names the tenant', async () => {
    const scene = open()
    const asked = new URL(await addressFor(scene)).searchParams
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(asked.get('nonce')).not.toBe('')
    expect(atob(asked.get('state') ?? '')).toContain(
      `tenantId=${scene.emulator.snapshot().ssoConnections[0]?.tenantId};`,
    )
    expect(asked.has('redirect_uri')).toBe(false)
  })

  it('signs the person in by what comes back', async () => {
    const scene = open()
    const { status, body } = await postLogin(scene, (await goThrough(scene)).body)
    expect(status).toBe(200)
    expect(body).toMatchObject({ mfaRequired: false, accessToken: expect.any(String), emailVerified: true })
  })

  it('signs in by the first version of the call as well', async () => {
    const scene = open()
    const { code, RelayState: state } = (await goThrough(scene)).body
    const path = '/identity/resources/auth/v1/user/oidc/postlogin'
    expect((await scene.post(path, { code, state, redirectUri }, from)).status).toBe(200)
  })

  it('makes an account for a colleague who has none, without a password', async () => {
    const scene = open()
    await postLogin(scene, (await goThrough(scene, 'New@globex.test')).body)
    const [tenantId] = scene.emulator.snapshot().ssoConnections.map((one) => one.tenantId)
    expect(scene.emulator.snapshot().users.at(-1)).toMatchObject({
      email: 'new@globex.test',
      name: 'Olga Okafor',
      passwordHash: null,
      memberships: [{ tenantId }],
    })
  })

  it('takes what came back once', async () => {
    const scene = open()
    const { body } = await goThrough(scene)
    await postLogin(scene, body)
    expect(await postLogin(scene, body)).toMatchObject({ status: 401, body: { errorCode: 'ER-SSO-OVER' } })
  })

  it('takes no code of another sign-in', async () => {
    const scene = open()
    const [one, other] = [await goThrough(scene), await goThrough(scene)]
    const { status, body } = await postLogin(scene, { ...one.body, code: other.body.code })
    expect([status, body['errorCode']]).toEqual([401, 'ER-SSO-FAILED'])
  })

  it('a made-up state is refused by single sign-on', async () => {
    const scene = open()
    const { body } = await goThrough(scene)
    expect((await postLogin(scene, { ...body, RelayState: btoa('tenantId=x;') })).status).toBe(401)
  })

  it('a user who returns from the provider after ten minutes is refused', async () => {
    const scene = open()
    const { body } = await goThrough(scene)
    scene.emulator.advance(10 * 60_000)
    expect((await postLogin(scene, body)).status).toBe(401)
  })

  it('believes no address that the provider has not confirmed, nor one of another company', async () => {
    const scene = open()
    const ofAcme = await postLogin(scene, (await goThrough(scene, 'admin@acme.test')).body)
    idp.claims.email_verified = false
    const unconfirmed = await postLogin(scene, (await goThrough(scene)).body)
    expect([ofAcme, unconfirmed].map(({ body }) => body['errorCode'])).toEqual(['ER-SSO-FOREIGN', 'ER-SSO-FOREIGN'])
  })

  it.each([
    ['does not state it', undefined, 200],
    ['states it as text', 'true', 200],
    ['denies it as text', 'false', 403],
  ])(
    'the provider is the authority for addresses of its domains, so one that %s is judged by that',
    async (_, stated, status) => {
      const scene = open()
      if (stated === undefined) delete idp.claims.email_verified
      else idp.claims.email_verified = stated
      expect((await postLogin(scene, (await goThrough(scene)).body)).status).toBe(status)
    },
  )

  it('an address of another domain has to be verified, although the connection accepts other domains', async () => {
    const scene = openWith({ type: 'oidc', oidc: providerOf(idp), skipEmailDomainValidation: true })
    const signIn = async () => (await postLogin(scene, (await goThrough(scene, 'guest@elsewhere.test')).body)).status
    const verified = await signIn()
    delete idp.claims.email_verified
    expect([verified, await signIn()]).toEqual([200, 403])
  })

  it.each([
    ['Force', true],
    ['ForceExceptSAML', false],
  ] as const)('asks for a second factor under the policy %s: %s', async (enforceMFAType, isAsked) => {
    const scene = open()
    scene.emulator.arrange(({ security }) => {
      for (const policy of Object.values(security.mfa)) policy.enforceMFAType = enforceMFAType
    })
    const { body } = await postLogin(scene, (await goThrough(scene)).body)
    expect(body['mfaRequired']).toBe(isAsked)
  })
})

function providerOf({ issuer, clientId, clientSecret }: OidcIdentityProvider) {
  return { issuer, clientId, clientSecret }
}

describe('single sign-on by SAML', () => {
  let idp: SamlIdentityProvider
  beforeAll(async () => {
    idp = await startSamlIdentityProvider()
  })
  afterAll(() => idp.stop())
  beforeEach(() => {
    for (const name of ['audience', 'inResponseTo', 'notOnOrAfter', 'tamperedEmail'] as const) delete idp.amiss[name]
  })

  const open = () => {
    const { entityId, entryPoint, certificate } = idp
    return openWith({ type: 'saml', saml: { entityId, entryPoint, certificate } })
  }

  async function goThrough(scene: Scene, as = email) {
    const { SAMLResponse, RelayState } = await idp.respond(await addressFor(scene), as)
    return { SAMLResponse, RelayState }
  }

  const postLogin = ({ post }: Scene, body: unknown) =>
    post('/identity/resources/auth/v1/user/saml/postlogin', body, from)

  /** Submits a form to the endpoint for assertions. Returns the address that the browser is redirected to. */
  async function deliver({ emulator, baseUrl }: Scene, values: Readonly<Record<string, string>>) {
    const address = `${baseUrl}/auth/saml/callback`
    const body = new URLSearchParams(values)
    const response = await emulator.fetch(new Request(address, { method: 'POST', body }))
    return { status: response.status, to: response.headers.get('location') }
  }

  it('signs the person in by a signed assertion', async () => {
    const scene = open()
    const { status, body } = await postLogin(scene, await goThrough(scene))
    expect(status).toBe(200)
    expect(body).toMatchObject({ mfaRequired: false, accessToken: expect.any(String) })
  })

  it('white space around the audience is no part of it', async () => {
    const scene = open()
    idp.amiss.audience = `\n      ${scene.baseUrl}/auth/saml/metadata\n    `
    expect((await postLogin(scene, await goThrough(scene))).status).toBe(200)
  })

  it('takes the assertion from the browser and hands it to the application that asked', async () => {
    const scene = open()
    const values = await goThrough(scene)
    const { status, to } = await deliver(scene, values)
    const back = new URL(to ?? '')
    expect(status).toBe(303)
    expect(back.origin + back.pathname).toBe(`${application}/account/saml/callback`)
    expect(Object.fromEntries(back.searchParams)).toEqual(values)
  })

  it('the application receives the reason of a refusal by the SAML provider, before a pipe', async () => {
    const scene = open()
    const { RelayState } = await goThrough(scene)
    const xml =
      '<samlp:Response><samlp:Status><samlp:StatusCode Value="x"/><samlp:StatusMessage>No</samlp:StatusMessage>'
    const { to } = await deliver(scene, { SAMLResponse: btoa(xml), RelayState })
    expect(new URL(to ?? '').searchParams.get('samlerrors')).toMatch(/^No\|/)
  })

  it('an unsolicited assertion is refused and handed to no application', async () => {
    const { status, to } = await deliver(open(), { SAMLResponse: 'x', RelayState: 'made-up' })
    expect([status, to]).toEqual([400, null])
  })

  it.each<[string, typeof idp.amiss, RegExp]>([
    ['for another audience', { audience: 'https://other.example' }, /audience/i],
    ['to another request', { inResponseTo: '_another' }, /request-mismatch/],
    ['that is over', { notOnOrAfter: new Date(Date.now() - 60_000) }, /assertion-expired/],
    ['that somebody has changed', { tamperedEmail: 'boss@globex.test' }, /signature/i],
  ])('an assertion %s is refused, with the reason in the log alone', async (_, amiss, reason) => {
    const scene = open()
    Object.assign(idp.amiss, amiss)
    expect(await postLogin(scene, await goThrough(scene))).toMatchObject({
      status: 401,
      body: { errorCode: 'ER-SSO-FAILED', errors: ['Failed to authenticate'] },
    })
    expect(vi.mocked(console.warn).mock.lastCall?.join()).toMatch(reason)
  })

  it('refuses a second use of an assertion', async () => {
    const scene = open()
    const values = await goThrough(scene)
    await postLogin(scene, values)
    expect((await postLogin(scene, values)).body['errorCode']).toBe('ER-SSO-OVER')
  })

  it('an administrator can read the values that an identity provider needs', async () => {
    const scene = open()
    const token = await scene.tokenOf('admin@acme.test')
    const { body } = await scene.get('/team/resources/sso/v1/saml/configurations/vendor-config', { token })
    expect(body).toEqual({
      acsUrl: `${scene.baseUrl}/auth/saml/callback`,
      spEntityId: `${scene.baseUrl}/auth/saml/metadata`,
    })
  })
})
