import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import {
  type CheckedAnswer,
  type CheckedRequest,
  checkedFetch,
  createContractCheck,
  describeViolations,
  type Violation,
} from './check.ts'
import { operations } from './operations.gen.ts'

const base = 'http://localhost:4400'
const check = createContractCheck()

const get = (path: string): CheckedRequest => ({ method: 'GET', url: base + path, contentType: null, body: '' })
const post = (path: string, body: unknown): CheckedRequest => ({
  method: 'POST',
  url: base + path,
  contentType: 'application/json',
  body: body === undefined ? '' : JSON.stringify(body),
})
const json = (body: unknown, status = 200): CheckedAnswer => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})
const nothing = (status = 200): CheckedAnswer => ({ status, contentType: null, body: '' })
const words = (request: CheckedRequest, answer: CheckedAnswer) => describeViolations(check(request, answer))

const user = {
  id: 'u1',
  sub: 'u1',
  email: 'admin@acme.test',
  name: 'Ada',
  verified: true,
  mfaEnrolled: false,
  tenantId: 't1',
  tenantIds: ['t1'],
  tenants: [],
  metadata: '{}',
  roles: [],
  permissions: [],
}
const me = '/frontegg/identity/resources/users/v2/me'
const preLogin = '/frontegg/identity/resources/auth/v2/user/sso/prelogin'
const recover = '/frontegg/identity/resources/auth/v1/user/mfa/recover'
const logOut = '/frontegg/identity/resources/auth/v1/logout'

describe('the contract check', () => {
  it('passes an exchange that keeps to the contract', () => {
    expect(words(get(me), json(user))).toBe('')
    expect(words(post(preLogin, { email: 'sso@globex.test' }), json({ address: null }))).toBe('')
  })

  it('the contract check finds every operation at its own address, with and without a prefix per contract', () => {
    for (const { id, method, path, prefix } of operations) {
      const address = (prefix === 'bare' ? '' : '/frontegg') + path.replace(/\{[^}]+\}/g, 'x1')
      const found = check({ ...get(address), method: method.toUpperCase() }, json({}, 501))
      expect(
        found.filter(({ part, operation }) => part === 'address' || operation !== id),
        id,
      ).toEqual([])
    }
  })

  it('names an operation it does not know', () => {
    expect(words(get('/frontegg/no/such'), json({}))).toBe(
      'GET /frontegg/no/such, address: no operation has this address',
    )
    expect(words(get(me.replace('/frontegg', '')), json(user))).toContain('no operation')
    expect(words({ ...get(me), method: 'DELETE' }, json(user))).toContain('no operation')
  })

  it('takes another prefix when given one', () => {
    const prefixed = createContractCheck({ prefix: 'auth' })
    expect(prefixed(get(me.replace('frontegg', 'auth')), json(user))).toEqual([])
    expect(prefixed(get(me), json(user))).toHaveLength(1)
  })

  it('takes a literal address before one with a hole', () => {
    const address = '/frontegg/identity/resources/users/sessions/v1/me/all'
    expect(check({ ...get(address), method: 'DELETE' }, json(1, 200))[0]?.operation).toBe('deleteAllMySessions')
  })

  it('leaves preflights and the controls of the emulator alone', () => {
    expect(check({ ...get(me), method: 'OPTIONS' }, nothing(204))).toEqual([])
    expect(check(get('/__emulator/outbox'), json([]))).toEqual([])
  })

  it('catches a property no schema names', () => {
    expect(words(get(me), json({ ...user, extra: 1 }))).toBe('getMe, answer: no schema names the property extra')
  })

  it('catches a property no schema names inside a list', () => {
    const tenants = [{ tenantId: 't1', roles: [], surplus: true }]
    expect(words(get(me), json({ ...user, tenants }))).toBe(
      'getMe, answer at /tenants/0: no schema names the property surplus',
    )
  })

  it('takes any property where the schema opens itself', () => {
    expect(
      words(
        post('/frontegg/identity/resources/auth/v1/user', { email: 'a@b.test', password: 'x' }),
        json({ surprise: 1 }),
      ),
    ).toBe('')
  })

  it('catches a missing property, at any depth', () => {
    expect(words(get(me), json({ ...user, email: undefined }))).toBe(
      "getMe, answer: must have required property 'email'",
    )
    expect(words(get(me), json({ ...user, tenants: [{}] }))).toContain(
      'getMe, answer at /tenants/0: must have required',
    )
  })

  it('catches a wrong type, a wrong format and a value outside an enumeration', () => {
    expect(words(get(me), json({ ...user, verified: 'yes' }))).toBe('getMe, answer at /verified: must be boolean')
    expect(words(get(me), json({ ...user, createdAt: 'yesterday' }))).toContain(
      '/createdAt: must match format "date-time"',
    )
    expect(words(post(preLogin, { email: 'a@b.test' }), json({ idpType: 'ldap' }))).toContain('["saml","oidc"]')
  })

  it('the contract check never reveals a value that was sent', () => {
    const secret = 'eyJhbGciOi.secret'
    const found = check(post(preLogin, { email: { secret } }), json({ address: { secret }, idpType: secret }))
    expect(found.length).toBeGreaterThan(2)
    expect(JSON.stringify(found)).not.toContain(secret)
  })

  it('catches a wrong content type and a body that is no JSON', () => {
    expect(words(get(me), { ...json(user), contentType: 'text/html' })).toBe(
      'getMe, answer at content-type: is text/html, not application/json',
    )
    expect(words(get(me), { ...json(user), body: '<html>' })).toBe('getMe, answer: is not JSON')
    expect(words({ ...post(preLogin, { email: 'a@b.test' }), contentType: 'text/plain' }, json({}))).toContain(
      'request at content-type',
    )
  })

  it('catches a body where nothing is answered, and nothing where a body is', () => {
    expect(words(post(recover, { email: 'a@b.test', recoveryCode: 'x' }), nothing())).toBe('')
    expect(words(post(recover, { email: 'a@b.test', recoveryCode: 'x' }), json({}))).toContain('has a body')
    expect(words(get(me), nothing())).toContain('content-type')
  })

  it('catches a status that is not declared, and takes a declared redirect as text', () => {
    expect(words(get(me), nothing(204))).toBe('getMe, status: 204 is not declared')
    const address: CheckedAnswer = { status: 302, contentType: 'text/plain', body: 'http://localhost:5173/' }
    expect(words(post(logOut, undefined), address)).toBe('')
    expect(words(post(logOut, undefined), { ...address, contentType: 'text/html' })).toContain('content-type')
  })

  it('takes a failure of any status as an error body, 501 included, and nothing else', () => {
    for (const status of [401, 403, 404, 409, 423, 429, 500, 501]) {
      expect(words(get(me), json({ errors: ['No.'], errorCode: 'ER-1' }, status))).toBe('')
      expect(words(get(me), json({ errors: 'No.' }, status))).toBe('getMe, answer at /errors: must be array')
      expect(words(get(me), nothing(status))).toContain('content-type')
    }
  })

  it('catches a wrong request, unless it was refused as such', () => {
    expect(words(post(preLogin, { email: 1 }), json({}))).toBe('preLoginSso, request at /email: must be string')
    expect(words(post(preLogin, undefined), json({}))).toBe('preLoginSso, request: the body is missing')
    expect(words(post(preLogin, { email: 1 }), json({ errors: ['email'] }, 400))).toBe('')
  })

  it('reads the query as the types the contract gives it', () => {
    const audits = (query: string) => words(get(`/frontegg/audits?${query}`), json({ errors: [] }, 500))
    expect(audits('offset=0&count=20&sortDirection=desc&ip=1.2.3.4')).toBe('')
    expect(audits('offset=0')).toBe('listAudits, query at count: is missing')
    expect(audits('offset=x&count=20')).toBe('listAudits, query at /offset: must be integer')
    expect(audits('offset=0&count=20&sortDirection=up')).toContain('["asc","desc"]')
  })

  it('catches any property that is added anywhere to a closed answer', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => `§${text}`),
        fc.jsonValue(),
        (name, value) => {
          const found = check(get(me), json({ ...user, [name]: value }))
          expect(found.some(({ reason }) => reason === `no schema names the property ${name}`)).toBe(true)
        },
      ),
      { numRuns: runs(1000) },
    )
  })
})

