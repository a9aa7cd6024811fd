import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { openApi as api } from '../../test/open-api.ts'
import { PorticoError } from '../core/errors.ts'

const ok = () => Response.json({})
const flags = '/flags'
const login = '/identity/resources/auth/v1/user'
const logout = '/identity/resources/auth/v1/logout'
const refresh = '/identity/resources/auth/v1/user/token/refresh'
const credentials = { email: 'a@b.test', password: 'x' }

describe('a request', () => {
  it('goes to base URL, prefix and path with method, cookies and JSON body', async () => {
    const { post, sent } = api([ok()])
    await post(login, { body: credentials })
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'https://id.example/frontegg/identity/resources/auth/v1/user',
      credentials: 'include',
      body: JSON.stringify(credentials),
    })
  })

  it.each([
    ['get', 'GET'],
    ['post', 'POST'],
    ['put', 'PUT'],
    ['patch', 'PATCH'],
    ['delete', 'DELETE'],
  ] as const)('%s is sent as %s', async (name, method) => {
    const made = api([ok()])
    const calls = {
      get: () => made.get(flags),
      post: () => made.post(logout),
      put: () => made.put('/identity/resources/users/v2/me', { body: {} }),
      patch: () => made.patch('/identity/resources/groups/v1/{groupId}', { path: { groupId: 'g1' }, body: {} }),
      delete: () => made.delete('/identity/resources/groups/v1/{groupId}', { path: { groupId: 'g1' } }),
    }
    await calls[name]()
    expect(made.sent[0]?.method).toBe(method)
  })

  it('carries the bearer token, the JSON content type, the source and the SDK', async () => {
    const { get, sent } = api([ok()])
    await get(flags)
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      authorization: 'Bearer access-1',
      'content-type': 'application/json',
      'frontegg-source': 'login-box',
      'x-frontegg-sdk': `@portico/headless@${version}`,
    })
  })

  it('carries framework, source, application and account alias where they are configured', async () => {
    const { get, sent } = api([ok()], {
      framework: 'react@19.3.1',
      source: 'admin-portal',
      applicationId: 'app-1',
      tenantResolver: async () => 'acme',
    })
    await get(flags)
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      'x-frontegg-framework': 'react@19.3.1',
      'frontegg-source': 'admin-portal',
      'frontegg-requested-application-id': 'app-1',
      'frontegg-login-alias': 'acme',
    })
  })

  it('names the source it is given before that of the client', async () => {
    const { get, sent } = api([ok()], { source: 'login-box' })
    await get(flags, { source: 'admin-portal' })
    await get(flags)
    expect(sent.map(({ headers }) => headers.get('frontegg-source'))).toEqual(['admin-portal', 'login-box'])
  })

  it('names no account alias where the resolver knows none', async () => {
    const { get, sent } = api([ok()], { tenantResolver: () => null })
    await get(flags)
    expect(sent[0]?.headers.has('frontegg-login-alias')).toBe(false)
  })

  it('a request is scoped to the tenant that the page names', async () => {
    const scoped = api([ok()], { page: 'https://app.example/team?tenantId=t%2F1' })
    await scoped.get(flags)
    expect(scoped.sent[0]?.headers.get('frontegg-scoped-tenant')).toBe('t/1')
  })

  it('a request has no scope if the page names a tenant that no header can carry', async () => {
    const hostile = api([ok()], { page: 'https://app.example/team?tenantId=x%0d%0acookie:%20a' })
    await hostile.get(flags)
    expect(hostile.sent[0]?.headers.has('frontegg-scoped-tenant')).toBe(false)
  })

  it('carries further headers of the client and of the call, the latter winning, unfit ones dropped', async () => {
    const { get, sent } = api([ok()], { headers: () => ({ 'x-app': 'one', 'x-both': 'client', bad: { a: 1 } }) })
    await get(flags, { headers: { 'X-Both': 'call', 'bad name': 'x', 'x-null': null, 'x-count': 2 } })
    const headers = Object.fromEntries(sent[0]?.headers ?? [])
    expect(headers).toMatchObject({ 'x-app': 'one', 'x-both': 'call', 'x-count': '2' })
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['bad']))
  })

  it('carries another account’s token exactly as it is given', async () => {
    const { get, sent } = api([ok()])
    await get(flags, { headers: { authorization: 'sub-account-token' } })
    expect(sent[0]?.headers.get('authorization')).toBe('sub-account-token')
  })

  it('a request carries no authorization if no user is signed in', async () => {
    const { get, sent } = api([ok()], { accessToken: async () => null })
    await get(flags)
    expect(sent[0]?.headers.has('authorization')).toBe(false)
  })

  it('carries no authorization on refresh, token, activate and log-out, and does not even ask for a token', async () => {
    const { post, sent } = api([ok()], { accessToken: () => expect.unreachable() })
    await post(refresh, { body: {} })
    await post(logout)
    await post('/oauth/token', { body: { grant_type: 'refresh_token', refresh_token: 'r' } })
    await post('/identity/resources/users/v1/activate', { body: { userId: 'u1', token: 't' } })
    expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([false, false, false, false])
  })

  it('leaves the content type of a form to the platform', async () => {
    const { put, sent } = api([ok()])
    const form = new FormData()
    form.set('image', new Blob(['x']))
    await put('/team/resources/profile/me/image/v1', { body: form, as: 'blob' })
    expect(sent[0]?.headers.has('content-type')).toBe(false)
    expect(sent[0]?.body).toBe(form)
  })

  it('a request may be configured to omit cookies', async () => {
    const { get, sent } = api([ok()], { credentials: 'omit' })
    await get(flags)
    expect(sent[0]?.credentials).toBe('omit')
  })

  it('a request is never sent if its address is invalid', async () => {
    const { get, sent } = api([ok()])
    await expect(get('/identity/resources/users/v1/{userId}', { path: { userId: '..' } })).rejects.toMatchObject({
      code: 'invalid-path-value',
    })
    expect(sent).toEqual([])
  })

  it('a request rejects with an error of the application itself unchanged', async () => {
    const broken = new Error('resolver is broken')
    const { get, sent } = api([ok()], { tenantResolver: () => Promise.reject(broken) })
    await expect(get(flags)).rejects.toBe(broken)
    expect(sent).toEqual([])
  })
})

