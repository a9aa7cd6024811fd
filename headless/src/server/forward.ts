import { PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'
import { dropsAuthorization, renewsSession, setsCookie } from '../http/operations.ts'
import { refreshPath } from '../session/scope.ts'
import { endSession, endsSession, passAnswer } from './answer-tokens.ts'
import { failure, privately } from './answers.ts'
import { believedCookies } from './believed-cookies.ts'
import { forgetProfile } from './browser-state.ts'
import type { Cookies } from './cookies.ts'
import { endRenewals, watchSession } from './ended-sessions.ts'
import { serverErrors } from './errors.ts'
import { makeInert } from './inert-content.ts'
import { crossOriginHeaders, preflight } from './origin.ts'
import { isReturn, isSafe, type Place, placeOf, refusalOf } from './place.ts'
import { callProvider } from './provider.ts'
import { tokenBehind } from './redact.ts'
import { renewTokens } from './renewal.ts'
import { openTokensIn } from './session.ts'
import type { Settings } from './settings.ts'
import type { ReadAnswer } from './types.ts'

/** Answers a request below the proxy's path by the provider. */
export async function forward(settings: Settings, request: Request): Promise<Response> {
  const place = placeOf(settings, request)
  if (!place) return failure(404, serverErrors.pathRefused, 'This path leads to no operation of the provider')
  if (request.method === 'OPTIONS') return preflight(settings, request)
  const refusal = refusalOf(settings, request, place)
  if (refusal) return refusal
  try {
    const cookies = isReturn(place) ? new Map() : await believedCookies(settings, request.headers.get('cookie'))
    const body = isSafe(request) ? null : await bodyOf(request)
    return place.path === refreshPath && request.method === 'POST'
      ? await renewed(settings, request, cookies, body)
      : await called(settings, request, place, cookies, body)
  } catch (thrown) {
    return failed(settings, request, place, thrown)
  }
}

async function bodyOf(request: Request): Promise<ArrayBuffer | null> {
  const reader = request.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value)
    bytes += part.value.byteLength
    if (bytes <= largestBody) continue
    await reader?.cancel()
    throw new PorticoError(serverErrors.bodyTooLarge, 'Error request is too large')
  }
  return bytes > 0 ? new Blob(parts).arrayBuffer() : null
}

/** Pictures are the largest; in bytes. */
const largestBody = 10 * 1024 * 1024

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
  const response = await callProvider(settings, { method, path: target, request, cookies, headers, body })
  if (!isSafe(request)) await forgetProfile(settings, cookies)
  const passed = await passAnswer(settings, cookies, { method, path, ...response })
  // Answers that are late open nothing again. A sign-in after the log-out does.
  const opens = setsCookie(method.toLowerCase(), path)
  const isLate = !ends && !hadEnded && (opens || passed.setCookies.length > 0) && (await hasEnded())
  if (isLate && opens) return ended(settings, request, cookies)
  return answer(settings, request, response, response.file ?? passed.text, isLate ? [] : passed.setCookies)
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

/** In a secure session the server adds the token, and believes none of the browser's. */
async function bearer(settings: Settings, request: Request, cookies: Cookies): Promise<Record<string, string | null>> {
  if (!settings.options.secureJwt) return {}
  const kept = await openTokensIn(settings, cookies)
  if (!kept) return { authorization: null }
  return {
    authorization: `Bearer ${await tokenBehind(settings, request.headers.get('authorization'), kept.accessToken)}`,
  }
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
  const { text, setCookies } = result.passed
  return answer(settings, request, result.answer, hostedTokens(settings, result.answer, text), setCookies)
}

function hostedTokens({ options }: Settings, { status }: ReadAnswer, text: string): string {
  if (!options.hostedLogin || status >= 300) return text
  const body = parsed(text)
  if (!isRecord(body)) return text
  return JSON.stringify({ accessToken: body[options.bearer ?? 'id_token'], expiresIn: body['expires_in'] })
}

function answer(
  settings: Settings,
  request: Request,
  { status, headers }: { readonly status: number; readonly headers: Headers },
  body: BodyInit | null,
  setCookies: readonly string[],
): Response {
  const passed = [...headers].filter(([name]) => answered.test(name))
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
  if (code === serverErrors.bodyTooLarge) return failure(413, code, String(message))
  const isUnreadable = code === serverErrors.answerUnreadable
  settings.log.error(`The call of ${path} failed.${isUnreadable ? ` ${message}.` : ''}`, cause)
  const response = failure(
    502,
    isUnreadable ? code : serverErrors.providerUnreachable,
    isUnreadable ? String(message) : 'The provider cannot be reached. Try again in a moment',
    crossOriginHeaders(settings, request),
  )
  if (!endsSession({ method: request.method, path })) return response
  return withCookies(response, endSession(settings, await believedCookies(settings, request.headers.get('cookie'))))
}
