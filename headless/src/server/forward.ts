import { PorticoError } from '../core/errors.ts'
import { sessionChanged } from '../core/holder.ts'
import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'
import { dropsAuthorization, renewsSession, setsCookie } from '../http/operations.ts'
import { sessionHeader } from '../http/stand-in.ts'
import { refreshPath } from '../session/scope.ts'
import { endSession, endsSession, isTooLarge, type Passed, passAnswer } from './answer-tokens.ts'
import { failure, privately } from './answers.ts'
import { believedCookies } from './believed-cookies.ts'
import { forgetProfile } from './browser-state.ts'
import type { Cookies } from './cookies.ts'
import { endRenewals, watchSession } from './ended-sessions.ts'
import { serverErrors } from './errors.ts'
import { makeInert, redactedStream, visitorBody } from './forwarded-bodies.ts'
import { crossOriginHeaders, preflight } from './origin.ts'
import { isReturn, isSafe, type Place, placeOf, refusalOf, statesHolder, tokenBehind } from './place.ts'
import { callProvider, type ProviderAnswer } from './provider.ts'
import { claimsAlone, redactorOf } from './redact.ts'
import { renewTokens } from './renewal.ts'
import { openTokensIn } from './session.ts'
import type { Settings } from './settings.ts'
import type { ReadAnswer } from './types.ts'

/** Answers a request below the proxy's path by the provider. Each answer states that it is one of a server half. */
export async function forward(settings: Settings, request: Request): Promise<Response> {
  const response = await forwarded(settings, request)
  if (!response.headers.has(sessionHeader)) response.headers.set(sessionHeader, 'kept')
  return response
}

async function forwarded(settings: Settings, request: Request): Promise<Response> {
  const place = placeOf(settings, request)
  if (!place) return failure(404, serverErrors.pathRefused, 'This path leads to no operation of the provider')
  if (request.method === 'OPTIONS') return preflight(settings, request)
  if (!methods.includes(request.method)) {
    const allow = [...methods, 'OPTIONS'].join(', ')
    return failure(405, serverErrors.methodRefused, 'No operation of the provider has this method', { allow })
  }
  const refusal = refusalOf(settings, request, place)
  if (refusal) return refusal
  try {
    const cookies = isReturn(place) ? new Map() : await cookiesOf(settings, request)
    const body = isSafe(request) ? null : await visitorBody(settings, request)
    return place.path === refreshPath && request.method === 'POST'
      ? await renewed(settings, request, cookies, body)
      : await called(settings, request, place, cookies, body)
  } catch (thrown) {
    return failed(settings, request, place, thrown)
  }
}

/** The methods of the operations. A server behind the provider's proxy might read another one as a command. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

async function called(
  settings: Settings,
  request: Request,
  { path, target }: Place,
  cookies: Cookies,
  body: ArrayBuffer | null,
): Promise<Response> {
  const { method } = request
  const ends = endsSession({ method, path })
  const { hasEnded } = await watchSession(settings, cookies)
  const hadEnded = await hasEnded()
  if (ends) await endRenewals(settings, cookies)
  else if (hadEnded && renewsSession(path)) return ended(settings, request, cookies)
  const headers = dropsAuthorization(path) ? { authorization: null } : await bearer(settings, request, cookies)
  if (headers === 'changed') return changed(settings, request)
  if (headers === 'none') return unkept(settings, request)
  const response = await callProvider(settings, { method, path: target, request, cookies, headers, body })
  if (!isSafe(request)) await forgetProfile(settings, cookies)
  const passed = await passAnswer(settings, cookies, { method, path, ...response })
  // Answers that are late open nothing again. A sign-in after the log-out does.
  const opens = setsCookie(method.toLowerCase(), path)
  const isLate = !ends && !hadEnded && (opens || passed.setCookies.length > 0) && (await hasEnded())
  if (isLate && opens) return ended(settings, request, cookies)
  return answer(
    settings,
    request,
    response,
    passedFile(settings, response) ?? passed.text,
    isLate ? [] : passed.setCookies,
  )
}

/** The refusal of a session that has ended: its cookies go. */
function ended(settings: Settings, request: Request, cookies: Cookies): Response {
  const more = crossOriginHeaders(settings, request)
  return withCookies(
    failure(401, 'ER-SESSION-ENDED', 'Your session has ended. Sign in again', more),
    endSession(settings, cookies),
  )
}

function withCookies(response: Response, setCookies: readonly string[]): Response {
  for (const one of setCookies) response.headers.append('set-cookie', one)
  return response
}

/** The refusal of a call that was meant for another person, actor or tenant than the session has now. */
function changed(settings: Settings, request: Request): Response {
  const { code, message } = sessionChanged()
  return failure(409, code, message, crossOriginHeaders(settings, request))
}

/** The refusal of a call whose token is nowhere: the page has it, and makes the call once more. */
function unkept(settings: Settings, request: Request): Response {
  const more = { ...crossOriginHeaders(settings, request), [sessionHeader]: 'none' }
  return failure(401, 'ER-SESSION-ENDED', 'The cookies hold no session', more)
}

