import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { appUrl, openServer, type ServedApp, type ServedBrowser } from '../../../test/open-server.ts'
import { signIn } from '../../../test/served-sign-in.ts'
import { sessionFeature } from '../../session/index.ts'
import { createReactRouterServer } from './index.ts'
import type { ReactRouterServer, RequestArguments } from './types.ts'

/** An application of React Router over the server half, with a browser. */
interface RoutedApp extends ServedApp {
  readonly browser: ServedBrowser
  readonly portico: ReactRouterServer
  /** Requests a page or its data, with the browser's cookies. */
  readonly open: (path: string, init?: RequestInit) => Promise<Response>
}

async function openRouted({ signsIn = true } = {}): Promise<RoutedApp> {
  const app = openServer()
  const browser = app.openBrowser({ keepSessionAlive: false })
  if (signsIn) await signIn(browser)
  await app.clock.advance(0)
  const portico = createReactRouterServer({ ...app.options, profiles: new Map(), public: ['/pricing'] })
  const handler = createRequestHandler(buildOf(portico), 'production')
  return {
    ...app,
    browser,
    portico,
    async open(path, init) {
      const request = new Request(appUrl + path, init)
      request.headers.set('cookie', browser.cookie())
      const response = await app.clock.work(() => handler(request))
      for (const one of response.headers.getSetCookie()) browser.jar.take(appUrl, one)
      return response
    },
  }
}

/** What the compiler of React Router makes of four route modules. Pages are the data of their loaders. */
function buildOf(portico: ReactRouterServer): ServerBuild {
  const page = (text: string) => ({ default: () => null, loader: () => text })
  const route = (id: string, path: string, module: object) => ({ id, path, parentId: 'root', module })
  const routes = {
    root: {
      id: 'root',
      path: '',
      module: {
        default: () => null,
        middleware: [portico.middleware],
        async loader({ context }: RequestArguments) {
          const state = await portico.stateOf(context)
          return { email: portico.sessionOf(context)?.user.email ?? null, hasState: state !== undefined }
        },
      },
    },
    login: route('login', 'account/login', page('sign-in')),
    pricing: route('pricing', 'pricing', {
      ...page('pricing'),
      loader: (given: RequestArguments) =>
        new URL(given.request.url).searchParams.has('own') ? portico.requireSession(given).tenantId : 'pricing',
    }),
    team: route('team', 'team', page('team')),
    api: route('api', 'api/*', { loader: portico.handle, action: portico.handle }),
  }
  const build: object = {
    routes,
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: RenderedContext) =>
          Response.json(staticHandlerContext.loaderData, { status, headers }),
        handleError() {},
      },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v8_middleware: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
  }
  return build as ServerBuild
}

interface RenderedContext {
  readonly staticHandlerContext: { readonly loaderData: object }
}

describe('the server half in React Router', () => {
  it('a page of a signed-in user has their session and the state of the client', async () => {
    const app = await openRouted()
    const response = await app.open('/team')
    expect(await response.json()).toMatchObject({ root: { email: 'admin@acme.test', hasState: true }, team: 'team' })
  })

  it('a signed-out user is led to the sign-in and back, for a document and for the data of a page', async () => {
    const app = await openRouted({ signsIn: false })
    const response = await app.open('/team?tab=2')
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      expect.stringMatching(/\/account\/login\?redirectUrl=%2Fteam%3Ftab%3D2$/),
    ])
    const data = await app.open('/team.data?tab=2')
    expect([data.status, await data.text()]).toEqual([202, expect.stringContaining('/account/login?redirectUrl=')])
  })

  it('public pages and the screens of Portico are open without a session', async () => {
    const app = await openRouted({ signsIn: false })
    for (const path of ['/pricing', '/account/login', '/account/login.data']) {
      expect((await app.open(path)).status).toBe(200)
    }
  })

  it('a loader of a public page can require a session', async () => {
    const app = await openRouted({ signsIn: false })
    const response = await app.open('/pricing?own=1')
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/account/login?redirectUrl=%2Fpricing%3Fown%3D1',
    ])
  })

  it('the data of the sign-in can be read while a log-out is under way and after it', async () => {
    const app = await openRouted()
    const [during] = await Promise.all([app.open('/account/login.data'), app.browser.client.session.logOut()])
    const after = await app.open('/account/login.data')
    expect([during.status, after.status]).toEqual([200, 200])
    expect(await (await app.open('/account/login')).json()).toMatchObject({ root: { email: null, hasState: false } })
  })

  it('a session that has ended is renewed before the loaders, and its cookies are on the answer', async () => {
    const app = await openRouted()
    await app.clock.advance(3_600_000)
    const response = await app.open('/team')
    expect(response.headers.getSetCookie().join()).toContain('fe_session')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(await response.json()).toMatchObject({ root: { email: 'admin@acme.test' } })
  })

  it('a page renders without a state if the provider refuses the profile', async () => {
    const app = await openRouted()
    // The profile of the sign-in is kept for ten seconds.
    await app.clock.advance(11_000)
    app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 403, times: 1 })
    const response = await app.open('/team')
    expect(await response.json()).toMatchObject({ root: { email: 'admin@acme.test', hasState: false } })
  })

  it('the calls of the browser are forwarded to the provider', async () => {
    const app = await openRouted()
    const response = await app.open('/api/frontegg/identity/resources/auth/v1/user/token/refresh', {
      method: 'POST',
      headers: { origin: appUrl, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ emailVerified: true, expiresIn: 300 })
  })

  it('a client of a request is signed in, and there is none without a session', async () => {
    const app = await openRouted()
    const emailAt = async (cookie: string) => {
      const [request, context] = [
        new Request(`${appUrl}/pricing`, { headers: { cookie } }),
        new RouterContextProvider(),
      ]
      let email: string | null = null
      await app.portico.middleware({ request, context }, async () => {
        const client = await app.portico.openClient(context)
        email = client?.get(sessionFeature).getSnapshot().user?.email ?? null
        client?.dispose()
        return new Response()
      })
      return email
    }
    const emails = await app.clock.work(async () => [await emailAt(app.browser.cookie()), await emailAt('')])
    expect(emails).toEqual(['admin@acme.test', null])
  })
})
