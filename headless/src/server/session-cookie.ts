import { base64url } from 'jose'
import { PorticoError } from '../core/errors.ts'
import { browserName, isSessionCookie, namesOf, sessionCookieName } from './cookie-names.ts'
import { type Cookies, setCookie } from './cookies.ts'
import { serverErrors } from './errors.ts'
import { digestOf, hasRefreshCookie, refreshCookies } from './provider-cookies.ts'
import { seal, unseal } from './seal.ts'
import type { Settings } from './settings.ts'

/** The tokens of a session, as the cookie keeps them. */
export interface KeptTokens {
  readonly accessToken: string
  /** States the person, if the access token does not: that one can be opaque, or for another audience. */
  readonly idToken?: string | undefined
  /** When the access token ends in epoch milliseconds, if it does not state that. */
  readonly until?: number | undefined
  /** The refresh token of a hosted sign-in. In any other session it is a cookie of the provider's. */
  readonly refreshToken?: string | undefined
  /** The digest of the refresh cookies that the session belongs to; `null` without any, `undefined` in a hosted or an older session. */
  readonly boundTo?: string | null | undefined
}

/**
 * The `Set-Cookie` headers that keep tokens, and remove what a longer session left. A value too long for one cookie is divided:
 * the first part states how many there are. Browsers take 4096 bytes with name and attributes. The session is bound to the
 * refresh cookies among `cookies`. Rejects with `session-too-large`.
 */
export async function keepTokens(
  settings: Settings,
  cookies: Cookies,
  tokens: KeptTokens,
  maxAge: number,
): Promise<readonly string[]> {
  const name = sessionCookieName(settings)
  const bound = !settings.options.hostedLogin && { boundTo: await boundTo(settings, cookies) }
  const { accessToken, idToken } = tokens
  const longest = Math.max(accessToken.length, idToken?.length ?? 0)
  if (longest > longestToken)
    throw tooLarge(`The token takes ${longest} bytes, and a header of a call holds ${longestToken}`)
  const packed = { accessToken: packedToken(accessToken), ...(idToken && { idToken: packedToken(idToken) }) }
  const sealed = await seal({ ...tokens, ...bound, ...packed }, 'session', name, settings.keys)
  const room = longestCookie - setCookie(settings, browserName(settings, `${name}-10`), '10.', { maxAge }).length
  const parts = sealed.match(new RegExp(`.{1,${room}}`, 'g')) ?? []
  if (parts.length > mostParts)
    throw tooLarge(`The session takes ${sealed.length} bytes, and its cookies hold ${mostParts * room}`)
  if (sealed.length > usualRoom) warnOfSize(settings, sealed.length)
  const kept = new Map(
    parts.map((part, at) => [browserName(settings, partName(name, at)), at === 0 ? `${parts.length}.${part}` : part]),
  )
  return [
    ...[...kept].map(([part, value]) => setCookie(settings, part, value, { maxAge })),
    ...forgetTokens(settings, cookies, (part) => !kept.has(part)),
  ]
}

/** The `Set-Cookie` headers that remove the session cookie and its parts, or those of the given names. */
export function forgetTokens(
  settings: Settings,
  cookies: Cookies,
  goes: (name: string) => boolean = () => true,
): readonly string[] {
  return [...cookies.keys()]
    .filter((name) => isSessionCookie(settings, name) && goes(name))
    .map((name) => setCookie(settings, name, '', { maxAge: 0 }))
}

/**
 * The tokens in the cookies of a request. `null` if a part is missing, altered or of another session, or if the refresh
 * cookies beside it are of another session.
 */
