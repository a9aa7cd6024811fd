import { describe, expect, it } from 'vitest'
import { PorticoError } from '../core/errors.ts'
import { createRoutes, defaultRoutes, hidesMainContent, routeOf, routesBelow } from './table.ts'

describe('the routes', () => {
  it('the routes are those of the specification', () => {
    expect(defaultRoutes).toEqual({
      authenticatedUrl: '/',
      loginUrl: '/account/login',
      stepUpUrl: '/account/step-up',
      logoutUrl: '/account/logout',
      activateUrl: '/account/activate',
      activateWithOTCUrl: '/account/activate/code',
      impersonationUrl: '/account/impersonate',
      acceptInvitationUrl: '/account/invitation/accept',
      acceptInvitationWithOTCUrl: '/account/invitation/code',
      forgetPasswordUrl: '/account/forget-password',
      resetPhoneNumberUrl: '/account/reset-phone-number',
      resetPasswordUrl: '/account/reset-password',
      socialLoginCallbackUrl: '/account/social/success',
      signUpUrl: '/account/sign-up',
      oidcRedirectUrl: '/account/oidc/callback',
      samlCallbackUrl: '/account/saml/callback',
      magicLinkCallbackUrl: '/account/login/magic-link',
      hostedLoginRedirectUrl: '/oauth/callback',
      openAppUrl: '/account/redirect',
      unlockAccountUrl: '/account/unlock',
      mfaMobileAuthenticator: '/account/mfa-mobile-authenticator',
    })
  })

  it('take overrides one by one', () => {
    expect(createRoutes()).toEqual(defaultRoutes)
    expect(createRoutes({ loginUrl: '/sign-in' })).toEqual({ ...defaultRoutes, loginUrl: '/sign-in' })
    expect(createRoutes({ signUpSuccessUrl: '/welcome' }).signUpSuccessUrl).toBe('/welcome')
  })

  it('keep the default where an override is undefined', () => {
    const overrides: object = { loginUrl: undefined }
    expect(createRoutes(overrides)).toEqual(defaultRoutes)
  })

  it.each(['/sign-in', '/', '/a/b?c=d', 'https://id.example/login', 'http://localhost:3000/login'])(
    'take %s',
    (route) => {
      expect(createRoutes({ loginUrl: route }).loginUrl).toBe(route)
    },
  )

  it.each([
    '',
    'login',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'ftp://a.example/',
    'https:/x',
    'https://',
    'https://[',
    '#login',
  ])('an invalid route %j is refused, and the error names the route', (route) => {
    expect(() => createRoutes({ loginUrl: route })).toThrow(PorticoError)
    expect(() => createRoutes({ loginUrl: route })).toThrow(
      expect.objectContaining({ code: 'invalid-route', message: expect.stringContaining('The route loginUrl is') }),
    )
  })
})

describe('the route of a path', () => {
  const routes = createRoutes({ signUpSuccessUrl: '/welcome' })

  it.each(Object.entries(routes))(
    'the route of a path is %s at its own path, with slash and query too',
    (name, path) => {
      for (const form of [path, `${path}?x=/account/login`, `${path}#x`, `${path}/`, `${path}/?x=1`]) {
        expect(routeOf(routes, form), form).toBe(name)
      }
    },
  )

  it.each([
    '/account',
    '/account/loginx',
    '/account/login/x',
    '/ACCOUNT/LOGIN',
    'account/login',
    '/team',
    '/constructor',
    '/__proto__',
    '/toString',
  ])('the route of a path is null at %s', (path) => {
    expect(routeOf(routes, path)).toBeNull()
  })

  it('the route of a path is null if the route is at another address', () => {
    expect(routeOf(createRoutes({ loginUrl: 'https://id.example/sign-in' }), '/sign-in')).toBeNull()
  })

  it('follows overrides', () => {
    const moved = createRoutes({ loginUrl: '/sign-in/' })
    expect(routeOf(moved, '/sign-in')).toBe('loginUrl')
    expect(routeOf(moved, '/account/login')).toBeNull()
  })
})

describe('the content of the application', () => {
  const own = { authenticatedUrl: '/', signUpSuccessUrl: '/welcome', customLoginAuthenticatedUrl: '/acme' }
  const routes = createRoutes({ ...own, customLoginUrl: '/acme/login' })

  it('the content of the application is hidden on every route except its own', () => {
    for (const [name, path] of Object.entries(routes)) {
      expect(hidesMainContent(routes, path), name).toBe(!Object.hasOwn(own, name))
    }
  })

  it('the content of the application is shown at every path that is no route', () => {
    expect(hidesMainContent(routes, '/team?x=/account/login')).toBe(false)
  })
})

describe('routes below a path', () => {
  it.each(['/app', '/app/', '/a/b'])('all begin with it: %s', (base) => {
    const prefix = base.replace(/\/$/, '')
    for (const [name, route] of Object.entries(routesBelow(base))) {
      if (name === 'authenticatedUrl') expect(route).toBe(prefix)
      else expect(route, name).toBe(`${prefix}${Object.entries(defaultRoutes).find(([one]) => one === name)?.[1]}`)
    }
  })

  it('take overrides below it as well, and leave addresses as they are', () => {
    const routes = routesBelow('/app', {
      loginUrl: '/in',
      logoutUrl: 'https://id.example/out',
      signUpSuccessUrl: '/hi/',
    })
    expect(routes).toMatchObject({
      loginUrl: '/app/in',
      logoutUrl: 'https://id.example/out',
      signUpSuccessUrl: '/app/hi',
    })
  })

  it.each(['', '/'])('routes below a path are the defaults if the path is the top: %j', (base) => {
    expect(routesBelow(base)).toEqual(defaultRoutes)
  })
})
