import type { Settings } from './settings.ts'

/** The cookies of a request, by name. The first of a name counts, as it has the longest path. */
export type Cookies = ReadonlyMap<string, string>

/** Reads the cookies of a `Cookie` header. */
export function cookiesIn(header: string | null | undefined): Cookies {
  const cookies = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const [name = '', ...rest] = pair.split('=')
    if (name.trim() && rest.length > 0 && !cookies.has(name.trim())) cookies.set(name.trim(), rest.join('=').trim())
  }
  return cookies
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
  /** Default: that of the settings. */
  readonly sameSite?: 'lax' | 'strict' | 'none'
}

/** A `Set-Cookie` header of this server: `HttpOnly`, and `Secure` if the application is served by https. */
export function setCookie(
  { app, options: { cookie = {} } }: Settings,
  name: string,
  value: string,
  { maxAge, path = '/', sameSite: asked = cookie.sameSite ?? 'none' }: CookieAttributes,
): string {
  const isSecure = app.protocol === 'https:'
  // Browsers refuse `none` without `Secure`.
  const site = !isSecure && asked === 'none' ? 'lax' : asked
  return [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    ...(cookie.domain ? [`Domain=${cookie.domain}`] : []),
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
    sameSite(site),
    'Priority=High',
  ].join('; ')
}

/** `true` for the name of a cookie that the provider sets. */
export function isOfProvider(name: string): boolean {
  return name.startsWith('fe_')
}

/** The refresh cookies of the provider, in each of its spellings. */
export function isRefreshCookie(name: string): boolean {
  return name.startsWith('fe_refresh_')
}

/**
 * The provider's `Set-Cookie` headers for this origin. Their domain becomes that of the application, and their path all of
 * it, as pages are rendered with them too. Without https, browsers refuse `Secure`, and `SameSite=None` with it.
 */
export function movedHere({ app, options: { cookie = {} } }: Settings, headers: Headers): readonly string[] {
  const isSecure = app.protocol === 'https:'
  return headers.getSetCookie().flatMap((text) => {
    const { name, value, attributes } = partsOf(text)
    if (!isOfProvider(name)) return []
    const given = attributes.find((attribute) => /^samesite=/i.test(attribute))?.slice('samesite='.length)
    const site = stricter(given, cookie.sameSite)
    const kept = attributes.filter(
      (attribute) =>
        !/^(?:domain|path|samesite)=/i.test(attribute) && (isSecure || !/^(?:secure|partitioned)$/i.test(attribute)),
    )
    return [
      [
        `${name}=${value}`,
        'Path=/',
        ...kept,
        ...(site && (isSecure || site !== 'none') ? [sameSite(site)] : []),
        ...(cookie.domain ? [`Domain=${cookie.domain}`] : []),
      ].join('; '),
    ]
  })
}

/** The stricter of two values of `SameSite`. Neither is stricter than a missing one, which browsers read as `lax`. */
function stricter(given: string | undefined, own: string | undefined): string | undefined {
  const found = given?.toLowerCase()
  return own === 'strict' || (own === 'lax' && found === 'none') ? own : found
}

function sameSite(value: string): string {
  return `SameSite=${value.charAt(0).toUpperCase()}${value.slice(1)}`
}

function partsOf(text: string) {
  const [pair = '', ...attributes] = text.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  return { name: pair.slice(0, at), value: pair.slice(at + 1), attributes: attributes.filter(Boolean) }
}
