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
  /** Removes all cookies from the jar. */
  readonly clear: () => void
}

/**
 * Makes an empty jar by the rules of RFC 6265: host, path, `Secure` and expiry. All hosts are one site, so `SameSite`
 * has no effect. There is no public suffix list.
 */
export function createCookieJar(now: () => number): CookieJar {
  let cookies: readonly Cookie[] = []
  return {
    header(address) {
      const url = new URL(address)
      return cookies
        .filter((cookie) => cookie.expiresAt > now() && goesTo(cookie, url))
        .toSorted((one, other) => other.path.length - one.path.length)
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

/**
 * The platform's `fetch` for a provider in this process. It sends and stores the jar's cookies. An aborted call rejects
 * at once and stores nothing.
 */
export function withCookieJar(send: Send, jar: CookieJar): (request: Request) => Promise<Response> {
  return async (request) => {
    const { signal, url } = request
    signal.throwIfAborted()
    const hasCookies = request.credentials !== 'omit'
    const answer = send(request, {
      cookie: hasCookies ? jar.header(url) : '',
      setCookie(header) {
        if (hasCookies && !signal.aborted) jar.take(url, header)
      },
    })
    return untilAborted(answer, signal)
  }
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly host: string
  /** Subdomains receive the cookie too. */
  readonly isForDomain: boolean
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
  const domain = attribute('domain')?.replace(/^\./, '').toLowerCase()
  if (domain && !isBelow(url.hostname, domain)) return null
  const isSecure = attributes.some((part) => part.toLowerCase() === 'secure')
  if (isSecure && url.protocol !== 'https:') return null
  const path = attribute('path')
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    host: domain || url.hostname,
    isForDomain: Boolean(domain),
    path: path?.startsWith('/') ? path : url.pathname.replace(/\/[^/]*$/, '') || '/',
    isSecure,
    expiresAt: expiryOf(attribute('max-age'), attribute('expires'), now),
  }
}

/** `Max-Age` goes before `Expires`; what cannot be read does not count. */
function expiryOf(maxAge = '', expires = '', now: number): number {
  if (/^-?\d+$/.test(maxAge)) return now + 1000 * Number(maxAge)
  const date = Date.parse(expires)
  return Number.isNaN(date) ? Number.POSITIVE_INFINITY : date
}

function goesTo({ host, isForDomain, path, isSecure }: Cookie, url: URL): boolean {
  const isHost = isForDomain ? isBelow(url.hostname, host) : url.hostname === host
  const isPath = url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
  return isHost && isPath && (!isSecure || url.protocol === 'https:')
}

function isBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/** An aborted call rejects at once, even if the provider still answers. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort)
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
