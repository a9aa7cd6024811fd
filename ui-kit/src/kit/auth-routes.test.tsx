import { PorticoProvider } from '@portico/headless'
import { hosted } from '@portico/headless/hosted-login'
import { defaultRoutes, isScreenRoute, type RouteName, routesBelow } from '@portico/headless/routes'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type AppOptions, openApp } from '../../../headless/test/open-app.ts'
import { AuthRoutes, type AuthRoutesProps } from './auth-routes.tsx'
import { PorticoKit } from './portico-kit.tsx'
import { ownScreens } from './route-screen.tsx'

afterEach(cleanup)

const routes = Object.keys(defaultRoutes) as RouteName[]
const heading = () => screen.findByRole('heading', { level: 1, name: (name) => name !== 'Sign-in' })
const isShown = (text: string) => screen.getByText(text).closest('[hidden]') === null

async function open(address: string, { screens, fixed, ...options }: AppOptions & AuthRoutesProps = {}) {
  const app = await openApp({ logLevel: 'silent', address: `http://localhost:5173${address}`, ...options })
  render(
    <PorticoKit client={app.client} isolation="none" screens={screens} fixed={fixed}>
      <p>Application</p>
    </PorticoKit>,
  )
  return app
}

describe('the routes', () => {
  it('each route that shows a screen has one', () => {
    expect(routes.filter(isScreenRoute).filter((name) => !Object.hasOwn(ownScreens, name))).toEqual([])
  })

  it.each([
    ['/account/login', 'Sign in'],
    ['/account/sign-up', 'Create your account'],
    ['/account/activate', 'This link has nothing left to do'],
    ['/account/activate/code', 'This link has nothing left to do'],
    ['/account/invitation/accept', 'This invitation is incomplete'],
    ['/account/invitation/code', 'This invitation is incomplete'],
    ['/account/forget-password', 'Forgot your password?'],
    ['/account/reset-password', 'Open the link again'],
    ['/account/social/success', 'This sign-in is over'],
    ['/account/oidc/callback', 'This sign-in is over'],
    ['/account/saml/callback', 'This sign-in is over'],
    ['/account/login/magic-link', 'There is no link to open here'],
    ['/account/unlock', 'This link has run out'],
    ['/account/impersonate', 'This link has run out'],
    ['/account/step-up', 'Signing you out'],
    ['/account/logout', 'Signing you out'],
    ['/account/redirect', 'This link doesn’t open the app'],
    ['/account/mfa-mobile-authenticator', 'Open this on your phone'],
    ['/account/reset-phone-number', 'Lost your phone number?'],
  ])('show on %s: %s', async (path, title) => {
    await open(path)
    await screen.findByRole('heading', { level: 1, name: title })
    expect(isShown('Application')).toBe(false)
  })

  it('the step-up route shows a user without a second factor that one is required', async () => {
    await open('/account/step-up', { signedInAs: 'admin@acme.test' })
    await screen.findByRole('heading', { level: 1, name: 'You need a second step for this' })
    expect(isShown('Application')).toBe(false)
  })

  it('the hosted-login callback offers a sign-in if no login returned to it', async () => {
    await open('/oauth/callback', { hostedLogin: hosted({ clientId: 'an-application' }) })
    await screen.findByRole('heading', { name: 'Sign in to go on' })
    expect(isShown('Application')).toBe(false)
  })

  it('lead from the route of hosted login to the login, where hosted login is off', async () => {
    const app = await open('/oauth/callback')
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
  })

  it('show a screen of one’s own in the place of the kit’s', async () => {
    await open('/account/logout', { signedInAs: 'admin@acme.test', screens: { logoutUrl: () => <h1>Goodbye</h1> } })
    expect((await heading()).textContent).toBe('Goodbye')
    expect(isShown('Application')).toBe(false)
  })

  it.each(['/', '/reports', '/account', '/account/logout/now'])('leave %s to the application', async (path) => {
    await open(path)
    expect(isShown('Application')).toBe(true)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('leave a route to where it is, where that is another place', async () => {
    await open('/account/logout', { routes: { logoutUrl: 'https://id.example.com/bye' } })
    expect(isShown('Application')).toBe(true)
  })

  it.each([
    ['signUpSuccessUrl', '/welcome'],
    ['customLoginAuthenticatedUrl', '/team'],
  ])('leave %s to the application', async (name, path) => {
    await open(path, { routes: { [name]: path } })
    expect(isShown('Application')).toBe(true)
  })

  it('show the login on the route of a tenant with a custom login', async () => {
    await open('/acme/login', { routes: { customLoginUrl: '/acme/login' } })
    expect((await heading()).textContent).toBe('Sign in')
  })

  it('all routes can be placed below a path', async () => {
    await open('/app/account/reset-phone-number', { routes: routesBelow('/app') })
    expect((await heading()).textContent).toBe('Lost your phone number?')
  })

  it('a fixed route is shown at any address', async () => {
    await open('/reports', { fixed: 'resetPhoneNumberUrl' })
    expect((await heading()).textContent).toBe('Lost your phone number?')
  })

  it('follow the page from one to the next, with the application kept behind them', async () => {
    const { client } = await open('/account/reset-phone-number')
    await heading()
    await act(async () => client.navigate('/account/mfa-mobile-authenticator'))
    await screen.findByRole('heading', { name: 'Open this on your phone' })
    await act(async () => client.navigate('/'))
    await waitFor(() => expect(isShown('Application')).toBe(true))
  })

  it('need no kit around them', async () => {
    const app = await openApp({ address: 'http://localhost:5173/reports' })
    render(
      <PorticoProvider client={app.client}>
        <AuthRoutes>
          <p>Application</p>
        </AuthRoutes>
      </PorticoProvider>,
    )
    expect(isShown('Application')).toBe(true)
    await act(async () => app.client.navigate('/account/redirect'))
    await waitFor(() => expect(document.querySelector('.portico')?.shadowRoot?.querySelector('h1')).toBeTruthy())
  })
})
