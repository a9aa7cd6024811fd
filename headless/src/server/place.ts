import { claimsMark as mark } from '../http/stand-in.ts'
import { actsByGet } from '../routes/acting-route.ts'
import { isSamePerson, userOf } from '../session/user.ts'
import { failure } from './answers.ts'
import { serverErrors } from './errors.ts'
import { isForDocument, isForeign } from './origin.ts'
import { claimsIn, holderOf } from './redact.ts'
import { unseal } from './seal.ts'
import { type KeptTokens, unpackedToken } from './session-cookie.ts'
import type { Settings } from './settings.ts'

/** A scheme has no case, and any number of spaces may follow (RFC 9110, section 11.4). */
const stated = new RegExp(`^bearer +${mark}\\b`, 'i')

const whole = new RegExp(`^bearer +${mark}\\.([^.]*)\\.([^.]+)$`, 'i')

/** Where a request leads to at the provider. */
export interface Place {
  /** The path without the prefix, as the contract writes it. */
  readonly path: string
  /** The path with prefix and query. */
  readonly target: string
}

/** `null` for a path that is none of the provider's, or that a server on the way might read differently. */
export function placeOf({ proxyPath, urlPrefix }: Settings, request: Request): Place | null {
  const { pathname, search } = new URL(request.url)
  if (!pathname.startsWith(`${proxyPath}/`) || isAmbiguous(pathname)) return null
  const target = pathname.slice(proxyPath.length)
  const [, path] = new RegExp(`^/${urlPrefix}(/.+)$`).exec(target) ?? []
  if (path === '/saml/callback') return { path, target: `/auth${path}${search}` }
  if (path === undefined && !unprefixed.test(target)) return null
  return { path: path ?? target, target: target + search }
}

/** `true` for a path that a framework or a server on the way might read as another one. */
export function isAmbiguous(pathname: string): boolean {
  return ambiguous.test(pathname)
}

/** Empty parts, dots with parameters, backslashes, and what no client encodes: slashes, characters that mean the same without encoding, and a code. */
const ambiguous = /\/\/|\/\.{1,2};|\\|%(?:00|25[\da-f]{2}|2[def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\dae])/i

const unprefixed = /^\/(?:\.well-known\/jwks\.json$|oauth\/portal$|resources\/velo\/)/

/** The identity provider itself sends people back here, from its own origin. */
export function isReturn({ path }: Place): boolean {
  return path === '/saml/callback'
}

/**
 * A call that changes something, or that names a person for the server to add the token, is of a page of the application. A `GET` that
 * acts and the return of an identity provider are of a window alone, from any page.
 */
export function refusalOf(settings: Settings, request: Request, place: Place): Response | null {
  const { path } = place
  if (isReturn(place) || isSafe(request)) {
    const acts = isReturn(place) || actsByGet.test(path)
    if (acts && !isForDocument(request)) {
      return failure(403, serverErrors.notADocument, 'Only a window that opens a page may do this')
    }
    if (!statesHolder(request.headers.get('authorization'))) return null
  }
  if (!isForeign(settings, request)) return null
  settings.log.warn(`A page of ${request.headers.get('origin')} called ${path}. Name it in allowedOrigins, if it may.`)
  return failure(403, serverErrors.foreignOrigin, 'This call comes from a page of another origin')
}

/** `true` for a request that reads. */
export function isSafe({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** `true` for a bearer that names a person and a tenant in place of a token. No provider accepts it. */
export function statesHolder(authorization: string | null): boolean {
  return stated.test(authorization ?? '')
}

/**
 * Returns the token for a call: the one that its bearer seals for the person of the session, or the own one of the session.
 * `null` if the bearer names no person, or another person, actor or tenant.
 */
export async function tokenBehind(
  settings: Settings,
  authorization: string | null,
  { accessToken: own, idToken = own }: KeptTokens,
): Promise<string | null> {
  if (!statesHolder(authorization)) return own
  const [, claims, sealed = ''] = whole.exec(authorization ?? '') ?? []
  if (claims === undefined) return null
  const opened = await unseal(sealed.replaceAll('~', '.'), 'token', String(holderOf(own)), settings.keys)
  return unpackedToken(opened?.['token']) ?? (isForHolder(claims, idToken) ? own : null)
}

/** `true` if claims are for the person, actor and tenant of a token. Claims that cannot be read are for the token that has the same. */
function isForHolder(claims: string, token: string): boolean {
  try {
    const [shown, user] = [userOf(`${mark}.${claims}.${mark}`), userOf(token)]
    return isSamePerson(shown, user) && shown.tenantId === user.tenantId
  } catch {
    return claims === claimsIn(token)
  }
}
