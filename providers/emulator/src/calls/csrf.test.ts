import { describe, expect, it } from 'vitest'
import { at, start } from '../../test/open-caller.ts'
import { createEmulator } from '../emulator.ts'

/** A request that a page of another site can send, with the user's cookies and without a preflight. */
type Vector = readonly [name: string, headers: Readonly<Record<string, string>>, body: string | null]

const evil = { origin: 'https://evil.example' }
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const plain = { 'content-type': 'text/plain' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const crossSite = { 'sec-fetch-site': 'cross-site' }

const vectors: readonly Vector[] = [
  ['a form', { ...evil, ...form }, 'tenantId=x'],
  ['an empty form', { ...evil, ...form }, null],
  ['a plain-text form that reads as JSON', { ...evil, ...plain }, '{"a":"="}'],
  ['an empty plain-text form', { ...evil, ...plain }, null],
  ['a multipart form', { ...evil, ...multipart }, '--x--'],
  ['a form of a page that keeps its origin back', { origin: 'null', ...form }, 'a=b'],
  ['a form without any origin', form, 'a=b'],
  ['an empty form without any origin', form, null],
  ['a plain-text form without any origin', plain, '{"a":"="}'],
  ['a multipart form without any origin', multipart, '--x--'],
  ['fetch without a body', evil, null],
  ['fetch without a body, its origin kept back', { origin: 'null' }, null],
  ['fetch without an origin, told by the browser', crossSite, null],
  ['a JSON call of another site', { ...evil, ...json }, '{}'],
  ['a JSON call of a sandboxed frame', { origin: 'null', ...json }, '{}'],
  ['a JSON call without an origin, told by the browser', { ...crossSite, ...json }, '{}'],
  ['a beacon', { ...evil, ...plain }, 'x'],
  ['a beacon with a blob of JSON', { ...evil, ...json }, '{}'],
  ['a page of the same name over https', { origin: 'https://localhost:5173', ...json }, '{}'],
  ['a page of a name that begins alike', { origin: 'http://localhost.evil.example', ...json }, '{}'],
  ['a page of a name that ends alike', { origin: 'http://evil-localhost:5173', ...json }, '{}'],
  ['a page of a name below', { origin: 'http://evil.localhost:5173', ...json }, '{}'],
  ['a page on the loopback address', { origin: 'http://127.0.0.1:5173', ...json }, '{}'],
  ['a page with a user in its address', { origin: 'http://localhost:5173@evil.example', ...json }, '{}'],
  ['a file', { origin: 'file://', ...json }, '{}'],
  ['an extension', { origin: 'chrome-extension://abcdef', ...json }, '{}'],
  ['JSON by another name', { ...evil, 'content-type': 'application/json-evil' }, '{}'],
  ['JSON behind another type', { 'content-type': 'text/plain; application/json' }, '{}'],
  ['two types', { 'content-type': 'text/plain, application/json' }, '{}'],
  ['an upper-case origin', { origin: 'HTTPS://EVIL.EXAMPLE', ...json }, '{}'],
]

describe.each([at.refresh, at.logOut])('a page of another site at %s', (path) => {
  it(`a page of another site is refused in all ${vectors.length} ways`, () => expect(vectors).toHaveLength(30))

  it.each(vectors)('a page of another site rotates nothing and logs no user out by %s', async (_, headers, body) => {
    const emulator = createEmulator({ realTime: () => start })
    const cookie = emulator.signIn('admin@acme.test').split(';')[0] ?? ''
    const before = emulator.snapshot().sessions
    const request = new Request(`http://localhost:4400/frontegg${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body,
    })
    if (body !== null && !('content-type' in headers)) request.headers.delete('content-type')
    const response = await emulator.fetch(request)
    expect([400, 403]).toContain(response.status)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(emulator.snapshot().sessions).toEqual(before)
  })
})

describe('a page that may call', () => {
  const call = async (headers: Readonly<Record<string, string>>, origins?: readonly string[]) => {
    const emulator = createEmulator({ realTime: () => start, ...(origins && { origins }) })
    const cookie = emulator.signIn('admin@acme.test').split(';')[0] ?? ''
    const address = `http://localhost:4400/frontegg${at.refresh}`
    const request = new Request(address, { method: 'POST', headers: { ...headers, cookie }, body: '{}' })
    return (await emulator.fetch(request)).status
  }

  it.each(['http://localhost:5173', 'http://localhost', 'http://localhost:4400'])(
    'a page at %s may call',
    async (origin) => {
      expect(await call({ origin, ...json })).toBe(200)
    },
  )

  it('a page of a listed origin may call, and then no other page', async () => {
    const origins = ['https://app.example.com']
    expect(await call({ origin: 'https://app.example.com', ...crossSite, ...json }, origins)).toBe(200)
    expect(await call({ origin: 'http://localhost:5173', ...json }, origins)).toBe(403)
  })

  it('a program that is no page may call', async () => {
    expect(await call(json)).toBe(200)
    expect(await call({ 'content-type': 'Application/JSON; charset=utf-8' })).toBe(200)
  })
})
