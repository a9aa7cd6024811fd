import { describe, expectTypeOf, it } from 'vitest'
import type { AnswerOf, Api, CallArguments, CallOptions, KnownPath, Method, PathsOf } from './api-types.ts'
import type { components, paths } from './contract.gen.ts'

declare const api: Api

describe('a path', () => {
  it('of every area is known to its method', () => {
    api.post('/identity/resources/auth/v1/user', { body: { email: 'a@b.test', password: 'x' } })
    api.get('/.well-known/jwks.json')
    api.get('/identity/resources/users/v2/me')
    api.delete('/identity/resources/users/sessions/v1/me/{id}', { path: { id: 's1' } })
    api.get('/identity/resources/configurations/v1/public')
    api.get('/team/resources/roles/v1')
    api.get('/identity/resources/roles/v1')
    api.patch('/identity/resources/groups/v1/{groupId}', { path: { groupId: 'g1' }, body: { name: 'x' } })
    api.get('/tenants/resources/account-settings/v1')
    api.get('/audits', { query: { offset: 0, count: 20 } })
    api.get('/metadata', { query: { entityName: 'adminBox' } })
    api.get('/flags')
    api.get('/entitlements/api/v2/user-entitlements')
    api.get('/vendors/public')
  })

  it('is wrong when the contract does not hold it', () => {
    // @ts-expect-error no such path
    api.get('/identity/resources/users/v9/me')
    // @ts-expect-error a path of the contract has its holes, not their values
    api.get('/identity/resources/users/v1/u1')
    // @ts-expect-error the prefix belongs to the client
    api.get('/frontegg/flags')
    // @ts-expect-error a trailing slash is another path
    api.get('/flags/')
  })

  it('has a type that says what is wrong, also if a known one would need options', () => {
    expectTypeOf<KnownPath<'get', '/flags'>>().toEqualTypeOf<'/flags'>()
    expectTypeOf<
      KnownPath<'get', '/identity/resources/users/v2/mee'>
    >().toEqualTypeOf<'The contract has no GET /identity/resources/users/v2/mee'>()
    expectTypeOf<KnownPath<'post', '/flags'>>().toEqualTypeOf<'The contract has no POST /flags'>()
    const get = api.get<'/audit'>
    expectTypeOf<Parameters<typeof get>[0]>().toEqualTypeOf<'The contract has no GET /audit'>()
    // @ts-expect-error the path is wrong, not the number of arguments
    api.get('/audit')
    // @ts-expect-error the path is wrong, not what goes with it
    api.get('/audit', { query: { offset: 0, count: 20 } })
  })

  it('may be one of several', () => {
    const either = api.get('/flags' as '/flags' | '/vendors/public')
    expectTypeOf(either).resolves.toEqualTypeOf<AnswerOf<'get', '/flags'> | AnswerOf<'get', '/vendors/public'>>()
  })

  it('is wrong for a method it does not answer', () => {
    // @ts-expect-error flags are only read
    api.post('/flags')
    // @ts-expect-error signing in is no reading
    api.get('/identity/resources/auth/v1/user')
    // @ts-expect-error roles are not replaced
    api.put('/identity/resources/roles/v1')
  })

  it('is reachable by one of the five methods, every single one', () => {
    expectTypeOf<Exclude<keyof paths, { [M in Method]: PathsOf<M> }[Method]>>().toBeNever()
  })
})

