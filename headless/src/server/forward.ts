import { PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'
import { parsed } from '../http/body.ts'
import { dropsAuthorization } from '../http/operations.ts'
import { refreshPath } from '../session/scope.ts'
import { endSession, endsSession, hostedLogOut, passAnswer } from './answer-tokens.ts'
import { failure, privately } from './answers.ts'
import { type Cookies, cookiesIn } from './cookies.ts'
import { serverErrors } from './errors.ts'
import { crossOriginHeaders, isForDocument, isForeign, preflight } from './origin.ts'
import { callProvider } from './provider.ts'
import { tokenBehind } from './redact.ts'
import { renewTokens } from './renewal.ts'
import { tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import type { ReadAnswer } from './types.ts'

/** Answers a request below the proxy's path by the provider. */
export async function forward(settings: Settings, request: Request): Promise<Response> {
  const place = placeOf(settings, request)
  if (!place) return failure(404, serverErrors.pathRefused, 'This path leads to no operation of the provider')
  if (request.method === 'OPTIONS') return preflight(settings, request)
  if (changesSomething(request, place) && !isReturn(place) && isForeign(settings, request)) {
    settings.log.warn(
      `A page of ${request.headers.get('origin')} called ${place.path}. Name it in allowedOrigins, if it may.`,
    )
    return failure(403, serverErrors.foreignOrigin, 'This call comes from a page of another origin')
  }
  try {
    const cookies = isReturn(place) ? new Map() : cookiesIn(request.headers.get('cookie'))
    const body = isSafe(request) ? null : await bodyOf(request)
    return place.path === refreshPath && request.method === 'POST'
      ? await renewed(settings, request, cookies, body)
      : await called(settings, request, place, cookies, body)
  } catch (thrown) {
    return failed(settings, request, place, thrown)
  }
}

/** Where a request leads to at the provider. */
interface Place {
  /** The path without the prefix, as the contract writes it. */
  readonly path: string
  /** The path with prefix and query. */
  readonly target: string
}

/** `null` for a path that is none of the provider's, or that a server on the way might read differently. */
export function placeOf({ proxyPath, urlPrefix }: Settings, request: Request): Place | null {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith(`${proxyPath}/`) || /\/\/|\\|%(?:2f|5c|2e|00)/i.test(pathname)) return null
  const target = pathname.slice(proxyPath.length)
  const [, path] = new RegExp(`^/${urlPrefix}(/.+)$`).exec(target) ?? []
  if (path === '/saml/callback') return { path, target: `/auth${path}${search}` }
  if (path === undefined && !unprefixed.test(target)) return null
  return { path: path ?? target, target: target + search }
}

const unprefixed = /^\/(?:\.well-known\/jwks\.json$|oauth\/portal$|resources\/velo\/)/

/** The identity provider itself sends people back here, from its own origin. */
function isReturn({ path }: Place): boolean {
  return path === '/saml/callback'
}

/** `true` unless the call reads, or is a window on its way to the log-out. */
function changesSomething(request: Request, { path }: Place): boolean {
  return path === hostedLogOut ? !isForDocument(request) : !isSafe(request)
}

function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
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
  const headers = dropsAuthorization(path) ? { authorization: null } : await bearer(settings, request, cookies)
  const response = await callProvider(settings, {
    method: request.method,
    path: target,
    request,
    cookies,
    headers,
    body,
  })
  const passed = await passAnswer(settings, cookies, { method: request.method, path, ...response })
  return answer(settings, request, response, response.file ?? passed.text, passed.setCookies)
}

/** In a secure session the server adds the token, and believes none of the browser's. */
async function bearer(settings: Settings, request: Request, cookies: Cookies): Promise<Record<string, string | null>> {
  if (!settings.options.secureJwt) return {}
  const kept = await tokensIn(settings, cookies)
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
  if (!result)
    return failure(
      401,
      'ER-SESSION-ENDED',
      'Your session has ended. Sign in again',
      crossOriginHeaders(settings, request),
    )
  const { text, setCookies } = await passAnswer(settings, result.cookies, result.answer)
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
  own.set('x-content-type-options', 'nosniff')
  for (const one of setCookies) own.append('set-cookie', one)
  const isEmpty = status === 204 || status === 205 || status === 304
  return new Response(isEmpty ? null : body, { status, headers: own })
}

/** The headers of an answer that mean something to a page, or protect this origin from its content. */
const answered =
  /^(?:content-(?:type|disposition|language|security-policy)|date|location|retry-after|www-authenticate|(?:x-)?frontegg-.+)$/

function failed(settings: Settings, request: Request, { path }: Place, thrown: unknown): Response {
  if (thrown instanceof PorticoError && thrown.code === serverErrors.bodyTooLarge) {
    return failure(413, thrown.code, thrown.message)
  }
  settings.log.error(`${path}: the call failed.`, thrown instanceof PorticoError ? thrown.cause : thrown)
  const response = failure(
    502,
    serverErrors.providerUnreachable,
    'The provider cannot be reached. Try again in a moment',
    crossOriginHeaders(settings, request),
  )
  const ended = endsSession({ method: request.method, path })
    ? endSession(settings, cookiesIn(request.headers.get('cookie')))
    : []
  for (const one of ended) response.headers.append('set-cookie', one)
  return response
}
