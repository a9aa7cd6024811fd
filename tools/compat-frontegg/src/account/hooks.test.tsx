import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../test/render-app.tsx'
import {
  ContextHolder,
  FronteggProvider,
  useAuth,
  useAuthActions,
  useAuthUser,
  useAuthUserOrNull,
  useLoginWithRedirect,
  useTenantsActions,
  useTenantsState,
} from '../index.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Home() {
  const { isAuthenticated, isLoading, user } = useAuth()
  const { logout, switchTenant } = useAuthActions()
  const labs = user?.tenants.find(({ name }) => name === 'Acme Labs')
  if (isLoading) return <p>Loading</p>
  if (!isAuthenticated || !user) return <p>Signed out</p>
  return (
    <>
      <h1>{user.name}</h1>
      <p>{`${user.email} ${user.roles.map(({ key }) => key).join()} ${user.tenantIds.length} ${user.sub === user.id}`}</p>
      <p>{`token of ${payloadOf(user.accessToken).tenantId === user.tenantId ? 'the tenant' : 'another tenant'}`}</p>
      <p>{`in ${user.tenants.find(({ tenantId }) => tenantId === user.tenantId)?.name}`}</p>
      <button type="button" onClick={() => labs && void switchTenant({ tenantId: labs.tenantId })}>
        Switch
      </button>
      <button type="button" onClick={() => void logout()}>
        Log out
      </button>
    </>
  )
}

function payloadOf(token: string): { readonly tenantId?: string } {
  return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
}

const within = (page: React.ReactElement) => (baseUrl: string) => (
  <FronteggProvider contextOptions={{ baseUrl }}>{page}</FronteggProvider>
)

describe('a session of the former SDK', () => {
  it('a session that the former SDK opened is taken over without a sign-in', async () => {
    const { called } = await renderApp(within(<Home />), { isSignedIn: true })
    await screen.findByRole('heading', { name: 'Ada Admin' })
    expect(called().filter((operation) => /auth\/v1\/user$/.test(operation))).toEqual([])
  })

  it('the user has the members of the former SDK, with the token of the same moment', async () => {
    await renderApp(within(<Home />), { isSignedIn: true })
    expect(await screen.findByText('admin@acme.test Admin 3 true')).toBeTruthy()
    expect(screen.getByText('token of the tenant')).toBeTruthy()
  })

  it('a switch of tenants changes user and token together', async () => {
    await renderApp(within(<Home />), { isSignedIn: true })
    await screen.findByText('in Acme')
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }))
    expect(await screen.findByText('in Acme Labs')).toBeTruthy()
    expect(screen.getByText('token of the tenant')).toBeTruthy()
  })

  it('a log-out ends the session at the provider', async () => {
    const { called } = await renderApp(within(<Home />), { isSignedIn: true })
    await userEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('Signed out')).toBeTruthy()
    await waitFor(() => expect(called().some((operation) => /logout/i.test(operation))).toBe(true))
    expect(ContextHolder.getAccessToken()).toBeNull()
  })
})

describe('a visit without a session', () => {
  it('useAuth reports the load first and the signed-out person afterwards', async () => {
    await renderApp(within(<Home />))
    expect(screen.getByText('Loading')).toBeTruthy()
    expect(await screen.findByText('Signed out')).toBeTruthy()
  })

  it('useAuthUser leads a signed-out person to the sign-in, with the way back', async () => {
    function Guarded() {
      const user = useAuthUser()
      return <p>{user ? user.name : 'Guest'}</p>
    }
    await renderApp(within(<Guarded />), { path: '/team?tab=2' })
    await waitFor(() => expect(window.location.pathname).toBe('/account/login'))
    expect(new URLSearchParams(window.location.search).get('redirectUrl')).toBe('/team?tab=2')
  })

  it('loginWithRedirect leads to the sign-in once it is known that there is no session', async () => {
    function Door() {
      const login = useLoginWithRedirect()
      return (
        <button type="button" onClick={() => void login()}>
          Sign in
        </button>
      )
    }
    await renderApp(within(<Door />))
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/account/login'))
  })

  it('loginWithRedirect keeps a signed-in person on the page', async () => {
    function Door() {
      const login = useLoginWithRedirect()
      const user = useAuthUserOrNull()
      return (
        <button type="button" onClick={() => void login().then(() => document.body.setAttribute('data-asked', ''))}>
          {user ? user.name : 'Nobody'}
        </button>
      )
    }
    await renderApp(within(<Door />), { isSignedIn: true })
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(document.body.hasAttribute('data-asked')).toBe(true))
    expect(window.location.pathname).toBe('/')
  })
})

describe('parts of the account', () => {
  it('a selector of useAuth returns its part', async () => {
    const Name = () => <p>{useAuth(({ user }) => user?.name) ?? 'Nobody'}</p>
    await renderApp(within(<Name />), { isSignedIn: true })
    expect(await screen.findByText('Ada Admin')).toBeTruthy()
  })

  it('useTenantsState and useTenantsActions list tenants, and call back after a refused switch', async () => {
    function Tenants() {
      const { tenants, activeTenant } = useTenantsState()
      const { switchTenant } = useTenantsActions()
      const refuse = () =>
        void switchTenant({
          tenantId: 'none',
          callback: (isDone, error) => document.body.setAttribute('data-answer', `${isDone} ${error instanceof Error}`),
        })
      return (
        <button
          type="button"
          onClick={refuse}
        >{`${tenants.map(({ name }) => name).join()} in ${activeTenant?.name}`}</button>
      )
    }
    await renderApp(within(<Tenants />), { isSignedIn: true })
    await userEvent.click(await screen.findByRole('button', { name: /Acme Labs.* in Acme$/ }))
    await waitFor(() => expect(document.body.getAttribute('data-answer')).toBe('false true'))
  })
})