describe('the checked fetch', () => {
  const answering =
    (body: unknown, status = 200): typeof fetch =>
    () =>
      Promise.resolve(Response.json(body, { status }))

  it('hands the answer through unread', async () => {
    const response = await checkedFetch(answering(user))(base + me)
    expect(await response.json()).toEqual(user)
  })

  it('sends on exactly what it was given, with a body that can still be read', async () => {
    const sent: [RequestInfo | URL, RequestInit | undefined][] = []
    const send: typeof fetch = (input, init) => {
      sent.push([input, init])
      return Promise.resolve(Response.json({}))
    }
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"a@b.test"}' }
    const request = new Request(base + preLogin, init)
    await checkedFetch(send)(request)
    await checkedFetch(send)(base + preLogin, init)
    expect(sent).toEqual([
      [request, undefined],
      [base + preLogin, init],
    ])
    expect(await request.text()).toBe(init.body)
  })

  it('reports violations of both sides, and nothing when there are none', async () => {
    const reports: (readonly Violation[])[] = []
    const send = checkedFetch(answering({ idpType: 'ldap' }), { report: (violations) => reports.push(violations) })
    await send(base + preLogin, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":1}',
    })
    expect(reports.flat().map(({ operation, part }) => `${operation} ${part}`)).toEqual([
      'preLoginSso request',
      'preLoginSso answer',
    ])
    await checkedFetch(answering(user), { report: () => expect.unreachable() })(base + me)
  })

  it('fails the run even when the caller swallows everything', async () => {
    const listeners = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection')
    try {
      const rejection = new Promise<unknown>((resolve) => process.once('unhandledRejection', resolve))
      await checkedFetch(answering({ ...user, extra: 1 }))(base + me)
      expect(String(await rejection)).toContain('getMe, answer: no schema names the property extra')
    } finally {
      for (const listener of listeners) process.on('unhandledRejection', listener)
    }
  })
})
