/** How long a cookie lives and where it goes. */
export interface CookieOptions {
  /** In seconds; 0 removes the cookie. */
  readonly maxAge: number
  readonly isSecure: boolean
}

/** The cookies of a request, by name; of several of one name the first, which is the closest (RFC 6265, section 5.4). */
export function readCookies(header: string | null): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = {}
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0) cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim()
  }
  return cookies
}

/**
 * A `Set-Cookie` header: never readable by a script, sent to the whole host. Over https it may come from another site
 * (`SameSite=None`), over http only from the same one (RFC 6265bis).
 */
export function cookie(name: string, value: string, { maxAge, isSecure }: CookieOptions): string {
  const site = isSecure ? 'SameSite=None; Secure' : 'SameSite=Lax'
  return `${name}=${value}; Path=/; HttpOnly; ${site}; Max-Age=${maxAge}`
}
