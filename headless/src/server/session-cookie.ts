import { userOf } from '../session/user.ts'
import { type Cookies, setCookie } from './cookies.ts'
import { seal, unseal } from './seal.ts'
import type { Settings } from './settings.ts'
import type { ServerSession } from './types.ts'

/** The tokens of a session, as the cookie keeps them. */
export interface KeptTokens {
  readonly accessToken: string
  /** The refresh token of a hosted sign-in. In any other session it is a cookie of the provider's. */
  readonly refreshToken?: string | undefined
}

/** The name of the session cookie: a former part, and the client id without its dashes. */
export function sessionCookieName({ options: { cookie, clientId } }: Settings): string {
  return `${cookie?.name ?? 'fe_session'}-${clientId.replaceAll('-', '')}`
}

/** `true` for the session cookie and for its further parts. */
export function isSessionCookie(settings: Settings, name: string): boolean {
  const first = sessionCookieName(settings)
  return name === first || (name.startsWith(`${first}-`) && /^\d+$/.test(name.slice(first.length + 1)))
}

/**
 * The `Set-Cookie` headers that keep tokens, and remove what a longer session left. A value too long for one cookie is divided:
 * the first part states how many there are. Browsers take 4096 bytes with name and attributes. Returns `null` for tokens that are too large.
 */
export async function keepTokens(
  settings: Settings,
  cookies: Cookies,
  tokens: KeptTokens,
  maxAge: number,
): Promise<readonly string[] | null> {
  const name = sessionCookieName(settings)
  const sealed = await seal(tokens, 'session', name, settings.keys)
  const room = longestCookie - setCookie(settings, `${name}-10`, '10.', { maxAge }).length
  const parts = sealed.match(new RegExp(`.{1,${room}}`, 'g')) ?? []
  if (parts.length > mostParts) {
    settings.log.error(`The session takes ${sealed.length} bytes, more than cookies may hold: make the token smaller`)
    return null
  }
  const kept = new Map(parts.map((part, at) => [partName(name, at), at === 0 ? `${parts.length}.${part}` : part]))
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

/** The tokens in the cookies of a request. `null` if a part is missing, altered or of another session. */
export async function tokensIn(settings: Settings, cookies: Cookies): Promise<KeptTokens | null> {
  const name = sessionCookieName(settings)
  const [, count, first] = /^([1-9])\.(.+)$/.exec(cookies.get(name) ?? '') ?? []
  if (first === undefined || Number(count) > mostParts) return null
  const rest = Array.from({ length: Number(count) - 1 }, (_, at) => cookies.get(partName(name, at + 1)) ?? '')
  const value = await unseal([first, ...rest].join(''), 'session', name, settings.keys)
  const { accessToken, refreshToken } = value ?? {}
  if (typeof accessToken !== 'string') return null
  return { accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined }
}

/** The session in the cookies of a request; `null` without one, or once its token has ended. */
export async function sessionIn(settings: Settings, cookies: Cookies): Promise<ServerSession | null> {
  const kept = await tokensIn(settings, cookies)
  return kept && sessionOfTokens(settings, kept)
}

/** The session of kept tokens; `null` once the access token has ended. */
export function sessionOfTokens({ ports }: Settings, { accessToken }: KeptTokens): ServerSession | null {
  const user = userOf(accessToken)
  const { exp } = user.claims
  const expiresAt = typeof exp === 'number' ? 1000 * exp : 0
  return expiresAt > ports.clock.now() ? { accessToken, user, tenantId: user.tenantId, expiresAt } : null
}

function partName(name: string, at: number): string {
  return at === 0 ? name : `${name}-${at}`
}

/** Below the limit of browsers, for proxies that count differently. */
const longestCookie = 3800
/** Servers refuse requests whose headers are longer. */
const mostParts = 3
