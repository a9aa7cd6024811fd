import { describe, expect, it } from 'vitest'
import { type QuietOptions, quietClient } from '../../test/quiet-client.ts'
import { defaultRoutes } from '../routes/index.ts'
import { redirectToSignIn } from './redirect-to-sign-in.ts'
import { routesOf } from './routes-of.ts'
import { keepRedirect, storedRedirectKey } from './stored-redirect.ts'
import { keepWayBack, navigateAfterAuth } from './way-back.ts'

const login = 'http://localhost:5173/account/login'

/** Returns the navigation after a sign-in on `address`, with `stored` as the stored way back. */
function after(address: string, options: QuietOptions & { readonly stored?: string } = {}) {
  const { stored, ...clientOptions } = options
  const { client, ports } = quietClient({ address, ...clientOptions })
  if (stored !== undefined) ports.storage.local.set(storedRedirectKey, stored)
  navigateAfterAuth(client)
  const { moves, opened } = ports.page
  return { moves, opened, lines: ports.lines, stored: ports.storage.local.get(storedRedirectKey) }
}

const asking = (redirectUrl: string) => `${login}?${new URLSearchParams({ redirectUrl })}`

describe('after signing in', () => {
  it('a person goes to authenticatedUrl, in place of the login in the history', () => {
    expect(after(login).moves).toEqual([{ path: '/', replace: true }])
  })

  it('a person goes to the authenticatedUrl of the application', () => {
    expect(after(login, { routes: { authenticatedUrl: '/home' } }).moves).toEqual([{ path: '/home', replace: true }])
  })

  it('a person goes where the page asks', () => {
    const { moves, lines } = after(asking('/reports?year=2026#may'))
    expect(moves.map(({ path }) => path)).toEqual(['/reports?year=2026#may'])
    expect(lines).toEqual([])
  })

  it('a person goes back to where they came from, once', () => {
    const { moves, stored } = after(login, { stored: '/team' })
    expect(moves.map(({ path }) => path)).toEqual(['/team'])
    expect(stored).toBeNull()
  })

  it('a person goes where the page asks rather than to what was stored, which is forgotten', () => {
    const { moves, stored } = after(asking('/reports'), { stored: '/team' })
    expect(moves.map(({ path }) => path)).toEqual(['/reports'])
    expect(stored).toBeNull()
  })

  it('another origin is refused with one warning that does not repeat it', () => {
    const { moves, opened, lines } = after(asking('https://evil.test/?code=s3cret'))
    expect(moves.map(({ path }) => path)).toEqual(['/'])
    expect(opened).toEqual([])
    expect(lines).toEqual([expect.stringMatching(/^warn .*A redirect was refused/)])
    expect(lines.join()).not.toContain('evil.test')
  })

  it('an allowed origin is gone to', () => {
    const { moves, opened } = after(asking('https://app.acme.test/x'), { allowedOrigins: ['https://app.acme.test'] })
    expect(opened).toEqual(['https://app.acme.test/x'])
    expect(moves).toEqual([])
  })

  it('any origin is gone to where redirects are not held to some', () => {
    expect(after(asking('https://elsewhere.test/'), { enforceRedirects: false }).opened).toEqual([
      'https://elsewhere.test/',
    ])
  })

  it('no script is run even then', () => {
    const { moves, opened } = after(asking('javascript:alert(1)'), { enforceRedirects: false })
    expect(moves.map(({ path }) => path)).toEqual(['/'])
    expect(opened).toEqual([])
  })

  it('the application’s router is what moves', () => {
    const moves: unknown[] = []
    after(asking('/reports'), { navigate: (...move) => void moves.push(move) })
    expect(moves).toEqual([['/reports', { replace: true }]])
  })
})

describe('a way back that is stored', () => {
  /** Returns the navigation of a user who leaves `address` to sign in, and returns `ms` milliseconds later. */
  function backAfter(ms: number, address: string) {
    const { client, ports } = quietClient({ address })
    keepWayBack(client)
    const stored = ports.storage.local.get(storedRedirectKey)
    ports.page.move('/account/social/success', { replace: true })
    ports.clock.jump(ms)
    navigateAfterAuth(client)
    return { stored, path: ports.page.url()?.pathname, lines: ports.lines }
  }

  it.each([
    [3_599_999, '/team'],
    [3_600_000, '/'],
    [-3_600_000, '/'],
  ])('leads, %s milliseconds later, to %s', (ms, path) => {
    expect(backAfter(ms, asking('/team'))).toMatchObject({ stored: '/team', path })
  })

  it.each(['https://evil.test/', 'javascript:alert(1)', '/account/login/magic-link?token=x'])(
    'a return address is validated when it is stored: %s is refused',
    (redirectUrl) => {
      const { stored, lines } = backAfter(0, asking(redirectUrl))
      expect([stored, lines]).toEqual([null, [expect.stringMatching(/^warn .*A redirect was refused/)]])
    },
  )

  it('goes if another is refused in its place', () => {
    const { client, ports } = quietClient({ address: login })
    keepRedirect(client, '/team')
    keepRedirect(client, '//evil.test')
    expect(ports.storage.local.get(storedRedirectKey)).toBeNull()
  })
})

