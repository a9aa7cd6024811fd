import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeFromAddress } from '../../src/client/address-values.ts'
import { platformPorts } from '../../src/core/ports/index.ts'
import { PorticoProvider } from '../../src/react/index.ts'
import { routesBelow } from '../../src/routes/index.ts'
import { type QuietOptions, quietClient } from '../quiet-client.ts'
import { adapters } from './adapters.tsx'

let close = () => {}

beforeEach(() => {
  history.replaceState(null, '', '/')
  // happy-dom does not implement `scrollTo`, which routers call.
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  close()
  vi.unstubAllGlobals()
})

describe.each(adapters)('beside $title', (adapter) => {
  async function open(base = '/', options: QuietOptions = {}) {
    const opened = adapter.open(base)
    close = opened.close
    const { page } = platformPorts()
    const left = vi.fn()
    const { client } = quietClient({ ports: { page: { ...page, open: left } }, ...options })
    const { unmount } = render(
      <StrictMode>
        <PorticoProvider client={client}>{opened.application}</PorticoProvider>
      </StrictMode>,
    )
    await screen.findByRole('button')
    return { client, left, unmount }
  }

  const both = (routerPath: string, porticoPath: string, name: string | null) =>
    waitFor(() => {
      expect(screen.getByText(`router at ${routerPath}`)).toBeDefined()
      expect(screen.getByText(`portico at ${porticoPath} as ${name}`)).toBeDefined()
    })

  it('the client moves by the router, and both are there', async () => {
    const { client } = await open()
    await act(async () => client.navigate('/account/login?redirectUrl=%2Fteam'))
    await both('/account/login?redirectUrl=%2Fteam', '/account/login?redirectUrl=%2Fteam', 'loginUrl')
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
    const link = '/account/activate?token=t&userId=u&lang=de'
    await act(async () => client.navigate(link))
    await both(link, link, 'activateUrl')
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

  it('the path of the router is the beginning of every route', async () => {
    history.replaceState(null, '', '/app')
    const { client } = await open('/app', { routes: routesBelow('/app') })
    await both('/', '/app', 'authenticatedUrl')
    await act(async () => client.navigate('/app/account/login?x=1'))
    await both('/account/login?x=1', '/app/account/login?x=1', 'loginUrl')
    await act(async () => client.navigate('/app?tab=2'))
    await both('/?tab=2', '/app?tab=2', 'authenticatedUrl')
  })

  it.each(['/', '/elsewhere', '/application'])(
    'what is outside of the path of the router is a page of its own: %s',
    async (path) => {
      history.replaceState(null, '', '/app')
      const { client, left } = await open('/app', { routes: routesBelow('/app') })
      await act(async () => client.navigate(path))
      expect(left).toHaveBeenCalledWith(`${location.origin}${path}`)
    },
  )

  it('the client moves by itself once the router has gone', async () => {
    const { client, unmount } = await open()
    unmount()
    client.navigate('/reports')
    expect(location.pathname).toBe('/reports')
  })
})
