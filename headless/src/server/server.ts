import { hidesMainContent } from '../routes/index.ts'
import { matchesPermission } from '../rules/index.ts'
import { failure, redirect } from './answers.ts'
import { believedCookies } from './believed-cookies.ts'
import { stateOf } from './browser-state.ts'
import { cookieHeader } from './cookies.ts'
import { forward } from './forward.ts'
import { answerHosted } from './hosted.ts'
import { isOwnOrigin, isPrefetch } from './origin.ts'
import { isAmbiguous, placeOf } from './place.ts'
import { renewByHeader, renewSession } from './renewal.ts'
import { openClient } from './server-client.ts'
import { sessionIn } from './session.ts'
import { type Settings, settingsOf } from './settings.ts'
import type { GuardOptions, Server, ServerOptions, Verdict } from './types.ts'

/**
 * Makes the server half of an application: the proxy to the provider, the sealed session cookie and the guard of pages. It
 * stands on the Fetch standard alone, so it runs in any framework that has `Request` and `Response`.
 *
 * Throws a `PorticoError` if an option is wrong: `app-url-invalid`, `base-url-missing`, `base-url-invalid`,
 * `encryption-password-invalid`, `client-secret-missing` or `proxy-path-invalid`.
 */
export function createServer(options: ServerOptions): Server {
  const settings = settingsOf(options)
  return {
    handle: (request) => forward(settings, request),
    renew: (cookie) => renewByHeader(settings, cookie),
    renewSession: (cookie) => renewByHeader(settings, cookie, { isFresh: true }),
    guard: (request, guarding = {}) => guardPage(settings, request, guarding),
    verifyToken: (token) => settings.verifyToken(token),
    openClient: (session) => openClient(settings, session),
    sessionOf: async (cookie) => sessionIn(settings, await believedCookies(settings, cookie)),
    stateOf: (session, name = 'default') => stateOf(settings, session, name),
  }
}

/** Decides about a request for a page. */
async function guardPage(settings: Settings, request: Request, options: GuardOptions): Promise<Verdict> {
  const { pathname } = new URL(request.url)
  const cookies = await believedCookies(settings, request.headers.get('cookie'))
  const hosted = settings.options.hostedLogin ? await answerHosted(settings, request, cookies) : null
  if (hosted) return { response: hosted }
  const session = await sessionIn(settings, cookies)
  const goesOn: Verdict = { response: null, session, setCookies: [], cookie: cookieHeader(cookies) }
  // The screens of Portico and the proxy renew by themselves.
  const isOwn = hidesMainContent(settings.routes, pathname) || placeOf(settings, request) !== null
  if (session || isOwn) return goesOn
  const path = isAmbiguous(pathname) ? null : pathBelow(settings, pathname)
  const isPublic = path !== null && (options.public ?? []).some((pattern) => matchesPermission(pattern, path))
  // The browser may drop the answer of a prefetch, and the new cookie with it.
  if (isPrefetch(request)) return isPublic ? goesOn : { response: refused() }
  const renewed = await renewSession(settings, cookies, request)
  if (renewed.session || isPublic) return { response: null, ...renewed }
  const { proxyPath } = settings
  const isBelow = proxyPath !== '' && pathname.startsWith(`${proxyPath}/`)
  const isCall = isBelow || !['GET', 'HEAD'].includes(request.method)
  if (isCall) return { response: refused(renewed.setCookies) }
  return { response: redirect(signInAddress(settings, request), renewed.setCookies) }
}

/** A path without that of the application; `null` outside of it. */
function pathBelow({ basePath }: Settings, pathname: string): string | null {
  const path = pathname.slice(basePath.length) || '/'
  return pathname.startsWith(basePath) && path.startsWith('/') ? path : null
}

/** The sign-in, with the way back. */
function signInAddress(settings: Settings, request: Request): string {
  const { app, routes } = settings
  const { origin: asked, pathname, search, searchParams } = new URL(request.url)
  // Servers behind another one see its address, not that of the browser.
  const origin = isOwnOrigin(settings, asked) ? asked : app.origin
  const address = new URL(routes.loginUrl, origin)
  const back = pathname + search
  if (back !== routes.authenticatedUrl) {
    address.searchParams.set('redirectUrl', address.origin === origin ? back : origin + back)
  }
  const tenant = searchParams.get('tenantId')
  if (tenant) address.searchParams.set('tenantId', tenant)
  return address.href
}

function refused(setCookies: readonly string[] = []): Response {
  const response = failure(401, 'ER-SESSION-ENDED', 'Sign in again')
  for (const one of setCookies) response.headers.append('set-cookie', one)
  return response
}