describe('a signed-out person', () => {
  /** Returns the redirects of a signed-out user on `address`. */
  function from(address: string, options: QuietOptions = {}) {
    const { client, ports } = quietClient({ address, ...options })
    redirectToSignIn(client)
    return [...ports.page.moves.map(({ path }) => path), ...ports.page.opened]
  }

  it('a signed-out user is redirected to the login route with the complete return address', () => {
    expect(from('http://localhost:5173/reports?year=2026&by=team#may')).toEqual([
      `/account/login?${new URLSearchParams({ redirectUrl: '/reports?year=2026&by=team#may' })}`,
    ])
  })

  it('comes back to where they were', () => {
    const [path = ''] = from('http://localhost:5173/reports?year=2026&by=team#may')
    const target = after(new URL(path, 'http://localhost:5173').href).moves.map((move) => move.path)
    expect(target).toEqual(['/reports?year=2026&by=team#may'])
  })

  it.each(['', '/', '?redirectUrl=%2Fteam', '/?redirectUrl=%2Fteam#top'])('stays on the login route%s', (rest) => {
    expect(from(login + rest)).toEqual([])
  })

  it('stays on a login route that is given as an address', () => {
    expect(from('http://localhost:5173/sign-in', { routes: { loginUrl: 'http://localhost:5173/sign-in' } })).toEqual([])
  })

  it('a signed-out user is redirected from a path that only begins like the login route', () => {
    expect(from('http://localhost:5173/account/login-help')).toHaveLength(1)
  })

  it('a login route with its own query keeps it if a signed-out user is redirected', () => {
    expect(from('http://localhost:5173/team', { routes: { loginUrl: '/sign-in?org=acme' } })).toEqual([
      '/sign-in?org=acme&redirectUrl=%2Fteam',
    ])
  })

  it.each(['/account/forget-password', '/account/activate?token=x', '/account/login/'])('stays on %s', (path) => {
    const { client, ports } = quietClient({ address: `http://localhost:5173${path}` })
    redirectToSignIn(client)
    expect(ports.page.moves).toEqual([])
  })

  it('takes along the tenant the page names', () => {
    const { client, ports } = quietClient({ address: 'http://localhost:5173/?tenantId=acme' })
    redirectToSignIn(client)
    expect(ports.page.url()?.searchParams.get('tenantId')).toBe('acme')
  })

  it('a signed-out user is redirected to a login on another origin', () => {
    expect(from('http://localhost:5173/', { routes: { loginUrl: 'https://login.acme.test/' } })).toEqual([
      'https://login.acme.test/',
    ])
    expect(from('http://localhost:5173/reports', { routes: { loginUrl: 'https://login.acme.test/' } })).toEqual([
      'https://login.acme.test/?redirectUrl=http%3A%2F%2Flocalhost%3A5173%2Freports',
    ])
  })
})

describe('the routes of a client', () => {
  it('the routes of a client override the defaults', () => {
    const { client } = quietClient({ routes: { loginUrl: '/sign-in' } })
    expect(routesOf(client)).toEqual({ ...defaultRoutes, loginUrl: '/sign-in' })
  })

  it('the routes of one client are independent of those of another', () => {
    const one = quietClient({ routes: { loginUrl: '/one' } }).client
    const other = quietClient({ routes: { loginUrl: '/other' } }).client
    expect([one, other, one].map((client) => routesOf(client).loginUrl)).toEqual(['/one', '/other', '/one'])
  })

  it('an unsafe route makes a client use the default routes, and is logged once', () => {
    const { client, ports } = quietClient({ routes: { loginUrl: 'javascript:alert(1)', signUpUrl: '/join' } })
    expect([routesOf(client), routesOf(client)]).toEqual([defaultRoutes, defaultRoutes])
    expect(ports.lines).toEqual([expect.stringMatching(/^error .*The route loginUrl is "javascript:alert\(1\)"/)])
  })
})
