import { developerError } from '../core/developer-error.ts'
import { webAddress } from '../core/web-address.ts'

/** Where each screen is. A path, or an http(s) address where the screen is somewhere else. */
export interface RouteUrls {
  /** Where a person goes once signed in. */
  readonly authenticatedUrl: string
  /** The screen that signs in. */
  readonly loginUrl: string
  /** Proving again who one is. */
  readonly stepUpUrl: string
  /** The screen that signs out. */
  readonly logoutUrl: string
  /** Activating an account by link. */
  readonly activateUrl: string
  /** Activating an account by one-time code. */
  readonly activateWithOTCUrl: string
  /** Beginning to act as another user. */
  readonly impersonationUrl: string
  /** Accepting an invitation by link. */
  readonly acceptInvitationUrl: string
  /** Accepting an invitation by one-time code. */
  readonly acceptInvitationWithOTCUrl: string
  /** Asking for a new password. */
  readonly forgetPasswordUrl: string
  /** Changing a lost phone number. */
  readonly resetPhoneNumberUrl: string
  /** Choosing a new password by link. */
  readonly resetPasswordUrl: string
  /** Coming back from a social provider. */
  readonly socialLoginCallbackUrl: string
  /** The screen that creates an account. */
  readonly signUpUrl: string
  /** Coming back from an OIDC identity provider. */
  readonly oidcRedirectUrl: string
  /** Coming back from a SAML identity provider. */
  readonly samlCallbackUrl: string
  /** Coming back from a magic link. */
  readonly magicLinkCallbackUrl: string
  /** Coming back from hosted login. */
  readonly hostedLoginRedirectUrl: string
  /** The screen that opens the native application. */
  readonly openAppUrl: string
  /** The screen that unlocks an account. */
  readonly unlockAccountUrl: string
  /** The authenticator of the mobile application. */
  readonly mfaMobileAuthenticator: string
  /** Where a person goes once signed up; the application's own page. */
  readonly signUpSuccessUrl?: string
  /** The login page of a tenant with a custom login. */
  readonly customLoginUrl?: string
  /** The page after sign-in for people of such a tenant; by default the provider names it. */
  readonly customLoginAuthenticatedUrl?: string
}

/** The name of a route. */
export type RouteName = keyof RouteUrls

/** The routes of a client that sets none. */
export const defaultRoutes: RouteUrls = {
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
}

/**
 * The defaults with `overrides` over them. An override that is neither a path nor an http(s) address throws
 * `invalid-route`.
 */
export function createRoutes(overrides: Partial<RouteUrls> = {}): RouteUrls {
  checkRoutes(overrides)
  const given = Object.entries(overrides).filter(([, route]) => route !== undefined)
  return { ...defaultRoutes, ...Object.fromEntries(given) }
}

/**
 * The routes of an application that lives below a path, such as `/app`: every default, and every override that is a path,
 * begins with it. An address stays as it is. Hand the answer to `createClient` as `routes`.
 */
export function routesBelow(base: string, overrides: Partial<RouteUrls> = {}): RouteUrls {
  const prefix = base.replace(/\/+$/, '')
  const below = (route: string) => {
    if (!route.startsWith('/')) return route
    const path = prefix + route
    return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  }
  const routes: RouteUrls = createRoutes(overrides)
  return { ...routes, ...Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, below(route)])) }
}

/**
 * The route a path belongs to, or `null`. A query and a trailing slash do not matter; a route given as an address is
 * somewhere else and has no path here.
 */
export function routeOf(routes: RouteUrls, path: string): RouteName | null {
  const plain = pathOf(path)
  for (const name of Object.keys(routes) as RouteName[]) {
    const route = routes[name]
    if (route?.startsWith('/') && pathOf(route) === plain) return name
  }
  return null
}

/** A route that a screen of Portico stands on: every one but the pages that are the application's own. */
export type ScreenRoute = Exclude<RouteName, 'authenticatedUrl' | 'signUpSuccessUrl' | 'customLoginAuthenticatedUrl'>

/** True if the route shows a screen of Portico, not a page of the application. */
export function isScreenRoute(name: RouteName | null): name is ScreenRoute {
  return (
    name !== null &&
    name !== 'authenticatedUrl' &&
    name !== 'signUpSuccessUrl' &&
    name !== 'customLoginAuthenticatedUrl'
  )
}

/**
 * True if the application's own content is hidden: on every route except `authenticatedUrl`, `signUpSuccessUrl` and
 * `customLoginAuthenticatedUrl`, which are its own.
 */
export function hidesMainContent(routes: RouteUrls, path: string): boolean {
  return isScreenRoute(routeOf(routes, path))
}

function checkRoutes(overrides: Partial<RouteUrls>): void {
  for (const [name, route = '/'] of Object.entries(overrides)) {
    if (!isRoute(route)) {
      throw developerError('invalid-route', `The route ${name} is "${route}": no path and no http(s) address`)
    }
  }
}

function isRoute(route: string): boolean {
  return /^\/(?![/\\])/.test(route) || (/^https?:\/\//.test(route) && webAddress(route) !== null)
}

/** A path without its query and trailing slash. */
function pathOf(path: string): string {
  return path.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/'
}
