import { describe, expect, it } from 'vitest'
import { at, openScene } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'
import { startEmulator } from '../node/index.ts'
import { operations } from '../openapi/operations.gen.ts'
import type { State } from '../state/state.ts'

const base = 'http://localhost:4400'

describe('every answer', () => {
  it.each([
    ['a success', 'GET', '/frontegg/flags', 200],
    ['a refusal', 'GET', `/frontegg${at.me}`, 401],
    ['an unreadable request', 'GET', '/frontegg/metadata?entityName=none', 400],
    ['an operation that is not built', 'GET', '/frontegg/identity/resources/usernames/v1', 501],
    ['an unknown address', 'GET', '/frontegg/none', 404],
    ['an unknown control', 'GET', '/__emulator/none', 404],
    ['a control', 'GET', '/__emulator/clock', 200],
    ['a preflight', 'OPTIONS', `/frontegg${at.login}`, 204],
  ])('names itself by a trace id and is kept by no cache: %s', async (_, method, path, status) => {
    const response = await createEmulator().fetch(new Request(base + path, { method }))
    expect(response.status).toBe(status)
    expect(response.headers.get('frontegg-trace-id')).toMatch(/^[0-9a-f]{32}$/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('every response has a trace id unlike every other', async () => {
    const emulator = createEmulator()
    const ids = new Set<unknown>()
    for (let time = 0; time < 100; time++) {
      ids.add((await emulator.fetch(new Request(`${base}/frontegg/flags`))).headers.get('frontegg-trace-id'))
    }
    expect(ids.size).toBe(100)
  })

  it('a failure of the emulator itself returns an error body that names the emulator as its cause', async () => {
    const { emulator, get } = openScene()
    const breakIt = (state: State) =>
      Object.defineProperty(state, 'flags', { get: () => expect.unreachable('on purpose') })
    emulator.arrange(breakIt, { unchecked: true })
    const log = console.error
    console.error = () => {}
    try {
      const answer = await get('/flags')
      expect(answer).toMatchObject({ status: 500, body: { errorCode: 'ER-PROVIDER' } })
      expect(answer.headers.get('frontegg-trace-id')).not.toBeNull()
    } finally {
      console.error = log
    }
  })
})

describe('an operation that is not built', () => {
  it('answers 501 and names itself', async () => {
    const { get } = openScene()
    expect(await get('/identity/resources/usernames/v1')).toMatchObject({
      status: 501,
      body: {
        errors: ['The provider does not answer GET /identity/resources/usernames/v1'],
        errorCode: 'ER-NOT-BUILT',
      },
    })
  })

  it('an operation that is not built is one of those counted here, by area', async () => {
    const emulator = createEmulator()
    const left = new Map<string, number>()
    let built = 0
    for (const { method, path, prefix, area } of operations) {
      const address = base + (prefix === 'bare' ? '' : '/frontegg') + path.replace(/\{[^}]+\}/g, 'x')
      const headers = { 'content-type': 'application/json' }
      const { status } = await emulator.fetch(new Request(address, { method: method.toUpperCase(), headers }))
      if (status === 501) left.set(area, (left.get(area) ?? 0) + 1)
      else built += 1
    }
    const areas = [...left].map(([area, count]) => `${area} ${count}`).join(', ')
    console.log(`The emulator answers ${built} of ${operations.length} operations; 501 by area: ${areas}`)
    expect(built).toBeGreaterThanOrEqual(48)
  })
})

describe('every operation', () => {
  it('every operation is reached at its own address, and no other answers in its place', async () => {
    const emulator = createEmulator()
    const astray: unknown[] = []
    for (const { id, method, path, prefix } of operations) {
      for (const lead of prefix === 'both' ? ['', '/frontegg'] : [prefix === 'bare' ? '' : '/frontegg']) {
        emulator.journal.clear()
        const address = base + lead + path.replace(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000')
        await emulator.fetch(new Request(address, { method: method.toUpperCase() }))
        const [reached] = emulator.journal.entries()
        if (reached?.operation !== id) astray.push([id, reached?.operation])
      }
    }
    expect(astray).toEqual([])
  })
})

describe('a body', () => {
  const send = (body: string, type = 'application/json') =>
    createEmulator().fetch(
      new Request(`${base}/frontegg${at.login}`, { method: 'POST', body, headers: { 'content-type': type } }),
    )

  it.each(['{', '[]', '"text"', 'null', '{"email":', '<html>'])(
    'a body that is no JSON object is refused: %s',
    async (body) => {
      const response = await send(body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ errorCode: 'ER-REQUEST-INVALID' })
    },
  )

  it('a JSON body is refused under another content type', async () => {
    expect((await send('{"email":"a@b.test","password":"x"}', 'text/plain')).status).toBe(400)
  })

  it.each([
    ['a text', (size: number) => 'x'.repeat(size)],
    ['letters of several bytes', (size: number) => '€'.repeat(size / 3)],
  ])('a body of more than a mebibyte is refused before it is read: %s', async (_, fill) => {
    const response = await send(JSON.stringify({ email: 'a@b.test', password: fill(2 ** 20) }))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({
      errors: ['The request is too large: 1048576 bytes are the most'],
      errorCode: 'ER-REQUEST-TOO-LARGE',
    })
  })

  it('a body of less than a mebibyte is read, even if a browser exposes no stream of it', async () => {
    const body = JSON.stringify({ email: 'a@b.test', filler: 'x'.repeat(2 ** 19) })
    const headers = { 'content-type': 'application/json' }
    for (const init of [{}, { value: undefined }]) {
      const request = new Request(`${base}/frontegg${at.login}`, { method: 'POST', headers, body })
      if ('value' in init) Object.defineProperty(request, 'body', init)
      const response = await createEmulator().fetch(request)
      expect(await response.json()).toMatchObject({ errors: ['password is missing'] })
    }
  })

  it('a body sent piece by piece without a length is refused as soon as it is too large', async () => {
    let pieces = 0
    const body = new ReadableStream({
      pull(controller) {
        pieces += 1
        controller.enqueue(new Uint8Array(2 ** 16).fill(32))
      },
    })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    const request = new Request(`${base}/frontegg${at.login}`, init)
    expect((await createEmulator().fetch(request)).status).toBe(413)
    expect(pieces).toBeLessThan(20)
  })

  it('a body nested deeper than the contract is refused, and nothing of it is kept', async () => {
    const { emulator, tokenOf, call } = openScene()
    const token = await tokenOf('admin@acme.test')
    const before = emulator.snapshot()
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const payload = { actions: [{ type: 'a', payload: [JSON.parse(`${'['.repeat(99)}${']'.repeat(99)}`)] }] }
    expect((await call('POST', '/metadata/admin-box', { token, body: payload })).status).toBe(400)
    const { status, body } = await call('PUT', at.me, { token, body: { metadata: deep } })
    expect({ status, errors: body['errors'] }).toEqual({ status: 400, errors: ['metadata must be JSON text'] })
    expect(emulator.snapshot()).toEqual(before)
  })
})

describe('a request over the network', () => {
  it('a request over the network that is too large is answered, and so is the next one', async () => {
    const { url, stop } = await startEmulator({ port: 0 })
    try {
      const whole = ' '.repeat(5 * 2 ** 20)
      for (const body of [whole, new Blob([whole]).stream()]) {
        const options = {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          duplex: 'half',
        } as const
        const response = await fetch(`${url}/frontegg${at.login}`, options)
        expect([response.status, await response.json()]).toMatchObject([413, { errorCode: 'ER-REQUEST-TOO-LARGE' }])
        expect((await fetch(`${url}/frontegg/flags`)).status).toBe(200)
      }
    } finally {
      await stop()
    }
  })
})

describe('a page of another origin', () => {
  const preflight = (origin: string, emulator = createEmulator()) =>
    emulator.fetch(
      new Request(`${base}/frontegg${at.refresh}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,frontegg-source,x-frontegg-sdk,x-portico-tab',
        },
      }),
    )

  it('a page of an allowed origin may call with cookies and every header of the contract', async () => {
    const { status, headers } = await preflight('http://localhost:5173')
    expect(status).toBe(204)
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:5173',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,content-type,frontegg-source,x-frontegg-sdk,x-portico-tab',
    })
    expect(headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(headers.get('vary')).toMatch(/origin/i)
  })

  it('a page of an allowed origin may read the response, the trace id, the retry time and the challenge, errors included', async () => {
    const request = new Request(`${base}/frontegg${at.me}`, { headers: { origin: 'http://localhost:5173' } })
    const { headers } = await createEmulator().fetch(request)
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    expect(headers.get('access-control-expose-headers')).toBe(
      'frontegg-trace-id,retry-after,www-authenticate,date,portico-offer',
    )
  })

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null'])(
    'a page of an origin that is not allowed is refused: %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it.each([null, 'http://localhost:5173', 'https://evil.example'])(
    'gets an answer that no cache hands to another one: %s',
    async (origin) => {
      const request = new Request(`${base}/frontegg/flags`, { headers: origin === null ? {} : { origin } })
      const { headers } = await createEmulator().fetch(request)
      expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['Origin', 'no-store'])
    },
  )

  it('a page of another origin never gets the wildcard together with cookies', async () => {
    const { headers } = await preflight('https://any.example', createEmulator({ origins: ['*'] }))
    expect(headers.get('access-control-allow-origin')).toBe('https://any.example')
  })
})

describe('the prefix', () => {
  it('the prefix of the emulator can be changed', async () => {
    const emulator = createEmulator({ prefix: 'auth' })
    expect((await emulator.fetch(new Request(`${base}/auth/flags`))).status).toBe(200)
    expect((await emulator.fetch(new Request(`${base}/frontegg/flags`))).status).toBe(404)
    expect((await emulator.fetch(new Request(`${base}/.well-known/jwks.json`))).status).toBe(200)
  })
})

it.each(['csv', 'pdf', 'csv/v2'])(
  'the export of audits is answered at its operation by %s, slash and all',
  async (endpoint) => {
    const emulator = createEmulator()
    const request = new Request(`${base}/frontegg/audits/export/${endpoint}`, { method: 'POST' })
    const { status } = await emulator.fetch(request)
    expect(status).not.toBe(404)
    expect(emulator.journal.entries()).toMatchObject([{ operation: 'exportAudits', status }])
  },
)
