import { actsByGet } from '../routes/acting-route.ts'
import { failure } from './answers.ts'
import { serverErrors } from './errors.ts'
import { isForDocument, isForeign } from './origin.ts'
import type { Settings } from './settings.ts'
import { statesHolder } from './stated-holder.ts'

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
