import { PorticoError, toPorticoError } from '../core/errors.ts'
import { pkce, unguessable } from '../core/pkce.ts'
import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'
import { afterAuthTarget, routeOf } from '../routes/index.ts'
import { endSession, passAnswer } from './answer-tokens.ts'
import { privately, redirect } from './answers.ts'
import { type Cookies, setCookie } from './cookies.ts'
import { serverErrors } from './errors.ts'
import { callProvider, ownHeaders } from './provider.ts'
import { seal, unseal } from './seal.ts'
import { tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'

/** Answers the routes of the sign-in, of the return and of the log-out; `null` for any other. */
export async function answerHosted(settings: Settings, request: Request, cookies: Cookies): Promise<Response | null> {
  // An image of another site must not sign anybody out.
  const isPage = ['document', 'empty'].includes(request.headers.get('sec-fetch-dest') ?? 'document')
  if (request.method !== 'GET' || !isPage) return null
  switch (routeOf(settings.routes, new URL(request.url).pathname)) {
    case 'loginUrl':
      return begin(settings, request)
    case 'hostedLoginRedirectUrl':
      return finish(settings, request, cookies)
    case 'logoutUrl':
      return leave(settings, cookies)
    default:
      return null
  }
}

/** Leads to the provider's page. The attempt waits in a cookie of its own, so that two tabs can sign in at once. */
async function begin(settings: Settings, request: Request): Promise<Response> {
  const { ports, options, urlPrefix, baseUrl, keys } = settings
  const asked = new URL(request.url).searchParams
  const { verifier, challenge } = await pkce(ports)
  const [state, nonce] = [unguessable(ports), unguessable(ports)]
  const attempt = { state, nonce, verifier, back: backOf(settings, asked) }
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
  const name = attemptName(state)
  return redirect(`${baseUrl}/${urlPrefix}/oauth/authorize?${query}`, [
    setCookie(settings, name, await seal(attempt, 'attempt', name, keys), { maxAge: longestAttempt, sameSite: 'lax' }),
  ])
}

/** Parameters of the sign-in route that the provider's page receives as well. */
const passedOn = ['tenantId', 'organization', 'prompt', 'login_hint', 'login_direct_action', 'acr_values', 'max_age']
/** Seconds until an attempt expires. */
const longestAttempt = 600

/** Exchanges the code that the provider sent, once. A failure is shown, and never starts again by itself. */
async function finish(settings: Settings, request: Request, cookies: Cookies): Promise<Response> {
  const answer = new URL(request.url).searchParams
  const name = attemptName(answer.get('state') ?? '')
  const spent = setCookie(settings, name, '', { maxAge: 0, sameSite: 'lax' })
  try {
    const attempt = await unseal(cookies.get(name) ?? '', 'attempt', name, settings.keys)
    if (attempt === null || attempt['state'] !== answer.get('state')) throw unknown()
    const refusal = answer.get('error')
    if (refusal !== null) throw new PorticoError(refusal, 'The sign-in was not finished. Try again')
    const issuer = answer.get('iss')
    if (issuer !== null && issuer !== settings.issuer) throw unknown()
    const setCookies = await exchange(settings, request, cookies, answer.get('code') ?? '', attempt)
    return redirect(new URL(String(attempt['back']), settings.app).href, [spent, ...setCookies], 303)
  } catch (thrown) {
    const { code, message } = toPorticoError(thrown)
    settings.log.warn(`The hosted sign-in failed: ${code}.`, thrown)
    const page = settings.options.failurePage?.({ code, message }) ?? failurePage(settings, message)
    page.headers.append('set-cookie', spent)
    return page
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
  const response = await callProvider(settings, {
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
  const { status, headers } = response
  const text = await response.text()
  const body = parsed(text)
  const idToken = isRecord(body) ? body['id_token'] : undefined
  if (status >= 300 || typeof idToken !== 'string') throw refused(status, body)
  await verifyToken(idToken, String(nonce))
  const { tokens, setCookies } = await passAnswer(settings, cookies, { path, status, headers, text })
  if (!tokens) throw refused(status, body)
  return setCookies
}

/** Ends the session here and leads to the provider, which ends its own and leads back. */
async function leave(settings: Settings, cookies: Cookies): Promise<Response> {
  const kept = await tokensIn(settings, cookies)
  const query = new URLSearchParams({
    post_logout_redirect_uri: new URL(settings.routes.authenticatedUrl, settings.app).href,
    ...(kept && { id_token_hint: kept.accessToken }),
  })
  const { baseUrl, urlPrefix } = settings
  return redirect(`${baseUrl}/${urlPrefix}/oauth/logout?${query}`, endSession(settings, cookies))
}

function backOf({ app, routes, options: { allowedOrigins = [] } }: Settings, asked: URLSearchParams): string {
  const rules = { routes, origin: app.origin, allowedOrigins }
  return afterAuthTarget({ ...rules, page: asked.get('redirectUrl'), stored: null }).target
}

function redirectUri({ app, routes }: Settings): string {
  return new URL(routes.hostedLoginRedirectUrl, app).href
}

/** Not one of the provider's names, which are forwarded to it. */
function attemptName(state: string): string {
  return `portico-attempt-${state.replace(/[^\w-]/g, '').slice(0, 12)}`
}

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
  const headers = privately(
    new Headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'referrer-policy': 'no-referrer',
    }),
  )
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Sign-in failed</title><h1>Sign-in failed</h1><p>${escaped(message)}</p><p><a href="${escaped(routes.loginUrl)}">Sign in again</a></p>`
  return new Response(html, { status: 400, headers })
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
