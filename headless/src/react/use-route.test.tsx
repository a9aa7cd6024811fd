import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type QuietOptions, quietClient } from '../../test/quiet-client.ts'
import { platformPorts } from '../core/ports/index.ts'
import { PorticoProvider } from './context.ts'
import { useRoute } from './use-route.ts'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Follows the address of the real page. */
function followPage(options: QuietOptions = {}) {
  const { client } = quietClient({ ports: { page: platformPorts().page }, ...options })
  let renders = 0
  const { result, rerender, unmount } = renderHook(
    () => {
      renders += 1
      return useRoute()
    },
    { wrapper: ({ children }) => <PorticoProvider client={client}>{children}</PorticoProvider> },
  )
  return { client, route: () => result.current, renders: () => renders, rerender, unmount }
}

describe('useRoute', () => {
  it('useRoute returns the route, path and query of the page', () => {
    history.replaceState(null, '', '/account/login?redirectUrl=%2Freports#top')
    const { name, path, query } = followPage().route()
    expect({ name, path, query: [...query] }).toEqual({
      name: 'loginUrl',
      path: '/account/login',
      query: [['redirectUrl', '/reports']],
    })
  })

  it.each([
    ['/', 'authenticatedUrl'],
    ['/account/login/', 'loginUrl'],
    ['/account/activate?userId=1&token=2', 'activateUrl'],
    ['/reports', null],
  ])('names the route of %s as %s', (address, name) => {
    history.replaceState(null, '', address)
    expect(followPage().route().name).toBe(name)
  })

  it('names routes as the client has them', () => {
    history.replaceState(null, '', '/sign-in')
    expect(followPage({ routes: { loginUrl: '/sign-in' } }).route().name).toBe('loginUrl')
  })

  it('follows the client', () => {
    const { client, route } = followPage()
    act(() => client.navigate('/account/sign-up'))
    expect(route()).toMatchObject({ name: 'signUpUrl', path: '/account/sign-up' })
  })

  it('follows a change of the query alone', () => {
    const { client, route } = followPage()
    act(() => client.navigate('/?tab=team'))
    expect(route().query.get('tab')).toBe('team')
  })

  it('follows a person who goes back', async () => {
    const { client, route } = followPage()
    act(() => client.navigate('/reports'))
    act(() => history.back())
    await waitFor(() => expect(route().path).toBe('/'))
  })

  it('useRoute follows a page of the application, which has events of its own', () => {
    let path = '/'
    const listeners = new Set<() => void>()
    const page = {
      ...platformPorts().page,
      url: () => new URL(path, 'https://app.example.com'),
      onMove(listener: () => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    const { route, unmount } = followPage({ ports: { page } })
    act(() => {
      path = '/reports'
      for (const listener of listeners) listener()
    })
    expect(route().path).toBe('/reports')
    unmount()
    expect(listeners.size).toBe(0)
  })

  it('useRoute follows a router that does not notify, if the browser notifies', async () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const { route } = followPage()
    history.pushState(null, '', '/reports')
    await act(async () => void navigation.dispatchEvent(new Event('currententrychange')))
    expect(route().path).toBe('/reports')
  })

  it('useRoute does not render again while the address stays', () => {
    const { renders } = followPage()
    act(() => void window.dispatchEvent(new Event('popstate')))
    expect(renders()).toBe(1)
  })

  it('useRoute returns the same object while the address stays, for effects that depend on it', () => {
    const { route, rerender } = followPage()
    const before = route()
    rerender()
    expect(route()).toBe(before)
  })

  it('looks at the page no more when it has left it', () => {
    const navigation = new EventTarget()
    vi.stubGlobal('navigation', navigation)
    const { page } = platformPorts()
    const looking = vi.fn(page.url)
    const { unmount } = followPage({ ports: { page: { ...page, url: looking } } })
    unmount()
    looking.mockClear()
    for (const event of ['popstate', 'hashchange']) window.dispatchEvent(new Event(event))
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(looking).not.toHaveBeenCalled()
  })

  it('useRoute has no route and no path without a page', () => {
    const { ports } = quietClient()
    const { route } = followPage({ ports: { page: { ...ports.page, url: () => null } } })
    expect(route()).toMatchObject({ name: null, path: '' })
    expect([...route().query]).toEqual([])
  })

  it('useRoute can be used by several components of one page', () => {
    const { client } = quietClient({ ports: { page: platformPorts().page } })
    function Path() {
      return <i>{useRoute().path}</i>
    }
    const { container } = render(
      <PorticoProvider client={client}>
        <Path />
        <Path />
      </PorticoProvider>,
    )
    act(() => client.navigate('/reports'))
    expect(container.textContent).toBe('/reports/reports')
  })
})
