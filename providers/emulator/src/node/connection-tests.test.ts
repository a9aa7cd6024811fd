import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type OidcIdentityProvider, startOidcIdentityProvider } from '../../test/oidc-identity-provider.ts'
import { openTests } from '../../test/open-connection-tests.ts'
import { root } from '../../test/open-sso.ts'
import { type Amiss, type SamlIdentityProvider, startSamlIdentityProvider } from '../../test/saml-identity-provider.ts'
import { signInAtOidc } from '../../test/sign-in-at-oidc.ts'
import { demoCertificate } from '../tokens/demo-key.ts'

const email = 'admin@acme.test'
const redirectUri = 'http://localhost:5173/account/oidc/callback'

describe('a test at a SAML provider that is not ours', () => {
  let idp: SamlIdentityProvider
  beforeAll(async () => {
    idp = await startSamlIdentityProvider()
  })
  afterAll(() => idp.stop())
  beforeEach(() => {
    for (const name of ['audience', 'inResponseTo', 'destination', 'recipient', 'nameId'] as const)
      delete idp.amiss[name]
    for (const name of ['notOnOrAfter', 'tamperedEmail'] as const) delete idp.amiss[name]
  })

  /** Posts the response of the provider where its page would, and returns the end of the test. */
  async function run(values: { readonly certificate?: string; readonly entityId?: string } = {}, party = idp) {
    const { entityId, entryPoint, certificate } = party
    const saml = { entityId, entryPoint, certificate, ...values }
    const scene = await openTests({ configured: () => ({ saml }), isReal: true })
    const test = await scene.start()
    const { action, ...form } = await party.respond(test.address ?? '', email)
    const posted = await scene.emulator.fetch(new Request(action, { method: 'POST', body: new URLSearchParams(form) }))
    expect(posted.headers.get('location')).toMatch(/\/auth\/sso-tests\//)
    return scene.read(`${scene.tests}/${test.id}`)
  }

  it('a test at a SAML provider that is not ours passes with what it sent', async () => {
    expect(await run()).toMatchObject({
      status: 'passed',
      received: { issuer: idp.entityId, nameId: email },
      person: { email, userId: expect.any(String) },
    })
  })

  it.each<[code: string, amiss: Amiss]>([
    ['audience-mismatch', { audience: 'https://other.example' }],
    ['request-mismatch', { inResponseTo: '_another' }],
    ['destination-mismatch', { destination: 'https://other.example/acs' }],
    ['recipient-mismatch', { recipient: 'https://other.example/acs' }],
    ['assertion-expired', { notOnOrAfter: new Date(Date.now() - 60_000) }],
    ['signature-invalid', { tamperedEmail: 'boss@acme.test' }],
    ['email-invalid', { nameId: 'u-4711' }],
  ])('a SAML provider that is not ours has the fault %s', async (code, amiss) => {
    Object.assign(idp.amiss, amiss)
    expect((await run()).fault?.code).toBe(code)
  })

  it.each([
    ['issuer-mismatch', { entityId: 'https://other.example' }],
    ['certificate-mismatch', { certificate: demoCertificate }],
    ['metadata-foreign', { certificate: demoCertificate, entityId: 'https://other.example' }],
  ])('values of another application have the fault %s', async (code, values) => {
    expect((await run(values)).fault?.code).toBe(code)
  })

  it('a SAML provider that signs by SHA-1 is refused', async () => {
    const old = await startSamlIdentityProvider({ algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' })
    expect((await run({}, old)).fault).toMatchObject({ code: 'algorithm-weak', received: 'rsa-sha1' })
    await old.stop()
  })

  it('the answer of a test signs no user in, and a test of another tenant is not found', async () => {
    const { entityId, entryPoint, certificate } = idp
    const saml = { entityId, entryPoint, certificate }
    const scene = await openTests({ configured: () => ({ saml }), isReal: true })
    const test = await scene.start()
    const { SAMLResponse, RelayState } = await idp.respond(test.address ?? '', email)
    const signIn = await scene.post('/identity/resources/auth/v1/user/saml/postlogin', { SAMLResponse, RelayState })
    expect(signIn).toMatchObject({ status: 401, body: { errorCode: 'ER-SSO-OVER' } })
    const [globex] = scene.emulator.snapshot().ssoConnections.filter((one) => one.tenantId !== scene.tenantId)
    expect((await scene.send('POST', `${root}/${globex?.id}/tests`, {})).status).toBe(404)
  })

  it('an assertion by the next certificate is accepted beside the present one', async () => {
    const { entityId, entryPoint } = idp
    const saml = { entityId, entryPoint, certificate: demoCertificate }
    const scene = await openTests({ configured: () => ({ saml, nextCertificate: idp.certificate }), isReal: true })
    const test = await scene.start()
    const { action, ...form } = await idp.respond(test.address ?? '', email)
    await scene.emulator.fetch(new Request(action, { method: 'POST', body: new URLSearchParams(form) }))
    expect(await scene.read(`${scene.tests}/${test.id}`)).toMatchObject({ status: 'passed', fault: null })
  })
})

describe('the page of a stand-in during a test', () => {
  it.each(['saml', 'oidc'] as const)(
    'the page of a stand-in names the application, and offers faults: %s',
    async (protocol) => {
      const scene = await openTests({ protocol })
      const { address } = await scene.start()
      const page = async () => (await scene.emulator.fetch(new Request(address ?? ''))).text()
      expect(await page()).toContain('<bdi>localhost:5173</bdi>')
      const back = /name="back" value="([^"]+)"/.exec(await page())?.[1]?.replaceAll('&amp;', '&') ?? ''
      const body = new URLSearchParams({ fault: 'email-missing', back })
      const request = new Request(`${scene.baseUrl}/idp/${scene.id}/fault`, { method: 'POST', body })
      const { status, headers } = await scene.emulator.fetch(request)
      expect([status, headers.get('location')]).toEqual([303, back])
      expect(await page()).toContain('<option value="email-missing" selected>')
      expect((await scene.run()).fault?.code).toBe('email-missing')
    },
  )

  it('the choice of a fault leads to a page of the stand-in alone', async () => {
    const scene = await openTests()
    const body = new URLSearchParams({ fault: 'email-missing', back: 'https://evil.example/' })
    const request = new Request(`${scene.baseUrl}/idp/${scene.id}/fault`, { method: 'POST', body })
    expect((await scene.emulator.fetch(request)).status).toBe(400)
  })
})

describe('a test at an OpenID Connect provider that is not ours', () => {
  let idp: OidcIdentityProvider
  beforeAll(async () => {
    idp = await startOidcIdentityProvider([redirectUri])
  })
  afterAll(() => idp.stop())
  beforeEach(() => {
    idp.claims.email_verified = true
  })

  async function run(values: object = {}, returnTo = redirectUri, as = email) {
    const { issuer, clientId, clientSecret } = idp
    const oidc = { issuer, clientId, clientSecret, ...values }
    const scene = await openTests({
      protocol: 'oidc',
      configured: () => ({ oidc }),
      redirectUri: returnTo,
      isReal: true,
    })
    const test = await scene.start()
    if (test.address === null) return test
    await scene.handOver(await signInAtOidc(test.address, as))
    return scene.read(`${scene.tests}/${test.id}`)
  }

  it('a test at an OpenID Connect provider that is not ours passes with its claims', async () => {
    expect(await run()).toMatchObject({
      status: 'passed',
      received: {
        issuer: idp.issuer,
        nameId: email,
        attributes: expect.arrayContaining([{ name: 'name', values: ['Olga Okafor'] }]),
      },
      person: { email, userId: expect.any(String) },
    })
  })

  it.each([
    ['client-unknown', { clientId: 'another' }, redirectUri],
    ['redirect-uri-unregistered', {}, 'http://localhost:5173/another'],
    ['client-secret-wrong', { clientSecret: 'wrong' }, redirectUri],
  ])('an OpenID Connect provider that is not ours reports %s', async (code, values, returnTo) => {
    expect((await run(values, returnTo)).fault?.code).toBe(code)
  })

  it.each([
    ['discovery-unreachable', '/other'],
    ['discovery-unreachable', ':1'],
  ])('an issuer that cannot be read has the fault %s: %s', async (code, end) => {
    expect((await run({ issuer: `${idp.issuer}${end}` })).fault?.code).toBe(code)
  })

  it('an issuer with another name than its configuration has the fault issuer-mismatch', async () => {
    const issuer = idp.issuer.replace('127.0.0.1', 'localhost')
    expect((await run({ issuer })).fault).toMatchObject({ code: 'issuer-mismatch', expected: issuer })
  })

  it('an address that the provider has not verified has the fault email-unverified', async () => {
    idp.claims.email_verified = false
    expect((await run()).fault).toMatchObject({ code: 'email-unverified', received: email })
  })
})
