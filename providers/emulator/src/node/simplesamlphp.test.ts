import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTests } from '../../test/open-connection-tests.ts'
import { hasSimpleSaml, type KnownParties, type SimpleSaml, startSimpleSaml } from '../../test/simplesamlphp.ts'
import { demoCertificate } from '../tokens/demo-key.ts'

const email = 'admin@acme.test'
const sha1 = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1'
const user = { mail: [email], displayName: ['Olga Okafor'] }

if (!hasSimpleSaml) console.log('Left out, as there is no simplesamlphp: SAML with a provider of the distribution')

describe.skipIf(!hasSimpleSaml)('a connection to SimpleSAMLphp', () => {
  let idp: SimpleSaml
  beforeAll(async () => {
    idp = await startSimpleSaml()
  })
  afterAll(() => idp?.stop())

  /** Opens a connection, of which SimpleSAMLphp knows the values that the emulator offers. */
  async function open(known: Partial<KnownParties> = {}, connection: object = {}) {
    const configured = () => ({ saml: idp.provider, groups: [], ...connection })
    const scene = await openTests({ configured, isReal: true })
    const ours = { entityId: `${scene.baseUrl}/auth/saml/metadata`, acsUrl: `${scene.baseUrl}/auth/saml/callback` }
    idp.set({ ...ours, attributes: user, ...known })
    const post = ({ action, fields }: Awaited<ReturnType<SimpleSaml['signIn']>>) =>
      scene.emulator.fetch(new Request(action, { method: 'POST', body: new URLSearchParams(fields) }))
    return { ...scene, ...ours, deliver: post }
  }

  /** Runs a test of the connection whose user signs in there. */
  async function run(...options: Parameters<typeof open>) {
    const scene = await open(...options)
    const test = await scene.start()
    await scene.deliver(await idp.signIn(test.address ?? ''))
    return scene.read(`${scene.tests}/${test.id}`)
  }

  it('signs a user in by the attribute of the address', async () => {
    expect(await run()).toMatchObject({ status: 'passed', warnings: [], person: { email, userId: expect.any(String) } })
  })

  it('uses the address of a proven domain among several', async () => {
    expect((await run({ attributes: { mail: ['olga@home.test', email] } })).person?.email).toBe(email)
  })

  it.each<readonly [title: string, code: string, known: Partial<KnownParties>, connection: object]>([
    ['whose certificate is another one here', 'certificate-mismatch', {}, { saml: 'other' }],
    ['that signs by SHA-1', 'algorithm-weak', { settings: { 'signature.algorithm': sha1 } }, {}],
    [
      'that does not sign assertions',
      'assertion-unsigned',
      { settings: { 'saml20.sign.assertion': false, 'saml20.sign.response': true } },
      {},
    ],
    ['whose user has an empty address', 'email-empty', { attributes: { mail: [''], displayName: ['Olga'] } }, {}],
    ['whose user has no address', 'email-missing', { attributes: { displayName: ['Olga'] } }, {}],
    ['whose user has an address of another domain', 'email-foreign', { attributes: { mail: ['olga@home.test'] } }, {}],
    ['whose domain is not proven yet', 'domain-unproven', {}, { domains: [], pendingDomains: ['acme.test'] }],
  ])('%s has the fault %s', async (_, code, known, connection) => {
    const other = 'saml' in connection && { saml: { ...idp.provider, certificate: demoCertificate } }
    expect((await run(known, { ...connection, ...other })).fault?.code).toBe(code)
  })

  it('verifies our signed requests by the certificate of our metadata', async () => {
    const scene = await open({}, { signRequest: true })
    const metadata = await (await scene.emulator.fetch(new Request(scene.entityId))).text()
    const certData = /<ds:X509Certificate>([^<]+)</.exec(metadata)?.[1] ?? ''
    const settings = { certData, 'validate.authnrequest': true }
    expect(await run({ settings }, { signRequest: true })).toMatchObject({ status: 'passed', person: { email } })
  })

  it('leads a user who begins at its tile to a sign-in of our own', async () => {
    const scene = await open({}, { enabled: true })
    // The application is known by an earlier test.
    await scene.start()
    const visit = idp.visit()
    const begun = await scene.deliver(await idp.signIn(idp.tileOf(scene.entityId), visit))
    const address = begun.headers.get('location') ?? ''
    expect([begun.status, address.split('?')[0]]).toEqual([303, idp.provider.entryPoint])
    const ended = await scene.deliver(await idp.signIn(address, visit))
    const back = new URL(ended.headers.get('location') ?? '')
    expect(back.origin + back.pathname).toBe('http://localhost:5173/account/saml/callback')
    const form = Object.fromEntries(back.searchParams)
    const { status, body } = await scene.post('/identity/resources/auth/v1/user/saml/postlogin', form)
    expect([status, typeof body['accessToken']]).toEqual([200, 'string'])
  })
})
