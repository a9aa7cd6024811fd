import { isRedirect } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { appUrl, openServer, type ServedApp, type ServedBrowser } from '../../test/open-server.ts'
import { signIn } from '../../test/served-sign-in.ts'
import { sessionFeature } from '../session/index.ts'
import {
  createTanStackStartServer,
  type GuardedRequest,
  type SessionContext,
  type TanStackStartServer,
} from './index.ts'

/** The result of a request middleware, as TanStack Start has it. */
interface RequestResult {
  readonly response: Response
  readonly context: SessionContext
}

/** An application of TanStack Start over the server half, with a browser. */
interface StartedApp extends ServedApp {
  readonly browser: ServedBrowser
  readonly portico: TanStackStartServer
  /** Requests a page or a server function with the browser's cookies: its answer is the work of `answer`. */
  readonly open: (path: string, answer?: (context: SessionContext) => unknown, init?: RequestInit) => Promise<Response>
}

async function openStarted({ signsIn = true, basePath = '' } = {}): Promise<StartedApp> {
  const app = openServer({ basePath })
  const browser = app.openBrowser({ keepSessionAlive: false })
  if (signsIn) await signIn(browser)
  await app.clock.advance(0)
  const portico = createTanStackStartServer({
    ...app.options,
    renewals: new Map(),
    profiles: new Map(),
    public: ['/pricing'],
  })

  async function respond(given: GuardedRequest, answer: (context: SessionContext) => unknown): Promise<Response> {
    const result = await portico.guard(given, async (context): Promise<RequestResult> => {
      if (given.pathname.startsWith(`${basePath}/api/`)) return { context, response: await portico.handle(given) }
      return { context, response: Response.json((await answer(context)) ?? null) }
    })
    return result instanceof Response ? result : result.response
  }

  return {
    ...app,
    browser,
    portico,
    async open(path, answer = ({ session }) => session?.user.email, init = {}) {
      const request = new Request(appUrl + path, init)
      request.headers.set('cookie', browser.cookie())
      const { pathname } = new URL(request.url)
      const handlerType = pathname.startsWith(`${basePath}/_serverFn/`) ? 'serverFn' : 'router'
      const response = await app.clock.work(() => respond({ request, pathname, handlerType }, answer))
      for (const one of response.headers.getSetCookie()) browser.jar.take(appUrl, one)
      return response
    },
  }
}

describe('the server half in TanStack Start', () => {
  it('a page of a signed-in user has their session and the state of the client', async () => {
    const { open, portico } = await openStarted()
    const response = await open('/team', async (context) => ({
      email: portico.sessionOf(context)?.user.email,
      hasState: (await portico.stateOf(context)) !== undefined,
    }))
    expect(await response.json()).toEqual({ email: 'admin@acme.test', hasState: true })
  })

  it('a signed-out user is led from a page to the sign-in and back', async () => {
    const { open } = await openStarted({ signsIn: false })
    const response = await open('/team?tab=2')
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      expect.stringMatching(/\/account\/login\?redirectUrl=%2Fteam%3Ftab%3D2$/),
    ])
  })

  it('an application below a path has its server functions and its sign-in there', async () => {
    const { open, portico } = await openStarted({ signsIn: false, basePath: '/kept' })
    expect((await open('/kept/_serverFn/state', () => null)).status).toBe(200)
    expect((await open('/kept/team')).headers.get('location')).toContain('/kept/account/login?')
    const led = await Promise.resolve()
      .then(() => portico.requireSession({ session: null }, '/kept/team'))
      .catch((thrown: unknown) => thrown)
    if (!isRedirect(led)) throw new Error('No redirect was thrown.')
    expect(led.headers.get('location')).toBe('/kept/account/login?redirectUrl=%2Fkept%2Fteam')
  })

  it('public pages and the screens of Portico are open without a session', async () => {
    const { open } = await openStarted({ signsIn: false })
    for (const path of ['/pricing', '/account/login']) expect((await open(path)).status).toBe(200)
  })

  it('a server function runs without a session, and its context states that', async () => {
    const { open, portico } = await openStarted({ signsIn: false })
    for (const init of [{}, { method: 'POST' }]) {
      const response = await open('/_serverFn/state', (context) => portico.stateOf(context), init)
      expect([response.status, await response.json()]).toEqual([200, null])
    }
  })

  it('a server function that requires a session leads to the sign-in and back by a redirect of the router', async () => {
    const { portico } = await openStarted({ signsIn: false })
    const thrownBy = (back?: string) => {
      try {
        return portico.requireSession({ session: null }, back)
      } catch (error) {
        return isRedirect(error) ? error.options.href : error
      }
    }
    expect(thrownBy('/team?tab=2')).toBe('/account/login?redirectUrl=%2Fteam%3Ftab%3D2')
    expect(thrownBy()).toBe('/account/login')
  })

  it('a server function that requires a session has it', async () => {
    const { open, portico } = await openStarted()
    const response = await open('/_serverFn/team', (context) => portico.requireSession(context).user.email)
    expect(await response.json()).toBe('admin@acme.test')
  })

  it('a session that has ended is renewed before a page and before a server function, with its cookies on the answer', async () => {
    const { open, clock } = await openStarted()
    for (const path of ['/team', '/_serverFn/team']) {
      await clock.advance(3_600_000)
      const response = await open(path)
      expect(response.headers.getSetCookie().join()).toContain('fe_session')
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(await response.json()).toBe('admin@acme.test')
    }
  })

  it('the state of the sign-in can be read while a log-out is under way and after it', async () => {
    const { open, browser, portico } = await openStarted()
    const read = () => open('/_serverFn/state', async (context) => (await portico.stateOf(context)) ?? 'none')
    const [during] = await Promise.all([read(), browser.client.session.logOut()])
    const after = await read()
    expect([during.status, after.status, await after.json()]).toEqual([200, 200, 'none'])
  })

  it('a page renders without a state if the provider refuses the profile', async () => {
    const { open, portico, clock, provider } = await openStarted()
    // The profile of the sign-in is kept for ten seconds.
    await clock.advance(11_000)
    provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 403, times: 1 })
    const response = await open('/team', async (context) => (await portico.stateOf(context)) ?? 'none')
    expect(await response.json()).toBe('none')
  })

  it('the calls of the browser are forwarded to the provider', async () => {
    const { open } = await openStarted()
    const response = await open('/api/frontegg/identity/resources/auth/v1/user/token/refresh', undefined, {
      method: 'POST',
      headers: { origin: appUrl, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ emailVerified: true, expiresIn: 300 })
  })

  it('a client of a request is signed in, and there is none without a session', async () => {
    const { open, portico } = await openStarted()
    const email = async (context: SessionContext) => {
      const client = await portico.openClient(context)
      const found = client?.get(sessionFeature).getSnapshot().user?.email
      client?.dispose()
      return found
    }
    expect(await (await open('/team', email)).json()).toBe('admin@acme.test')
    expect(await portico.openClient({ session: null })).toBeNull()
  })
})
