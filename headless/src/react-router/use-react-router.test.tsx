import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import {
  BrowserRouter,
  createBrowserRouter,
  Outlet,
  RouterProvider,
  Route as RouterRoute,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type QuietOptions, quietClient } from '../../test/quiet-client.ts'
import { takeFromAddress } from '../client/index.ts'
import { platformPorts } from '../core/ports/index.ts'
import { PorticoProvider, useRoute } from '../react/index.ts'
import { routesBelow } from '../routes/index.ts'
import { FollowReactRouter } from './index.ts'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(cleanup)

/** What the application shows: where its router and Portico believe to be, and a way on of its own. */
function Shown() {
  const { pathname, search } = useLocation()
  const { name, path, query } = useRoute()
  const navigate = useNavigate()
  return (
    <>
      <FollowReactRouter />
      <p>router at {pathname + search}</p>
      <p>
        portico at {path}
        {query.size > 0 && `?${query}`} as {String(name)}
      </p>
      <button type="button" onClick={() => void navigate('/account/sign-up')}>
        Sign up
      </button>
      <Outlet />
    </>
  )
}

/** The two ways to have a React Router, each below a basename. */
const routers: Record<string, (basename: string) => ReactElement> = {
  'a BrowserRouter': (basename) => (
    <BrowserRouter basename={basename}>
      <Routes>
        <RouterRoute path="*" element={<Shown />} />
      </Routes>
    </BrowserRouter>
  ),
  'a data router': (basename) => (
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Shown /> }], { basename })} />
  ),
}

function open(router: string, basename = '/', options: QuietOptions = {}) {
  const { page } = platformPorts()
  const left = vi.fn()
  const { client } = quietClient({ ports: { page: { ...page, open: left } }, ...options })
  const { unmount } = render(
    <StrictMode>
      <PorticoProvider client={client}>{routers[router]?.(basename)}</PorticoProvider>
    </StrictMode>,
  )
  return { client, left, unmount }
}

const both = (routerPath: string, porticoPath: string, name: string | null) =>
  waitFor(() => {
    expect(screen.getByText(`router at ${routerPath}`)).toBeDefined()
    expect(screen.getByText(`portico at ${porticoPath} as ${name}`)).toBeDefined()
  })

describe.each(Object.keys(routers))('beside %s', (router) => {
  it('the client moves by the router, and both are there', async () => {
    const { client } = open(router)
    await act(async () => client.navigate('/account/login?redirectUrl=%2Fteam'))
    await both('/account/login?redirectUrl=%2Fteam', '/account/login?redirectUrl=%2Fteam', 'loginUrl')
    expect(location.pathname).toBe('/account/login')
  })

  it('the client can take the place of the present entry', async () => {
    const { client } = open(router)
    const before = history.length
    await act(async () => client.navigate('/account/login', { replace: true }))
    await both('/account/login', '/account/login', 'loginUrl')
    expect(history.length).toBe(before)
  })

  it('the route follows what the router does by itself', async () => {
    open(router)
    await act(async () => screen.getByRole('button').click())
    await both('/account/sign-up', '/account/sign-up', 'signUpUrl')
  })

  it('the route follows a way back', async () => {
    const { client } = open(router)
    await act(async () => client.navigate('/account/login'))
    await both('/account/login', '/account/login', 'loginUrl')
    await act(async () => history.back())
    await both('/', '/', 'authenticatedUrl')
  })

  it('a one-time token is out of the address at once, and the router knows', async () => {
    const { client } = open(router)
    await act(async () => client.navigate('/account/activate?token=t&userId=u&lang=de'))
    await both(
      '/account/activate?token=t&userId=u&lang=de',
      '/account/activate?token=t&userId=u&lang=de',
      'activateUrl',
    )
    const entries = history.length
    const state: unknown = history.state
    await act(async () => {
      expect(takeFromAddress(client, ['token', 'userId'])).toEqual({ token: 't', userId: 'u' })
      expect(location.search).toBe('?lang=de')
      expect(takeFromAddress(client, ['token', 'userId'])).toEqual({})
    })
    await both('/account/activate?lang=de', '/account/activate?lang=de', 'activateUrl')
    expect(history.length).toBe(entries)
    expect(history.state).toEqual(state)
  })

  it('a basename is the beginning of every route', async () => {
    history.replaceState(null, '', '/app')
    const { client } = open(router, '/app', { routes: routesBelow('/app') })
    await both('/', '/app', 'authenticatedUrl')
    await act(async () => client.navigate('/app/account/login?x=1'))
    await both('/account/login?x=1', '/app/account/login?x=1', 'loginUrl')
    await act(async () => client.navigate('/app?tab=2'))
    await both('/?tab=2', '/app?tab=2', 'authenticatedUrl')
  })

  it.each(['/', '/elsewhere', '/application'])(
    'what is outside of the basename is a page of its own: %s',
    async (path) => {
      history.replaceState(null, '', '/app')
      const { client, left } = open(router, '/app', { routes: routesBelow('/app') })
      await act(async () => client.navigate(path))
      expect(left).toHaveBeenCalledWith(`${location.origin}${path}`)
    },
  )

  it('the client moves by itself once the router has gone', async () => {
    const { client, unmount } = open(router)
    unmount()
    client.navigate('/reports')
    expect(location.pathname).toBe('/reports')
  })
})
