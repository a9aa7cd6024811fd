import { describe, expect, it } from 'vitest'
import { answer, shapedProvider } from '../../test/shaped-provider.ts'
import { oidcIdentity } from './oidc-party.ts'

const claims = { email: 'sam@acme.test' }
const listing = (...methods: readonly string[]) => ({ token_endpoint_auth_methods_supported: methods })
const [basic, post] = ['client_secret_basic', 'client_secret_post'] as const

describe('the client of OpenID Connect', () => {
  it.each([
    ['Basic, if the provider lists nothing', {}, 'basic'],
    ['Basic, if the provider lists it beside the body', listing(post, basic), 'basic'],
    ['the body, if the provider lists that alone', listing(post, 'private_key_jwt'), 'body'],
    ['Basic, if the provider lists neither', listing('private_key_jwt'), 'basic'],
  ])('sends its secret by %s', async (_, configuration, method) => {
    const { provider, methods } = shapedProvider({ claims, configuration })
    expect((await oidcIdentity(provider, answer())).warnings).toEqual([])
    expect(methods).toEqual([method])
  })

  it.each([
    ['by Basic alone', listing(post), 'basic', post, basic],
    ['in the body alone', {}, 'body', basic, post],
  ] as const)(
    'that is registered to send its secret %s signs in, and the way is named',
    async (_, configuration, accepted, first, second) => {
      const refuse = (request: Request) => {
        const method = request.headers.has('authorization') ? 'basic' : 'body'
        return method === accepted ? null : ([401, { error: 'invalid_client' }] as const)
      }
      const { provider } = shapedProvider({ claims, configuration, refuse })
      const { email, warnings } = await oidcIdentity(provider, answer())
      expect(email).toBe('sam@acme.test')
      expect(warnings).toEqual([{ code: 'client-method-mismatch', expected: first, received: second }])
    },
  )

  it('with a wrong secret tries each way once, and has the reason of the first', async () => {
    const { provider, methods } = shapedProvider({
      refuse: (request) => [
        401,
        { error: 'invalid_client', error_description: request.headers.has('authorization') ? 'first' : 'second' },
      ],
    })
    await expect(oidcIdentity(provider, answer())).rejects.toMatchObject({
      fault: { code: 'client-secret-wrong', received: 'first' },
    })
    expect(methods).toEqual(['basic', 'body'])
  })

  it('whose code the first try has spent has the reason of the first try', async () => {
    const { provider } = shapedProvider({
      refuse: (request) =>
        request.headers.has('authorization') ? [401, { error: 'invalid_client' }] : [400, { error: 'invalid_grant' }],
    })
    await expect(oidcIdentity(provider, answer())).rejects.toMatchObject({ fault: { code: 'client-secret-wrong' } })
  })

  it('whose code is refused does not try again', async () => {
    const { provider, methods } = shapedProvider({ refuse: () => [400, { error: 'invalid_grant' }] })
    await expect(oidcIdentity(provider, answer())).rejects.toMatchObject({ fault: { code: 'code-refused' } })
    expect(methods).toEqual(['basic'])
  })

  it.each([
    ['as it is, if no character has to be encoded', 'a-secret_of.the*test', 'a-secret_of.the*test'],
    ['encoded, if one has to be', 'a:b/c d~é', 'a%3Ab%2Fc+d%7E%C3%A9'],
  ])('sends its secret by Basic %s', async (_, clientSecret, sent) => {
    const headers: string[] = []
    const refuse = (request: Request) => {
      headers.push(request.headers.get('authorization') ?? '')
      return null
    }
    const { provider } = shapedProvider({ claims, refuse })
    await oidcIdentity({ ...provider, clientSecret }, answer())
    expect(headers.map((one) => atob(one.replace('Basic ', '')))).toEqual([`the-client:${sent}`])
  })

  it('without a secret sends its id alone, once', async () => {
    const { provider, methods } = shapedProvider({ refuse: () => [401, { error: 'invalid_client' }] })
    await expect(oidcIdentity({ ...provider, clientSecret: null }, answer())).rejects.toMatchObject({
      fault: { code: 'client-secret-wrong' },
    })
    expect(methods).toEqual(['none'])
  })
})
