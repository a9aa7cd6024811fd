import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type QuietOptions, quietClient } from '../../test/quiet-client.ts'
import { takeFromAddress } from '../client/index.ts'
import { platformPorts } from '../core/ports/index.ts'
import { PorticoProvider, useRoute } from '../react/index.ts'
import { routesBelow } from '../routes/index.ts'
import { FollowTanStackRouter } from './index.ts'

let histories: { destroy: () => void }[] = []

beforeEach(() => {
  history.replaceState(null, '', '/')
  // happy-dom scrolls nowhere, and the router asks for it.
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  for (const one of histories) one.destroy()
  histories = []
  vi.unstubAllGlobals()
})

/** What the application shows: where its router and Portico believe to be, and a way on of its own. */
function Shown() {
  const { pathname, searchStr } = useLocation()
  const { name, path, query } = useRoute()
  const router = useRouter()
  return (
    <>
      <FollowTanStackRouter />
      <p>router at {pathname + searchStr}</p>
      <p>
        portico at {path}
        {query.size > 0 && `?${query}`} as {String(name)}
      </p>
      <button type="button" onClick={() => router.history.push('/account/sign-up')}>
        Sign up
      </button>
    </>
  )
}

async function open(basepath = '/', options: QuietOptions = {}) {
  const rootRoute = createRootRoute({ component: Shown, notFoundComponent: () => null })
  const anything = createRoute({ getParentRoute: () => rootRoute, path: '$' })
  const browserHistory = createBrowserHistory()
  histories.push(browserHistory)
  const router = createRouter({ routeTree: rootRoute.addChildren([anything]), basepath, history: browserHistory })
  const { client } = quietClient({ ports: { page: platformPorts().page }, ...options })
  const { unmount } = render(
    <StrictMode>
      <PorticoProvider client={client}>
        <RouterProvider router={router} />
      </PorticoProvider>
    </StrictMode>,
  )
  await screen.findByRole('button')
  return { client, unmount }
}

const both = (routerPath: string, porticoPath: string, name: string | null) =>
  waitFor(() => {
    expect(screen.getByText(`router at ${routerPath}`)).toBeDefined()
    expect(screen.getByText(`portico at ${porticoPath} as ${name}`)).toBeDefined()
  })

describe('beside a TanStack Router', () => {
  it('the client moves by the router, and both are there', async () => {
    const { client } = await open()
    await act(async () => client.navigate('/account/login?tab=team'))
    await both('/account/login?tab=team', '/account/login?tab=team', 'loginUrl')
    expect(location.pathname).toBe('/account/login')
  })

  it('the client can take the place of the present entry', async () => {
    const { client } = await open()
    const before = history.length
    await act(async () => client.navigate('/account/login', { replace: true }))
    await both('/account/login', '/account/login', 'loginUrl')
    expect(history.length).toBe(before)
  })

  it('the route follows what the router does by itself', async () => {
    await open()
    await act(async () => screen.getByRole('button').click())
    await both('/account/sign-up', '/account/sign-up', 'signUpUrl')
  })

  it('the route follows a way back', async () => {
    const { client } = await open()
    await act(async () => client.navigate('/account/login'))
    await both('/account/login', '/account/login', 'loginUrl')
    await act(async () => history.back())
    await both('/', '/', 'authenticatedUrl')
  })

  it('a one-time token is out of the address at once, and the router knows', async () => {
    const { client } = await open()
    await act(async () => client.navigate('/account/activate?token=t&userId=u&lang=de'))
    await both(
      '/account/activate?token=t&userId=u&lang=de',
      '/account/activate?token=t&userId=u&lang=de',
      'activateUrl',
    )
    const state: unknown = history.state
    await act(async () => {
      expect(takeFromAddress(client, ['token', 'userId'])).toEqual({ token: 't', userId: 'u' })
      expect(location.search).toBe('?lang=de')
      expect(takeFromAddress(client, ['token', 'userId'])).toEqual({})
    })
    await both('/account/activate?lang=de', '/account/activate?lang=de', 'activateUrl')
    expect(history.state).toEqual(state)
  })

  it('a basepath is the beginning of every route', async () => {
    history.replaceState(null, '', '/app')
    const { client } = await open('/app', { routes: routesBelow('/app') })
    await act(async () => client.navigate('/app/account/login'))
    await waitFor(() => expect(screen.getByText('portico at /app/account/login as loginUrl')).toBeDefined())
    expect(location.pathname).toBe('/app/account/login')
  })

  it('the client moves by itself once the router has gone', async () => {
    const { client, unmount } = await open()
    unmount()
    client.navigate('/reports')
    expect(location.pathname).toBe('/reports')
  })
})
