/** The cookies of one call: what goes along, and where those that come back go. */
export interface CookieExchange {
  /** The `Cookie` header, or an empty text. */
  readonly cookie: string
  /** Takes one `Set-Cookie` header of the answer. */
  readonly setCookie: (header: string) => void
}

/** Sends a request with its cookies beside it: a browser strips both headers from the objects scripts can make. */
export type Send = (request: Request, cookies: CookieExchange) => Promise<Response>

/** A browser's cookies: what the platform's `fetch` keeps to itself, kept here for pages and tests that have no server. */
export interface CookieJar {
  /** The `Cookie` header of a call to an address, or an empty text. */
  readonly header: (address: string) => string
  /** Takes a `Set-Cookie` header that came from an address. */
  readonly take: (address: string, header: string) => void
  /** Forgets everything. */
  readonly clear: () => void
}

/**
 * Makes an empty jar under the rules of RFC 6265: host, path, `Secure` and expiry decide what is sent. There is one
 * site, so `SameSite` never holds a cookie back; `HttpOnly` holds of itself, because no script reads the jar.
 */
export function createCookieJar(now: () => number): CookieJar {
  let cookies: readonly Cookie[] = []
  return {
    header(address) {
      const url = new URL(address)
      return cookies
        .filter((cookie) => cookie.expiresAt > now() && goesTo(cookie, url))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ')
    },
    take(address, header) {
      const cookie = parse(header, new URL(address), now())
      if (!cookie) return
      const isOther = ({ name, host, path }: Cookie) =>
        name !== cookie.name || host !== cookie.host || path !== cookie.path
      cookies = [...cookies.filter(isOther), cookie].filter(({ expiresAt }) => expiresAt > now())
    },
    clear: () => {
      cookies = []
    },
  }
}

/** Gives a jar's cookies to every call: what one answer sets goes along with the calls after it. */
export function withCookieJar(send: Send, jar: CookieJar): (request: Request) => Promise<Response> {
  return (request) =>
    send(request, {
      cookie: request.credentials === 'omit' ? '' : jar.header(request.url),
      setCookie: (header) => {
        if (request.credentials !== 'omit') jar.take(request.url, header)
      },
    })
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly host: string
  readonly path: string
  readonly isSecure: boolean
  readonly expiresAt: number
}

function parse(header: string, url: URL, now: number): Cookie | null {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  if (at < 1) return null
  const attribute = (name: string) =>
    attributes.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  const maxAge = attribute('max-age')
  const expires = attribute('expires')
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    host: attribute('domain')?.replace(/^\./, '') ?? url.hostname,
    path: attribute('path') ?? '/',
    isSecure: attributes.some((part) => part.toLowerCase() === 'secure'),
    expiresAt: maxAge ? now + 1000 * Number(maxAge) : expires ? Date.parse(expires) : Number.POSITIVE_INFINITY,
  }
}

function goesTo({ host, path, isSecure }: Cookie, url: URL): boolean {
  const isHost = url.hostname === host || url.hostname.endsWith(`.${host}`)
  const isPath = path === '/' || url.pathname === path || url.pathname.startsWith(`${path}/`)
  return isHost && isPath && (!isSecure || url.protocol === 'https:')
}
