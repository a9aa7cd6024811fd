import type { Settings } from './settings.ts'

/** The cookies of a request, by the names of the browser. The value is empty if several were sent and none can be believed. */
export type Cookies = ReadonlyMap<string, string>

/** Reads all values of the cookies of a `Cookie` header. The first of a name has the longest path. */
export function valuesIn(header: string | null | undefined): ReadonlyMap<string, readonly string[]> {
  const cookies = new Map<string, Set<string>>()
  for (const pair of header?.split(';') ?? []) {
    const [name = '', ...rest] = pair.split('=')
    if (!name.trim() || rest.length === 0) continue
    const values = cookies.get(name.trim()) ?? new Set()
    cookies.set(name.trim(), values.add(rest.join('=').trim()))
  }
  return new Map([...cookies].map(([name, values]) => [name, [...values]]))
}

/** Reads the cookies of a `Cookie` header, the first of each name. */
export function cookiesIn(header: string | null | undefined): Cookies {
  return new Map([...valuesIn(header)].map(([name, [value = '']]) => [name, value]))
}

/** The `Cookie` header of these cookies; `null` if there are none. */
export function cookieHeader(cookies: Cookies): string | null {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') || null
}

/** Cookies after the changes of `Set-Cookie` headers. */
export function changedBy(cookies: Cookies, setCookies: readonly string[]): Cookies {
  const changed = new Map(cookies)
  for (const text of setCookies) {
    const { name, value, attributes } = partsOf(text)
    const isGone = value === '' || attributes.some((attribute) => /^max-age=(?:0|-\d+)$/i.test(attribute))
    if (isGone) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** The attributes of a cookie of this server. */
export interface CookieAttributes {
  /** Seconds until it expires; 0 removes it. */
  readonly maxAge: number
  readonly path?: string
  /** `null` for the host alone. Default: that of the settings. */
  readonly domain?: null
  /** Default: that of the settings. */
  readonly sameSite?: 'lax' | 'strict' | 'none'
}

/** A `Set-Cookie` header of this server: `HttpOnly`, and `Secure` if the application is served by https. */
export function setCookie(
  { app, options: { cookie = {} } }: Settings,
  name: string,
  value: string,
  { maxAge, path = '/', domain, sameSite: asked = cookie.sameSite ?? 'none' }: CookieAttributes,
): string {
  const isSecure = app.protocol === 'https:'
  // Browsers refuse `none` without `Secure`.
  const site = !isSecure && asked === 'none' ? 'lax' : asked
  return [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    // Browsers refuse a domain with this prefix.
    ...(cookie.domain && domain !== null && !name.startsWith('__Host-') ? [`Domain=${cookie.domain}`] : []),
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    sameSite(site),
    'Priority=High',
  ].join('; ')
}

/** The attribute `SameSite` of a `Set-Cookie` header. */
export function sameSite(value: string): string {
  return `SameSite=${value.charAt(0).toUpperCase()}${value.slice(1)}`
}

/** The parts of a `Set-Cookie` header, as a browser reads them. */
export function partsOf(text: string) {
  const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim(), attributes: attributes.filter(Boolean) }
}
