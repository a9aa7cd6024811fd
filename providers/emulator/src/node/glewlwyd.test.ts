import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Glewlwyd, hasGlewlwyd, startGlewlwyd } from '../../test/glewlwyd.ts'
import { openTests } from '../../test/open-connection-tests.ts'

const redirectUri = 'http://localhost:5173/account/oidc/callback'
const email = 'admin@acme.test'

if (!hasGlewlwyd) console.log('Left out, as there is no glewlwyd: OpenID Connect with a provider of the distribution')

describe.skipIf(!hasGlewlwyd)('a connection to Glewlwyd', () => {
  let idp: Glewlwyd
  beforeAll(async () => {
    idp = await startGlewlwyd(redirectUri, email)
  })
  afterAll(() => idp?.stop())
  beforeEach(async () => {
    await idp.setClient({})
    await idp.setUser({})
  })

  /** Runs a test of a connection whose user signs in there. */
  async function run(values: object = {}, returnTo = redirectUri) {
    const { issuer, clientId, clientSecret } = idp
    const oidc = { issuer, clientId, clientSecret, ...values }
    const scene = await openTests({
      protocol: 'oidc',
      configured: () => ({ oidc, groups: [] }),
      redirectUri: returnTo,
      isReal: true,
    })
    const test = await scene.start()
    if (test.address === null) return test
    await scene.handOver(await idp.signIn(test.address))
    return scene.read(`${scene.tests}/${test.id}`)
  }

  it('signs a user in whose address it does not call verified', async () => {
    expect(await run()).toMatchObject({ status: 'passed', warnings: [], person: { email, userId: expect.any(String) } })
  })

  it('signs a user in by a client that sends its secret in the body alone, and names that', async () => {
    await idp.setClient({ token_endpoint_auth_method: ['client_secret_post'] })
    expect(await run()).toMatchObject({
      status: 'passed',
      warnings: [{ code: 'client-method-mismatch', expected: 'client_secret_basic', received: 'client_secret_post' }],
    })
  })

  it('with a wrong secret is not called one with a wrong client', async () => {
    expect((await run({ clientSecret: 'wrong' })).fault?.code).toBe('client-secret-wrong')
  })

  it.each([
    ['an unknown client', { clientId: 'another' }, redirectUri],
    ['an address that is not registered', {}, 'http://localhost:5173/another'],
  ])('with %s ends with the status of its empty page, and both values to compare', async (_, values, returnTo) => {
    const { clientId } = { ...idp, ...values }
    expect((await run(values, returnTo)).fault).toEqual({
      code: 'request-refused',
      expected: `client_id=${clientId} redirect_uri=${returnTo}`,
      received: 'HTTP 403',
    })
  })

  it('whose user has no address has the fault of the address', async () => {
    await idp.setUser({ email: '' })
    expect((await run()).fault?.code).toMatch(/^email-(?:empty|missing)$/)
  })
})
