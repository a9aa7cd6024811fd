import { createStaticHandler } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { ClientState } from '../../src/core/index.ts'
import type { ServerSession } from '../../src/server/index.ts'
import { during } from '../during.ts'
import { appUrl, openServer, type ServedApp, type ServedBrowser } from '../open-server.ts'
import { signIn } from '../served-sign-in.ts'

/** The state of the last run of the loader. */
interface Loaded {
  readonly session: ServerSession | null
  readonly state: ClientState | undefined
}

const headers = { 'content-type': 'application/json' }

/** An application of React Router whose root loader reads the state for the browser, and the person in it. */
async function openRouted() {
  const app = openServer()
  const browser = app.openBrowser({ keepSessionAlive: false })
  await signIn(browser)
  await app.clock.advance(0)
  return { app, browser }
}

/** Runs the loaders of a page. `between` runs after the session was read, and before the state is. */
async function load({ server, clock }: ServedApp, { cookie }: ServedBrowser, between: () => unknown = () => {}) {
  let loaded: Loaded | undefined
  const { query } = createStaticHandler([
    {
      path: '*',
      async loader({ request }) {
        const session = await server.sessionOf(request.headers.get('cookie'))
        await between()
        loaded = { session, state: session ? await server.stateOf(session) : undefined }
        return { state: loaded.state }
      },
    },
  ])
  const context = await during(clock, query(new Request(`${appUrl}/account/login`, { headers: { cookie: cookie() } })))
  return { status: context instanceof Response ? context.status : context.statusCode, ...loaded }
}

describe('the loaders of React Router', () => {
  it('a loader gives the state of the signed-in person to the page', async () => {
    const { app, browser } = await openRouted()
    const { status, state } = await load(app, browser)
    expect(status).toBe(200)
    expect(JSON.stringify(state)).toContain('admin@acme.test')
  })

  it('a loader that began before the sign-out renders the page of a signed-out person', async () => {
    const { app, browser } = await openRouted()
    const answer = await load(app, browser, () =>
      browser.fetch('/api/frontegg/identity/resources/auth/v1/logout', { method: 'POST', body: '{}', headers }),
    )
    expect(answer).toMatchObject({ status: 200, session: { user: { email: 'admin@acme.test' } } })
    expect(answer.state).toBeUndefined()
  })

  it.each([
    ['ended the session', null],
    ['drops calls', { kind: 'drop' }],
    ['fails', { kind: 'status', status: 503 }],
    ['refuses the token', { kind: 'status', status: 401 }],
  ] as const)('a page has no state, and the log a reason, if the provider %s', async (_, fault) => {
    const { app, browser } = await openRouted()
    const { faults, arrange } = app.provider.emulator
    if (fault) faults.add({ operation: 'getMe', ...fault })
    else
      arrange(({ sessions }) => {
        for (const one of sessions) one.ended = 'revoked'
      })
    const { status, session, state } = await load(app, browser)
    expect([status, session?.user.email, state]).toEqual([200, 'admin@acme.test', undefined])
    expect(app.logged.filter((line) => line.includes('gets no state'))).toHaveLength(1)
  })
})