/**
 * The headers that state the person of a call. A page of any session may name its person and tenant alone, and the server adds the token.
 * In a secure session it believes no token of the browser. A page that has the id token alone stands for the access token beside it.
 * `changed` if the page shows another holder than the session has, and `none` if the token is with the page alone.
 */
async function bearer(
  settings: Settings,
  request: Request,
  cookies: Cookies,
): Promise<Record<string, string | null> | 'changed' | 'none'> {
  const { secureJwt, hostedLogin } = settings.options
  const given = request.headers.get('authorization')
  const standsIn = statesHolder(given)
  if (!secureJwt && !hostedLogin && !standsIn) return {}
  const kept = await openTokensIn(settings, cookies)
  if (!secureJwt && !standsIn) {
    const standsFor = kept?.idToken && given === `Bearer ${kept.idToken}`
    return standsFor ? { authorization: `Bearer ${kept.accessToken}` } : {}
  }
  if (!kept) return secureJwt ? { authorization: null } : 'none'
  const token = await tokenBehind(settings, given, kept)
  return token === null ? 'changed' : { authorization: `Bearer ${token}` }
}

/** Renews the session for the browser. With hosted login its answer has the form of any other renewal. */
async function renewed(
  settings: Settings,
  request: Request,
  cookies: Cookies,
  body: ArrayBuffer | null,
): Promise<Response> {
  const given = body === null ? '{}' : new TextDecoder().decode(body)
  const result = await renewTokens(settings, cookies, { request, body: given })
  if (!result || result === 'ended') return ended(settings, request, cookies)
  const { setCookies } = result.passed
  return answer(settings, request, result.answer, hostedTokens(settings, result.answer, result.passed), setCookies)
}

/** The page knows the person by its token, so it gets the one that states them. */
function hostedTokens({ options }: Settings, { status }: ReadAnswer, { text, tokens }: Passed): string {
  const body = options.hostedLogin && status < 300 ? parsed(text) : undefined
  if (!isRecord(body)) return text
  const idToken = tokens?.idToken && (options.secureJwt ? claimsAlone(tokens.idToken) : tokens.idToken)
  return JSON.stringify({ accessToken: idToken ?? body[options.bearer ?? 'id_token'], expiresIn: body['expires_in'] })
}

/** A file passes as it arrives. In a secure session it loses its tokens, if it is of a type that could hold one. */
function passedFile(settings: Settings, { file, headers }: ProviderAnswer): ReadableStream | null {
  const holdsNone = !settings.options.secureJwt || tokenless.test(headers.get('content-type') ?? '')
  return file && (holdsNone ? file : redactedStream(file, redactorOf(settings, null)))
}

const tokenless = /^(?:(?:image|audio|video|font)\/(?!svg)|application\/(?:pdf|zip))/i

async function answer(
  settings: Settings,
  request: Request,
  { status, headers }: { readonly status: number; readonly headers: Headers },
  body: BodyInit | null,
  setCookies: readonly string[],
): Promise<Response> {
  const named = new Headers([...headers].filter(([name]) => answered.test(name)))
  const passed = settings.options.secureJwt ? await redactorOf(settings, null).headers(named) : named
  const own = privately(new Headers([...passed, ...Object.entries(crossOriginHeaders(settings, request))]))
  makeInert(own)
  for (const one of setCookies) own.append('set-cookie', one)
  const isEmpty = status === 204 || status === 205 || status === 304
  return new Response(isEmpty ? null : body, { status, headers: own })
}

/** The headers of an answer that mean something to a page, or protect this origin from its content. */
const answered =
  /^(?:content-(?:type|disposition|language|security-policy)|date|location|retry-after|www-authenticate|(?:x-)?frontegg-.+)$/

async function failed(settings: Settings, request: Request, { path }: Place, thrown: unknown): Promise<Response> {
  const { code, message, cause }: Partial<PorticoError> = thrown instanceof PorticoError ? thrown : { cause: thrown }
  const more = crossOriginHeaders(settings, request)
  const isOfBody = code === serverErrors.bodyTooLarge || code === serverErrors.bodyTooSlow
  if (isOfBody) return failure(code === serverErrors.bodyTooLarge ? 413 : 408, code, String(message), more)
  if (isTooLarge(thrown)) {
    settings.log.error(`The sign-in of ${path} failed. ${message}.`)
    // The renewal has spent the refresh token.
    const spent = renewsSession(path) ? endSession(settings, await cookiesOf(settings, request)) : []
    return withCookies(failure(400, String(code), String(message), more), spent)
  }
  const isUnreadable = code === serverErrors.answerUnreadable
  settings.log.error(`The call of ${path} failed.${isUnreadable ? ` ${message}.` : ''}`, cause)
  const isOver = endsSession({ method: request.method, path })
  const response = failure(
    502,
    isUnreadable ? code : serverErrors.providerUnreachable,
    isUnreadable ? String(message) : 'The provider cannot be reached. Try again in a moment',
    more,
  )
  return isOver ? withCookies(response, endSession(settings, await cookiesOf(settings, request))) : response
}

function cookiesOf(settings: Settings, { headers }: Request): Promise<Cookies> {
  return believedCookies(settings, headers.get('cookie'))
}