describe('the options of a call', () => {
  it('may be left out only where the contract asks for nothing', () => {
    api.get('/flags', {})
    api.post('/identity/resources/auth/v1/logout')
    // @ts-expect-error a body is required
    api.post('/identity/resources/auth/v1/user')
    // @ts-expect-error a path value is required
    api.get('/identity/resources/users/v1/{userId}')
    // @ts-expect-error a query is required
    api.get('/audits')
  })

  it('name every hole of the path, and no other', () => {
    api.get('/identity/resources/users/v1/{userId}', { path: { userId: 'u1' } })
    // @ts-expect-error the hole is called userId
    api.get('/identity/resources/users/v1/{userId}', { path: { id: 'u1' } })
    // @ts-expect-error a value is a text
    api.get('/identity/resources/users/v1/{userId}', { path: { userId: {} } })
    // @ts-expect-error this path has no holes
    api.get('/flags', { path: { userId: 'u1' } })
  })

  it('name the query as the contract does', () => {
    api.get('/audits', { query: { offset: 0, count: 20, sortDirection: 'desc', filters: { email: 'a' } } })
    // @ts-expect-error count is required
    api.get('/audits', { query: { offset: 0 } })
    // @ts-expect-error an offset is a number
    api.get('/audits', { query: { offset: '0', count: 20 } })
    // @ts-expect-error a direction is asc or desc
    api.get('/audits', { query: { offset: 0, count: 20, sortDirection: 'up' } })
    // @ts-expect-error no such query
    api.get('/audits', { query: { offset: 0, count: 20, page: 1 } })
    // @ts-expect-error flags take no query
    api.get('/flags', { query: { name: 'x' } })
  })

  it('hold the body the contract asks for', () => {
    // @ts-expect-error the password is missing
    api.post('/identity/resources/auth/v1/user', { body: { email: 'a@b.test' } })
    // @ts-expect-error a password is a text
    api.post('/identity/resources/auth/v1/user', { body: { email: 'a@b.test', password: 1 } })
    // @ts-expect-error no such member
    api.post('/identity/resources/auth/v1/user', { body: { email: 'a@b.test', password: 'x', passwort: 'x' } })
    // @ts-expect-error reading takes no body
    api.get('/flags', { body: {} })
  })

  it('hold a form where the contract asks for one', () => {
    api.put('/team/resources/profile/me/image/v1', { body: new FormData(), as: 'blob' })
    // @ts-expect-error a picture is sent as a form
    api.put('/team/resources/profile/me/image/v1', { body: { image: 'x' }, as: 'blob' })
  })

  it('hold what goes with every call', () => {
    api.get('/flags', { signal: new AbortController().signal, headers: { 'x-a': 1 }, retry: { attempts: 1 } })
    api.get('/flags', { timeout: 1 })
    // @ts-expect-error no such option
    api.get('/flags', { mode: 'cors' })
    // @ts-expect-error a signal is no controller
    api.get('/flags', { signal: new AbortController() })
  })

  it('are one argument', () => {
    expectTypeOf<CallArguments<'get', '/flags'>>().toEqualTypeOf<[options?: CallOptions<'get', '/flags'>]>()
    expectTypeOf<CallArguments<'get', '/audits'>>().toEqualTypeOf<[options: CallOptions<'get', '/audits'>]>()
  })
})

describe('an answer', () => {
  it('is what the contract says', async () => {
    expectTypeOf(await api.get('/flags')).toEqualTypeOf<AnswerOf<'get', '/flags'>>()
    expectTypeOf(
      await api.post('/identity/resources/auth/v1/user', { body: { email: 'a', password: 'x' } }),
    ).toEqualTypeOf<components['schemas']['LoginResponse']>()
    const me = await api.get('/identity/resources/users/v2/me')
    expectTypeOf(me.email).toEqualTypeOf<string>()
    expectTypeOf(me.roles).items.toHaveProperty('key')
    // @ts-expect-error a user has no such member
    me.passwort
  })

  it('holds nothing where the contract answers nothing', () => {
    expectTypeOf<AnswerOf<'post', '/identity/resources/auth/v1/logout'>>().toEqualTypeOf<undefined>()
    expectTypeOf<AnswerOf<'delete', '/identity/resources/groups/v1/{groupId}'>>().toEqualTypeOf<undefined>()
  })

  it('is a file, to be read as one, where the contract names no JSON', () => {
    const invoice = '/subscriptions/resources/billing/invoices/v1/{invoiceId}/pdf'
    expectTypeOf(api.get(invoice, { path: { invoiceId: 'i1' }, as: 'blob' })).resolves.toEqualTypeOf<Blob>()
    // @ts-expect-error it has to be read as a file
    api.get(invoice, { path: { invoiceId: 'i1' } })
    // @ts-expect-error flags are no file
    api.get('/flags', { as: 'blob' })
  })

  it('is typed for every operation, and missing only where the browser is sent on', () => {
    type Untyped<M extends Method> = { [P in PathsOf<M>]: 0 extends 1 & AnswerOf<M, P> ? P : never }[PathsOf<M>]
    type Without<M extends Method> = { [P in PathsOf<M>]: [AnswerOf<M, P>] extends [never] ? P : never }[PathsOf<M>]
    expectTypeOf<Untyped<'get'> | Untyped<'post'> | Untyped<'put'> | Untyped<'patch'> | Untyped<'delete'>>().toBeNever()
    expectTypeOf<Without<'post'> | Without<'put'> | Without<'patch'> | Without<'delete'>>().toBeNever()
    expectTypeOf<Without<'get'>>().toEqualTypeOf<
      '/identity/resources/auth/v2/user/sso/default/{provider}/prelogin' | '/oauth/authorize' | '/oauth/logout'
    >()
  })
})
