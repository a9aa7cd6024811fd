import { PorticoError, toPorticoError } from '../core/errors.ts'
import { pkce, unguessable } from '../core/pkce.ts'
import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'
import { afterAuthTarget, routeOf } from '../routes/index.ts'
import { endSession, passAnswer } from './answer-tokens.ts'
import { privately, redirect } from './answers.ts'
import { browserName } from './cookie-names.ts'
import { type Cookies, setCookie } from './cookies.ts'
import { endRenewals } from './ended-sessions.ts'
import { serverErrors } from './errors.ts'
import { isForDocument } from './origin.ts'
import { callProvider, ownHeaders } from './provider.ts'
import { seal, unseal } from './seal.ts'
import { tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'

/** Seconds until an attempt expires. */
const longestAttempt = 600

const attempt = 'portico-attempt-'

/** Servers refuse requests whose headers are longer than 8 or 16 KB. */
const mostBytes = 6000

/** Answers the routes of the sign-in, of the return and of the log-out; `null` for any other. */
export async function answerHosted(settings: Settings, request: Request, cookies: Cookies): Promise<Response | null> {
  if (request.method !== 'GET' || !isForDocument(request)) return null
  switch (routeOf(settings.routes, new URL(request.url).pathname)) {
    case 'loginUrl':
      return begin(settings, request, cookies)
    case 'hostedLoginRedirectUrl':
      return finish(settings, request, cookies)
    case 'logoutUrl':
      return leave(settings, cookies)
    default:
      return null
  }
}

/** Leads to the provider's page. The attempt waits in a cookie of its own, so that two tabs can sign in at once. */
async function begin(settings: Settings, request: Request, cookies: Cookies): Promise<Response> {
  const { ports, options, urlPrefix, baseUrl, keys } = settings
  const asked = new URL(request.url).searchParams
  const { verifier, challenge } = await pkce(ports)
  const [state, nonce] = [unguessable(ports), unguessable(ports)]
  const until = ports.clock.now() + 1000 * longestAttempt
  const attempt = { state, nonce, verifier, until, back: backOf(settings, asked) }
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: options.applicationId ?? options.clientId,
    scope: 'openid email profile',
    redirect_uri: redirectUri(settings),
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  for (const name of passedOn) {
    const value = asked.get(name)
    if (value) query.set(name, value)
  }
  const name = attemptName(settings, state)
  const sealed = await seal(attempt, 'attempt', name, keys)
  return redirect(`${baseUrl}/${urlPrefix}/oauth/authorize?${query}`, [
    attemptCookie(settings, name, sealed),
    ...forgetOldest(settings, cookies, sealed),
  ])
}

/** Parameters of the sign-in route that the provider's page receives as well. */
const passedOn = ['tenantId', 'organization', 'prompt', 'login_hint', 'login_direct_action', 'acr_values', 'max_age']

/** Exchanges the code that the provider sent, once. A failure is shown, and never starts again by itself. */
async function finish(settings: Settings, request: Request, cookies: Cookies): Promise<Response> {
  const answer = new URL(request.url).searchParams
  const name = attemptName(settings, answer.get('state') ?? '')
  const spent = attemptCookie(settings, name, '')
  try {
    const attempt = await unseal(cookies.get(name) ?? '', 'attempt', name, settings.keys)
    if (attempt === null || attempt['state'] !== answer.get('state')) throw unknown()
    if (Number(attempt['until']) <= settings.ports.clock.now()) throw unknown()
    const refusal = answer.get('error')
    if (refusal !== null) throw new PorticoError(refusal, 'The sign-in was not finished. Try again')
    const issuer = answer.get('iss')
    if (issuer !== null && issuer !== settings.issuer) throw unknown()
    const setCookies = await exchange(settings, request, cookies, answer.get('code') ?? '', attempt)
    return redirect(new URL(String(attempt['back']), settings.app).href, [spent, ...setCookies], 303)
  } catch (thrown) {
    const { code, message } = toPorticoError(thrown)
    settings.log.warn(`The hosted sign-in failed: ${code}.`, thrown)
    const { status, body, headers } =
      settings.options.failurePage?.({ code, message }) ?? failurePage(settings, message)
    // Those of a redirect cannot be changed.
    const own = privately(new Headers(headers))
    own.append('set-cookie', spent)
    return new Response(body, { status, headers: own })
  }
}

async function exchange(
  settings: Settings,
  request: Request,
  cookies: Cookies,
  code: string,
  { verifier, nonce }: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const { options, urlPrefix, verifyToken } = settings
  const path = '/oauth/token'
  const { status, headers, text } = await callProvider(settings, {
    method: 'POST',
    path: `/${urlPrefix}${path}`,
    request,
    cookies: new Map(),
    headers: ownHeaders(settings),
    body: JSON.stringify({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri(settings),
      client_id: options.applicationId ?? options.clientId,
      client_secret: options.clientSecret,
      code_verifier: verifier,
    }),
  })
  const body = parsed(text)
  const idToken = isRecord(body) ? body['id_token'] : undefined
  if (status >= 300 || typeof idToken !== 'string') throw refused(status, body)
  await verifyToken(idToken, String(nonce))
  const { tokens, setCookies } = await passAnswer(settings, cookies, { method: 'POST', path, status, headers, text })
  if (!tokens) throw new PorticoError(serverErrors.answerUnreadable, 'The sign-in could not be kept. Try again')
  return setCookies
}

/** Ends the session here and leads to the provider, which ends its own and leads back. */
async function leave(settings: Settings, cookies: Cookies): Promise<Response> {
  await endRenewals(settings, cookies)
  await handOver(settings, cookies)
  const { baseUrl, urlPrefix, options } = settings
  const { secureJwt, bearer = 'id_token' } = options
  // The address passes through the browser, which gets no token in a secure session.
  const kept = secureJwt || bearer !== 'id_token' ? null : await tokensIn(settings, cookies)
  const query = new URLSearchParams({
    post_logout_redirect_uri: new URL(settings.routes.authenticatedUrl, settings.app).href,
    ...(kept && { id_token_hint: kept.idToken ?? kept.accessToken }),
  })
  return redirect(`${baseUrl}/${urlPrefix}/oauth/logout?${query}`, endSession(settings, cookies))
}

/**
 * Hands the refresh token to a provider of this process, which revokes it at its issuer. It gets it as any provider does: in its own
 * cookie. The log-out is good without it.
 */
async function handOver(settings: Settings, cookies: Cookies): Promise<void> {
  const { urlPrefix, options } = settings
  const refreshToken = options.provider && (await tokensIn(settings, cookies))?.refreshToken
  if (!refreshToken) return
  const name = browserName(settings, `fe_refresh_${options.clientId}`)
  const cookie = new Map([[name, encodeURIComponent(refreshToken)]])
  const path = `/${urlPrefix}/identity/resources/auth/v1/logout`
  const call = { method: 'POST', path, request: null, cookies: cookie, headers: ownHeaders(settings), body: '{}' }
  await callProvider(settings, call).catch((thrown) => settings.log.warn('The refresh token was not revoked.', thrown))
}

function backOf(settings: Settings, asked: URLSearchParams): string {
  const { app, routes, proxyPath, options } = settings
  const rules = { routes, proxyPath, origin: app.origin, allowedOrigins: options.allowedOrigins ?? [] }
  const page = asked.get('redirectUrl')
  return afterAuthTarget({ ...rules, page: page && page.length > longestWayBack ? null : page, stored: null }).target
}

/** Browsers drop a cookie of more than 4096 bytes, and the whole attempt with it. */
const longestWayBack = 2000

function unknown(): PorticoError {
  return new PorticoError(
    serverErrors.attemptUnknown,
    'This sign-in took too long or was begun in another browser. Try again',
  )
}

function refused(status: number, body: unknown): PorticoError {
  const code = isRecord(body) && typeof body['errorCode'] === 'string' ? body['errorCode'] : 'ER-OAUTH'
  return new PorticoError(code, 'The sign-in was not finished. Try again', { status })
}

/** Plain, as the application may be the reason of the failure. */
function failurePage({ routes }: Settings, message: string): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'referrer-policy': 'no-referrer',
  }
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign-in failed</title><h1>Sign-in failed</h1><p>${escaped(message)}</p><p><a href="${escaped(routes.loginUrl)}">Sign in again</a></p>`
  return new Response(html, { status: 400, headers })
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The name of the cookie of an attempt. It is not one of the provider's names, which are forwarded to it. */
function attemptName(settings: Settings, state: string): string {
  return browserName(settings, attempt + state.replace(/[^\w-]/g, '').slice(0, 12))
}

/** The `Set-Cookie` header of an attempt; an empty value removes it. The return alone gets it, if its name permits a path. */
function attemptCookie(settings: Settings, name: string, value: string): string {
  const path = isForAllPaths(name) ? '/' : new URL(redirectUri(settings)).pathname
  return setCookie(settings, name, value, { maxAge: value ? longestAttempt : 0, path, sameSite: 'lax' })
}

/** Removes the oldest attempts of a browser, if the requests would become too large with a new one. */
function forgetOldest(settings: Settings, cookies: Cookies, added: string): readonly string[] {
  let room = mostBytes - added.length
  // Browsers send the oldest first.
  return [...cookies].toReversed().flatMap(([name, value]) => {
    if (!name.startsWith(browserName(settings, attempt)) || !isForAllPaths(name)) return []
    room -= value.length
    return room < 0 ? [attemptCookie(settings, name, '')] : []
  })
}

/** The address of the return. */
function redirectUri({ app, routes }: Settings): string {
  return new URL(routes.hostedLoginRedirectUrl, app).href
}

function isForAllPaths(name: string): boolean {
  return name.startsWith('__Host-')
}
