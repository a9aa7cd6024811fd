import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { access, barePaths } from './access.gen.ts'
import { flag, integer, secret, text, texts } from './body.ts'
import { answers, identityPage, malformed, missing, Refusal, wantedOfIdentity } from './index.ts'

const home = 'https://app.example.com'
const groups = '/frontegg/identity/resources/groups/v1'
const ada = { name: 'Ada', permissions: ['fe.secure.*'] }

type Options = Parameters<typeof answers<typeof ada>>[0]

const provider = (more: Partial<Options> = {}) => answers<typeof ada>({ holder: () => ada, ...more })

async function ask(options: Partial<Options>, path: string, init: RequestInit & { json?: unknown } = {}) {
  const { json, ...rest } = init
  const request = new Request(home + path, {
    ...(json !== undefined && { body: JSON.stringify(json), method: 'POST' }),
    ...rest,
  })
  if (json !== undefined) request.headers.set('content-type', 'application/json')
  const response = await provider(options)(request)
  const answer = await response.text()
  return { status: response.status, body: answer && JSON.parse(answer) }
}

describe('a provider of handlers', () => {
  it('answers with the JSON that a handler returns, at the address of the contract', async () => {
    const get = { '/identity/resources/groups/v1': () => [] }
    expect(await ask({ get }, groups)).toEqual({ status: 200, body: [] })
    expect((await ask({ get }, groups.replace('/frontegg', ''))).status).toBe(404)
    expect((await ask({ get, basePath: '/api/auth' }, `/api/auth${groups}`)).status).toBe(200)
    expect((await ask({ get, basePath: '/api/auth' }, groups)).status).toBe(404)
    expect(
      (await ask({ get, basePath: 'api/auth/', urlPrefix: '/id/' }, '/api/auth/id/identity/resources/groups/v1'))
        .status,
    ).toBe(200)
    expect((await ask({ get, basePath: '/é a//b' }, `/é a/b${groups}`)).status).toBe(200)
    expect((await ask({ get, basePath: '/', urlPrefix: '' }, groups.replace('/frontegg', ''))).status).toBe(200)
  })

  it('passes the values of path and query, the body and the caller', async () => {
    const seen = vi.fn()
    await ask(
      { patch: { '/identity/resources/groups/v1/{groupId}': (asked) => void seen(asked) as never } },
      `${groups}/a%2Fb?x=1`,
      { method: 'PATCH', json: { name: 'Pilots' } },
    )
    expect(seen.mock.calls).toMatchObject([
      [{ path: { groupId: 'a/b' }, query: { x: '1' }, body: { name: 'Pilots' }, holder: ada }],
    ])
  })

  it('answers 501 for the rest of the contract, and 404 for all else', async () => {
    for (const [method, paths] of Object.entries(access))
      for (const path of Object.keys(paths)) {
        const prefix = barePaths.includes(path) ? '' : '/frontegg'
        const address = prefix + path.replaceAll(/\{[^}]+\}/g, 'x')
        const init = { method: method.toUpperCase() }
        const isList = path === '/portico/operations/v1'
        expect((await ask({}, address, init)).status, `${method} ${path}`).toBe(isList ? 200 : 501)
      }
    expect((await ask({}, '/frontegg/nothing')).status).toBe(404)
  })

  it('a literal path wins over one with a hole', async () => {
    const get = { '/identity/resources/groups/v1/{groupId}': () => new Response('hole') }
    const post = { '/identity/resources/groups/v1/bulkGet': () => new Response('"literal"') }
    expect((await ask({ get, post }, `${groups}/bulkGet`, { json: {} })).body).toBe('literal')
  })

  it('asks for the permission of the contract before the handler runs', async () => {
    const list = vi.fn(() => [])
    const get = { '/identity/resources/groups/v1': list }
    expect((await ask({ get, holder: () => null }, groups)).status).toBe(401)
    const refused = await ask({ get, holder: () => ({ ...ada, permissions: ['fe.secure.read.users'] }) }, groups)
    expect(refused.status).toBe(403)
    expect(refused.body.errors[0]).toContain('fe.secure.read.groups')
    expect(list).not.toHaveBeenCalled()
    expect((await ask({ get, holder: () => ({ ...ada, permissions: ['*.groups'] }) }, groups)).status).toBe(200)
  })

  it('anybody may call what the contract leaves open, and the handler sees who it is', async () => {
    const get = { '/flags': () => ({}) }
    expect((await ask({ get, holder: () => null }, '/frontegg/flags')).status).toBe(200)
  })

  it.each([
    ['post', '/identity/resources/auth/v1/user/token/refresh'],
    ['post', '/identity/resources/auth/v1/logout'],
    ['get', '/oauth/portal'],
  ] as const)('leaves %s %s, which has a cookie and no bearer, to its handler', async (method, path) => {
    const handlers: Partial<Options> = { [method]: { [path]: () => new Response(null, { status: 204 }) } }
    const address = barePaths.includes(path) ? path : `/frontegg${path}`
    const init = { method: method.toUpperCase() }
    expect((await ask({ ...handlers, holder: () => null }, address, init)).status).toBe(204)
  })

  it('takes no change from a page of another origin', async () => {
    const post = { '/identity/resources/groups/v1': () => new Response(null, { status: 201 }) }
    const from = (origin: string) => ({ json: { name: 'x' }, headers: { origin } })
    expect((await ask({ post }, groups, from('https://evil.example'))).status).toBe(403)
    expect((await ask({ post }, groups, from(home))).status).toBe(201)
    const origins = ['HTTPS://Other.example:443/']
    expect((await ask({ post, origins }, groups, from('https://other.example'))).status).toBe(201)
    expect((await ask({ post }, groups, from('null'))).status).toBe(403)
  })

  it('a refusal has the body of the contract', async () => {
    const get = {
      '/identity/resources/groups/v1': () => {
        throw new Refusal(409, 'ER-TAKEN', 'The name is taken', { body: { name: 'x' } })
      },
    }
    expect(await ask({ get }, groups)).toEqual({
      status: 409,
      body: { errors: ['The name is taken'], errorCode: 'ER-TAKEN', name: 'x' },
    })
  })

  it('an error discloses nothing, and reaches onError', async () => {
    const onError = vi.fn()
    const get = {
      '/identity/resources/groups/v1': () => {
        throw new Error('password of the database: hunter2')
      },
    }
    const { status, body } = await ask({ get, onError }, groups)
    expect([status, body.errorCode]).toEqual([500, 'ER-PROVIDER'])
    expect(JSON.stringify(body)).not.toContain('hunter2')
    expect(onError).toHaveBeenCalledOnce()
  })

  it('an error of onError fails no answer, and a refusal has a status of refusals', async () => {
    const onError = vi.fn(() => {
      throw new Error('the log is full')
    })
    const get = {
      '/identity/resources/groups/v1': () => {
        throw new Refusal(204, 'ER-NONE', 'Nothing')
      },
    }
    expect((await ask({ get, onError }, groups)).status).toBe(500)
    expect(onError.mock.calls).toEqual([[expect.any(RangeError)]])
  })

  it('a file is sent as it is', async () => {
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' })
    const get = { '/subscriptions/resources/billing/invoices/v1/{invoiceId}/pdf': () => pdf } as const
    const holder = () => ({ ...ada, permissions: ['fe.*'] })
    const path = `${home}/frontegg/subscriptions/resources/billing/invoices/v1/1/pdf`
    const response = await answers<typeof ada>({ holder, get })(new Request(path))
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['application/pdf', '%PDF'])
  })

  it('a token is asked for by a form as well', async () => {
    const seen: string[] = []
    const post = {
      '/oauth/token': ({ body }: { readonly body: { readonly grant_type?: unknown; readonly code?: unknown } }) => {
        seen.push(text(body, 'grant_type'), text(body, 'code'))
        return new Response()
      },
    }
    const body = new URLSearchParams({ grant_type: 'authorization_code', code: 'c' })
    await ask({ post }, '/oauth/token', { method: 'POST', body })
    expect(seen).toEqual(['authorization_code', 'c'])
  })

  it('a file comes in a form, and anything else is refused', async () => {
    const seen = vi.fn()
    const put = {
      '/team/resources/profile/me/image/v1': ({ body }: { body: FormData }) => void seen(body.get('image')) as never,
    }
    const path = '/frontegg/team/resources/profile/me/image/v1'
    const form = new FormData()
    form.set('image', new Blob(['x']), 'x.png')
    expect((await ask({ put }, path, { method: 'PUT', body: form })).status).toBe(200)
    expect(seen.mock.calls).toEqual([[expect.any(Blob)]])
    for (const body of ['{}', '', new Blob(['x'], { type: 'multipart/form-data' })])
      expect((await ask({ put }, path, { method: 'PUT', body })).status).toBe(400)
  })

  it('a body of more than a megabyte is refused', async () => {
    const post = { '/identity/resources/auth/v1/user': () => new Response() }
    const json = { email: 'a'.repeat(2 ** 20) }
    expect((await ask({ post }, '/frontegg/identity/resources/auth/v1/user', { json })).status).toBe(413)
  })

  it.each(['{', '[]', '"x"', 'null', '1'])('refuses the body %s', async (body) => {
    const post = { '/identity/resources/groups/v1': () => new Response() }
    const headers = { 'content-type': 'application/json' }
    const answer = await ask({ post }, groups, { method: 'POST', body, headers })
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'ER-REQUEST-INVALID'])
  })

  it('no path, method or body of a stranger fails', async () => {
    const onError = vi.fn()
    await fc.assert(
      fc.asyncProperty(
        fc.webPath(),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
        fc.string(),
        async (path, method, body) => {
          const init = method === 'GET' ? {} : { body }
          const answer = await ask({ onError }, `${groups}${path}`, { method, ...init })
          expect([404, 501]).toContain(answer.status)
        },
      ),
    )
    expect((await ask({ onError }, `${groups}/%E0%A4%A`)).status).toBe(404)
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('a body', () => {
  const body: { readonly name?: unknown; readonly isOn?: unknown; readonly count?: unknown; readonly ids?: unknown } = {
    name: ' Ada ',
    isOn: false,
    count: 3,
    ids: ['a'],
  }
  it('is read by type, without spaces around texts', () => {
    expect(secret(body, 'name')).toBe(' Ada ')
    expect([text(body, 'name'), flag(body, 'isOn'), integer(body, 'count', 1, 3), texts(body, 'ids')]).toEqual([
      'Ada',
      false,
      3,
      ['a'],
    ])
  })

  it('a value of another type is refused by its name', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const [read, isGood] of [
          [() => text({ value }, 'value'), typeof value === 'string' && value.trim() !== ''],
          [() => secret({ value }, 'value'), typeof value === 'string' && value !== ''],
          [() => flag({ value }, 'value'), typeof value === 'boolean'],
          [
            () => integer({ value }, 'value', 0, 9),
            Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9,
          ],
          [() => texts({ value }, 'value'), Array.isArray(value) && value.every((one) => typeof one === 'string')],
        ] as const) {
          if (isGood) read()
          else expect(read).toThrow(/^value /)
        }
      }),
    )
  })
})

describe('a list', () => {
  const wanted = (query: string) => wantedOfIdentity(new URL(`${home}/x?${query}`), ['name', 'email'])

  it('reads page, search and order', () => {
    expect(wanted('_offset=2&_limit=20&_filter=%20ad%20&_sortBy=email&_order=DESC')).toEqual({
      skip: 40,
      take: 20,
      search: 'ad',
      sortBy: 'email',
      isDescending: true,
    })
    expect(wanted('')).toEqual({ skip: 0, take: 10, search: '', sortBy: null, isDescending: false })
  })

  it.each(['_limit=0', '_limit=1001', '_limit=x', '_offset=-1', '_offset=1.5', '_sortBy=password', '_order=up'])(
    'refuses %s',
    (query) => expect(() => wanted(query)).toThrow(Refusal),
  )

  it('answers with the counts of the contract', () => {
    expect(identityPage(['a'], 41, wanted('_limit=20'))).toEqual({
      items: ['a'],
      _metadata: { totalItems: 41, totalPages: 3 },
    })
  })
})

it('refusals have a status each', () => {
  expect([malformed('x').status, missing('The group').message]).toEqual([400, 'The group was not found'])
})
