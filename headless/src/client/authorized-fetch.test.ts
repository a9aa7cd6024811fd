import { describe, expect, it } from 'vitest'
import { type App, openApp } from '../../test/open-app.ts'
import { createAuthorizedFetch } from './authorized-fetch.ts'

const api = 'https://api.example.com'

/** Opens an application whose own API answers with these statuses in turn, and repeats the last one. */
async function openWithApi(statuses: readonly number[] = [200], signedInAs: string | null = 'admin@acme.test') {
  const asked: Request[] = []
  const app = await openApp(signedInAs ? { signedInAs } : {})
  const { fetch } = app.ports
  // Tokens differ if they are issued in different seconds.
  await app.clock.advance(1000)
  const client = {
    ...app.client,
    session: app.client.session,
    ports: {
      ...app.client.ports,
      async fetch(input: RequestInfo | URL, init?: RequestInit) {
        const request = new Request(input, init)
        if (request.url.startsWith(app.provider.baseUrl)) return fetch(request)
        request.signal.throwIfAborted()
        asked.push(request.clone())
        return new Response(null, { status: statuses[Math.min(asked.length, statuses.length) - 1] ?? 200 })
      },
    },
  }
  return { app, asked, fetch: createAuthorizedFetch(client, { origins: [api] }), client }
}

const bearer = (request: Request | undefined) => request?.headers.get('authorization') ?? null
const refreshes = (app: App) => app.called().filter((called) => called === 'refreshToken').length

describe('an authorized fetch', () => {
  it('sends the access token to the origins that are named, and nowhere else', async () => {
    const { app, asked, fetch } = await openWithApi()
    for (const address of [
      `${api}/v1`,
      'https://api.example.com.evil.test/',
      'http://api.example.com/',
      'https://x.test/',
    ]) {
      await fetch(address)
    }
    const token = await app.client.session.getAccessToken()
    expect(asked.map(bearer)).toEqual([`Bearer ${token}`, null, null, null])
  })

  it('sends it to the page’s own origin where none is named, also by a path', async () => {
    const { asked, client } = await openWithApi()
    const fetch = createAuthorizedFetch(client)
    await fetch('/v1/reports?year=2026')
    await fetch(`${api}/v1`)
    expect(asked.map(({ url }) => url)).toEqual(['http://localhost:5173/v1/reports?year=2026', `${api}/v1`])
    expect(asked.map((request) => bearer(request) !== null)).toEqual([true, false])
  })

  it('leaves an Authorization header of the call as it is', async () => {
    const { asked, fetch } = await openWithApi([401])
    await fetch(api, { headers: { authorization: 'Basic YTpi' } })
    expect(asked.map(bearer)).toEqual(['Basic YTpi'])
  })

  it('an authorized fetch sends no token if no user is signed in', async () => {
    const { asked, fetch } = await openWithApi([200], null)
    expect((await fetch(api)).status).toBe(200)
    expect(asked.map(bearer)).toEqual([null])
  })

  it('renews the session on a 401 and makes the call once more, body and all', async () => {
    const { app, asked, fetch } = await openWithApi([401, 200])
    const before = refreshes(app)
    const answer = await fetch(api, { method: 'POST', body: 'seven', headers: { 'x-own': '1' } })
    expect(answer.status).toBe(200)
    expect(refreshes(app)).toBe(before + 1)
    expect(await Promise.all(asked.map((request) => request.text()))).toEqual(['seven', 'seven'])
    expect(asked.map((request) => [request.method, request.headers.get('x-own')])).toEqual([
      ['POST', '1'],
      ['POST', '1'],
    ])
    expect(bearer(asked[0])).not.toBe(bearer(asked[1]))
  })

  it('A9: makes no storm where everything is a 401', async () => {
    const { app, asked, fetch } = await openWithApi([401])
    const before = refreshes(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(api)))
    for (let call = 0; call < 20; call++) answers.push(await fetch(api))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect(refreshes(app)).toBe(before + 1)
    expect(asked.length).toBeLessThanOrEqual(20 * 2 + 20)
  })

  it('answers with the 401 where the session cannot be renewed', async () => {
    const { app, asked, fetch } = await openWithApi([401])
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    expect((await fetch(api)).status).toBe(401)
    expect(asked).toHaveLength(1)
  })

  it('aborts as fetch does', async () => {
    const { fetch } = await openWithApi()
    await expect(fetch(api, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
