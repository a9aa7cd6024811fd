import { type Cookies, setCookie } from './cookies.ts'
import type { Settings } from './settings.ts'

/** Browsers keep other hosts and other paths from setting a cookie whose name begins so (RFC 6265bis, section 4.1.3.2). */
const hostOnly = '__Host-'

/** The name of a cookie without the prefix of this server. */
export function baseName(name: string): string {
  return name.startsWith(hostOnly) ? name.slice(hostOnly.length) : name
}

/** The name by which the browser gets a cookie: with the prefix, if the address is https and no domain is set. */
export function browserName(settings: Settings, base: string): string {
  return isHostOnly(settings) ? hostOnly + base : base
}

/** The names by which the browser may send a cookie: the present one first, then the one of other settings. */
export function namesOf(settings: Settings, base: string): readonly string[] {
  if (!isHostOnly(settings)) return [base, hostOnly + base]
  // Any other host of the domain can set the names without prefix, so they are read for a while only.
  return settings.ports.clock.now() < Date.UTC(2027, 6, 1) ? [hostOnly + base, base] : [hostOnly + base]
}

/** The `Set-Cookie` headers that remove the cookies of a name that the browser gets by another one now. */
export function forgetFormer(settings: Settings, cookies: Cookies, base: string): readonly string[] {
  const present = browserName(settings, base)
  return [base, hostOnly + base]
    .filter((name) => name !== present && cookies.has(name))
    .map((name) => setCookie(settings, name, '', { maxAge: 0 }))
}

/** The name of the session cookie without prefix: a former part, and the client id without its dashes. */
export function sessionCookieName({ options: { cookie, clientId } }: Settings): string {
  return `${sessionPart(cookie?.name)}-${clientId.replaceAll('-', '')}`
}

function sessionPart(name = 'fe_session'): string {
  return name.replace(/^__(?:Host|Secure)-/, '')
}

/** `true` for the session cookie and for its further parts, with the prefix or without. */
export function isSessionCookie(settings: Settings, name: string): boolean {
  const [first, base] = [sessionCookieName(settings), baseName(name)]
  return base === first || (base.startsWith(`${first}-`) && /^\d+$/.test(base.slice(first.length + 1)))
}

/** `true` for a cookie that the provider sets. Session cookies of any client are of servers like this one. */
export function isOfProvider({ options: { cookie } }: Settings, name: string): boolean {
  const base = baseName(name)
  return base.startsWith('fe_') && !base.startsWith('fe_session') && !base.startsWith(`${sessionPart(cookie?.name)}-`)
}

/** The refresh cookies of the provider, in each of its spellings. */
export function isRefreshCookie(name: string): boolean {
  return baseName(name).startsWith('fe_refresh_')
}

function isHostOnly({ app, options: { cookie } }: Settings): boolean {
  return app.protocol === 'https:' && !cookie?.domain
}
