import { cleanup, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import { AdminPortal, ContextHolder, FronteggProvider, useAuth } from '../index.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Name = () => <p>{useAuth().user?.name ?? 'Nobody'}</p>

describe('ContextHolder', () => {
  it('returns options, user and token of the mounted provider', async () => {
    await renderApp(
      (baseUrl) => (
        <FronteggProvider contextOptions={{ baseUrl, clientId: 'a-client' }} basename="/app">
          <Name />
        </FronteggProvider>
      ),
      { isSignedIn: true },
    )
    await screen.findByText('Ada Admin')
    expect(ContextHolder.getContext()).toEqual({ baseUrl: 'http://localhost:4400', clientId: 'a-client' })
    expect(ContextHolder.default().getUser()?.email).toBe('admin@acme.test')
    expect(ContextHolder.getAccessToken()).toBe(ContextHolder.getUser()?.accessToken)
    expect(ContextHolder.getBasename()).toBe('/app')
  })

  it('is ready in the first effect of a child', async () => {
    let found: unknown
    function Child() {
      useEffect(() => {
        found = ContextHolder.getContext().baseUrl
      }, [])
      return null
    }
    const { provider } = await renderApp((baseUrl) => (
      <FronteggProvider contextOptions={{ baseUrl }}>
        <Child />
      </FronteggProvider>
    ))
    expect(found).toBe(provider.baseUrl)
  })

  it('keeps two providers of one page apart by their names', async () => {
    const { provider } = await renderApp((baseUrl) => (
      <>
        <FronteggProvider contextOptions={{ baseUrl }}>
          <Name />
        </FronteggProvider>
        <FronteggProvider appName="second" contextOptions={{ baseUrl: `${baseUrl}/`, appId: 'other' }}>
          <p>Second</p>
        </FronteggProvider>
      </>
    ))
    expect(ContextHolder.for('second').getContext().appId).toBe('other')
    expect(ContextHolder.getContext()).toEqual({ baseUrl: provider.baseUrl })
  })

  it('without a provider it has no user and no token, and its context names the missing provider', () => {
    expect(ContextHolder.getUser()).toBeNull()
    expect(ContextHolder.getAccessToken()).toBeNull()
    expect(() => ContextHolder.getContext()).toThrow('needs a mounted FronteggProvider')
  })
})

describe('AdminPortal', () => {
  it('show opens the portal over the application, and hide closes it', async () => {
    await renderApp(
      (baseUrl) => (
        <FronteggProvider contextOptions={{ baseUrl }}>
          <Name />
        </FronteggProvider>
      ),
      { isSignedIn: true },
    )
    await screen.findByText('Ada Admin')
    AdminPortal.show()
    await waitFor(() => expect(portalIn(document)).not.toBeNull())
    AdminPortal.hide()
    await waitFor(() => expect(portalIn(document)).toBeNull())
  })

  it.each([
    ['#/admin-box/users', 'users'],
    ['#/admin-box/api-tokens', 'apiTokens'],
    ['#/admin-box/subscriptions', 'subscriptions'],
    ['#/admin-box/security/mfa', 'security'],
  ])('show opens the section of the hash %s, and the hash leaves the address', async (hash, section) => {
    await renderApp(
      (baseUrl) => (
        <FronteggProvider contextOptions={{ baseUrl }}>
          <Name />
        </FronteggProvider>
      ),
      { isSignedIn: true },
    )
    await screen.findByText('Ada Admin')
    window.location.hash = hash
    AdminPortal.show()
    await waitFor(() => expect(new URLSearchParams(location.search).get('portal')).toBe(section))
    expect(location.hash).toBe('')
  })

  it('a page that is loaded with such a hash opens the section', async () => {
    await renderApp(
      (baseUrl) => (
        <FronteggProvider contextOptions={{ baseUrl }}>
          <Name />
        </FronteggProvider>
      ),
      { isSignedIn: true, path: '/pricing#/admin-box/users' },
    )
    await waitFor(() => expect(location.href).toMatch(/\/pricing\?portal=users$/))
  })

  it('a call before the first render names the missing provider', () => {
    expect(() => AdminPortal.show()).toThrow('AdminPortal.show needs a mounted FronteggProvider')
  })
})

/** The portal over the page, in the shadow root of its screen. */
function portalIn(page: Document): Element | null {
  const roots = [...page.querySelectorAll('.portico')].map((host) => host.shadowRoot ?? host)
  return roots.map((root) => root.querySelector('[role="dialog"]')).find((found) => found !== null) ?? null
}