describe('an answer', () => {
  it.each([200, 201, 202, 299])('a response of status %i is its JSON', async (status) => {
    const { get } = api([Response.json({ a: 'on' }, { status })])
    expect(await get(flags)).toEqual({ a: 'on' })
  })

  it.each([
    ['without a body', new Response(null, { status: 204 })],
    ['with an empty body', new Response('')],
    ['that is no JSON', new Response('OK')],
  ])('%s is an empty object', async (_, reply) => {
    const { get } = api([reply])
    expect(await get(flags)).toEqual({})
  })

  it('a response is a file if it is read as one', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255, 254])
    const { get } = api([new Response(bytes, { headers: { 'content-type': 'application/pdf' } })])
    const file = await get('/subscriptions/resources/billing/invoices/v1/{invoiceId}/pdf', {
      path: { invoiceId: 'i1' },
      as: 'blob',
    })
    expect(file.type).toBe('application/pdf')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  })

  it('a failed response is an error even if a file was requested', async () => {
    const { get } = api([Response.json({ errors: ['No such invoice.'], errorCode: 'ER-9' }, { status: 404 })])
    const call = get('/subscriptions/resources/billing/invoices/v1/{invoiceId}/pdf', {
      path: { invoiceId: 'i1' },
      as: 'blob',
    })
    await expect(call).rejects.toMatchObject({ message: 'No such invoice.', code: 'ER-9', status: 404 })
  })

  it('a failed response is a PorticoError with everything the provider sent', async () => {
    const reply = Response.json(
      { errors: ['Wrong.', 'Try again.'], errorCode: 'ER-01', context: { left: 2 } },
      { status: 401, headers: { 'frontegg-trace-id': 'trace-9' } },
    )
    const error: unknown = await api([reply])
      .post(login, { body: credentials })
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PorticoError)
    expect(error).toMatchObject({
      message: 'Wrong., Try again.',
      code: 'ER-01',
      status: 401,
      traceId: 'trace-9',
      context: { left: 2 },
    })
  })

  it.each([
    [413, 'x'.repeat(10), 'Error request is too large'],
    [418, '{}', "Error 418 - I'm odd"],
    [500, 'oops', "We're facing some difficulties, Please try again"],
  ])('a response of status %i has the text of the specification', async (status, body, message) => {
    const { post } = api([new Response(body, { status, statusText: "I'm odd" })])
    await expect(post(logout)).rejects.toMatchObject({ message, status })
  })

  it.each([
    ['is markup', '<html>Welcome to the Wi-Fi</html>', {}],
    ['has no members, and an object is needed', '', { needsObject: true }],
    ['is a list, and an object is needed', '[1]', { needsObject: true }],
  ])('a response that %s is no success', async (_, body, options) => {
    const { post } = api([new Response(body)])
    await expect(post(logout, options)).rejects.toMatchObject({ code: 'unreadable-answer', status: 200 })
  })
})

describe('the bearer token', () => {
  it('the bearer token is not sent with a call that drops it, for any source of the token', async () => {
    const made = api([ok()], { headers: () => ({ Authorization: 'Bearer x' }) })
    await made.post(refresh, { body: {}, headers: { authorization: 'Bearer y' } })
    expect(made.sent[0]?.headers.get('authorization')).toBeNull()
  })
})

describe('a 302', () => {
  const redirect = (body: string) => new Response(body, { status: 302 })

  it('a 302 moves the browser to the address in its body, and rejects the call as redirected', async () => {
    const { post, left, sent } = api([redirect('https://idp.example/login?x=1')])
    await expect(post(logout)).rejects.toMatchObject({ code: 'redirected', status: 302 })
    expect(left).toEqual(['https://idp.example/login?x=1'])
    expect(sent).toHaveLength(1)
  })

  it.each(['"https://idp.example/"', 'https://idp.example/\n', ' "https://idp.example/" \r\n'])(
    'a 302 may carry its address as a JSON text and with white space around: %j',
    async (body) => {
      const { post, left } = api([redirect(body)])
      await expect(post(logout)).rejects.toMatchObject({ code: 'redirected' })
      expect(left).toEqual(['https://idp.example/'])
    },
  )

  it('a 302 is no warning', async () => {
    const { post, lines } = api([redirect('https://idp.example/')])
    await post(logout).catch(() => {})
    expect(lines.filter((line) => /^(?:warn|error)/.test(line))).toEqual([])
  })

  it('a 302 to an unsafe address fails with the error of leaving the page, and is not retried', async () => {
    const unsafe = new PorticoError('unsafe-address', 'not an http or https address')
    const { get, sent } = api([redirect('javascript:alert(1)')], {
      leave() {
        throw unsafe
      },
    })
    await expect(get(flags)).rejects.toBe(unsafe)
    expect(sent).toHaveLength(1)
  })
})