export async function tokensIn(settings: Settings, cookies: Cookies): Promise<KeptTokens | null> {
  const name = sessionCookieName(settings)
  const at = namesOf(settings, name).findIndex((one) => cookies.has(one))
  const part = (index: number) => cookies.get(namesOf(settings, partName(name, index))[at] ?? '') ?? ''
  const [, count, first] = /^([1-9])\.(.+)$/.exec(part(0)) ?? []
  if (first === undefined || Number(count) > mostParts) return formerTokensIn(settings, cookies)
  const rest = Array.from({ length: Number(count) - 1 }, (_, index) => part(index + 1))
  const value = await unseal([first, ...rest].join(''), 'session', name, settings.keys)
  const { refreshToken, boundTo: bound, until } = value ?? {}
  const accessToken = unpackedToken(value?.['accessToken'])
  const idToken = unpackedToken(value?.['idToken'])
  if (accessToken === undefined) return null
  const own = { accessToken, ...(idToken && { idToken }), ...(typeof until === 'number' && { until }) }
  if (typeof refreshToken === 'string') return { ...own, refreshToken }
  // A session of an older version is bound to nothing, and ends with its token.
  if (bound === undefined) return own
  const isOther =
    hasRefreshCookie(settings, cookies) && (bound === null || bound !== (await boundTo(settings, cookies)))
  return isOther ? null : { ...own, boundTo: typeof bound === 'string' ? bound : null }
}

/** The tokens that another server has sealed under the same name, whole or in parts from 1 on. */
async function formerTokensIn(settings: Settings, cookies: Cookies): Promise<KeptTokens | null> {
  const { formerSession, hostedLogin } = settings.options
  if (!formerSession) return null
  const name = sessionCookieName(settings)
  const parts = Array.from({ length: mostFormerParts }, (_, at) => cookies.get(partName(name, at)) ?? '')
  const { accessToken, refreshToken } = (await formerSession(parts.join(''))) ?? {}
  if (accessToken === undefined) return null
  return { accessToken, ...(hostedLogin && refreshToken !== undefined && { refreshToken }) }
}

function tooLarge(sizes: string): PorticoError {
  return new PorticoError(serverErrors.sessionTooLarge, `${sizes}. Remove roles, permissions or claims from the token`)
}

/** Once: the size is that of many people, and of each of their renewals. */
function warnOfSize(settings: Settings, size: number): void {
  if (warned.has(settings)) return
  warned.add(settings)
  settings.log.warn(
    `A session takes ${size} bytes of cookies. A server before this one may refuse that: see docs/server.md, "Behind a proxy".`,
  )
}

const warned = new WeakSet<Settings>()

async function boundTo(settings: Settings, cookies: Cookies): Promise<string | null> {
  const refreshToken = refreshCookies(settings, cookies)
  return refreshToken === null ? null : digestOf(refreshToken)
}

function partName(name: string, at: number): string {
  return at === 0 ? name : `${name}-${at}`
}

/** Below the limit of browsers, for proxies that count differently. */
const longestCookie = 3800

/** nginx takes 4 kB of headers in an answer, if its settings do not state more. Other headers take one of them. */
const usualRoom = 3000

/** Servers refuse requests whose headers are longer. */
const mostParts = 3

/** Each call to the provider carries the token. Balancers in front of a provider take 64 kB of headers; a claim that deflates to nothing may have more. */
const longestToken = 60_000

const mostFormerParts = 6

/**
 * A token as it is sealed: header and claims as text, and the signature as it was. Text deflates well, its base 64 does not. A
 * text that is no such token is sealed as it is.
 *
 * @see RFC 7515, section 7.1
 */
type PackedToken = string | readonly [header: string, claims: string, signature: string]

/** Packs a token; {@link unpackedToken} restores each of its characters. */
export function packedToken(token: string): PackedToken {
  const [header = '', claims = '', signature = '', ...more] = token.split('.')
  const packed = [textIn(header), textIn(claims), signature] as const
  return more.length === 0 && unpackedToken(packed) === token ? packed : token
}

/** The token of a packed one; `undefined` for anything else. */
export function unpackedToken(packed: unknown): string | undefined {
  if (typeof packed === 'string') return packed
  if (!Array.isArray(packed) || packed.length !== 3 || !packed.every((part) => typeof part === 'string'))
    return undefined
  const [header = '', claims = '', signature = ''] = packed
  return `${base64url.encode(header)}.${base64url.encode(claims)}.${signature}`
}

/** Empty for what is no base 64: the packed token is then another one, and is not used. */
function textIn(part: string): string {
  try {
    return new TextDecoder().decode(base64url.decode(part))
  } catch {
    return ''
  }
}
