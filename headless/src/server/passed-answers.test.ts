import { describe, expect, it } from 'vitest'
import { appUrl, openServer } from '../../test/open-server.ts'
import { mePath, serverBefore } from '../../test/served-calls.ts'
import { signIn, snapshotOf } from '../../test/served-sign-in.ts'
import type { ServerOptions } from './types.ts'

describe('cookies of the provider', () => {
  const setCookie = 'fe_refresh_x=1; Domain=provider.test; Path=/frontegg; HttpOnly; Secure; SameSite=None; Partitioned'
  const answering = (options: Partial<ServerOptions> = {}) => {
    const headers = new Headers({ 'set-cookie': setCookie })
    headers.append('set-cookie', 'tracking=1; Domain=provider.test')
    return serverBefore(() => new Response('{}', { headers }), options).server.handle(new Request(appUrl + mePath))
  }

  it('become cookies of all pages of the application, without what needs https', async () => {
    expect((await answering()).headers.getSetCookie()).toEqual(['fe_refresh_x=1; Path=/; HttpOnly'])
  })

  it('stay secure under https, in the domain of the application', async () => {
    const answer = await answering({ appUrl: 'https://app.example.com', cookie: { domain: 'example.com' } })
    expect(answer.headers.getSetCookie()).toEqual([
      'fe_refresh_x=1; Path=/; HttpOnly; Secure; Partitioned; SameSite=None; Domain=example.com',
    ])
  })

  it.each([
    ['strict', 'SameSite=None', 'SameSite=Strict'],
    ['lax', 'SameSite=None', 'SameSite=Lax'],
    ['lax', 'SameSite=Strict', 'SameSite=Strict'],
    ['none', 'SameSite=Lax', 'SameSite=Lax'],
    ['strict', 'HttpOnly', 'SameSite=Strict'],
    ['lax', 'HttpOnly', undefined],
  ] as const)('cookies of the provider are no looser than the option %s: %s', async (sameSite, given, expected) => {
    const headers = { 'set-cookie': `fe_refresh_x=1; Secure; ${given}` }
    const options = { appUrl: 'https://app.example.com', cookie: { sameSite } }
    const answer = await serverBefore(() => new Response('{}', { headers }), options).server.handle(
      new Request(appUrl + mePath),
    )
    const [text = ''] = answer.headers.getSetCookie()
    expect(/SameSite=\w+/.exec(text)?.[0]).toBe(expected)
  })
})

describe('an answer of the provider', () => {
  it('keeps what protects this origin from its content', async () => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': 'sandbox' }
    const answer = await serverBefore(() => new Response('<p>', { headers })).server.handle(
      new Request(appUrl + mePath),
    )
    expect(answer.headers.get('content-security-policy')).toBe('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('a redirect of the provider is passed on, and not followed', async () => {
    const { server, asked } = serverBefore(
      () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
    )
    const answer = await server.handle(new Request(appUrl + mePath))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://169.254.169.254/'])
    expect(asked.map(({ redirect }) => redirect)).toEqual(['manual'])
  })

  it('a file of the provider is passed on unchanged', async () => {
    const bytes = Uint8Array.from([0, 255, 128, 10])
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment' }
    const answer = await serverBefore(() => new Response(bytes, { headers })).server.handle(
      new Request(appUrl + mePath),
    )
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    expect(answer.headers.get('content-disposition')).toBe('attachment')
  })

  it('a response that never arrives is a 502 in the form of the provider, after half a minute', async () => {
    const app = openServer()
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    const waiting = app
      .serve({ ports: { clock: app.clock, fetch, log: () => {} } })
      .handle(new Request(appUrl + mePath))
    await app.clock.advance(30_000)
    const answer = await waiting
    expect([answer.status, (await answer.json()).errorCode]).toEqual([502, 'provider-unreachable'])
  })

  it('a response that stops after its headers is a 502 after half a minute', async () => {
    const app = openServer()
    const fetch: typeof globalThis.fetch = async (_, init) => {
      const body = new ReadableStream({
        start(controller) {
          init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
        },
      })
      return new Response(body, { headers: { 'content-type': 'application/json' } })
    }
    const waiting = app
      .serve({ ports: { clock: app.clock, fetch, log: () => {} } })
      .handle(new Request(appUrl + mePath))
    await app.clock.advance(30_000)
    expect((await waiting).status).toBe(502)
  })

  it('a page keeps its session if the provider cannot be reached', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    await browser.client.session.refresh()
    expect(snapshotOf(browser)).toMatchObject({ status: 'stale', user: { email: 'admin@acme.test' } })
    expect(browser.cookie()).toContain('fe_session-')
  })
})
