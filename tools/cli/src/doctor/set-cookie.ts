/** A cookie as an answer sets it. */
export interface SetCookie {
  readonly name: string
  readonly value: string
  readonly isSecure: boolean
  readonly isHttpOnly: boolean
  /** In small letters; `null` if it is not stated, which browsers treat as `lax`. */
  readonly sameSite: string | null
  /** In small letters and without a dot before it. */
  readonly domain: string | null
  readonly path: string | null
  readonly isRemoval: boolean
}

/** Reads a `Set-Cookie` header (RFC 6265, section 5.2). */
export function setCookieOf(header: string): SetCookie {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim())
  const attributes = new Map(rest.map((part) => split(part.toLowerCase())))
  const [name, value] = split(pair)
  return {
    name,
    value,
    isSecure: attributes.has('secure'),
    isHttpOnly: attributes.has('httponly'),
    sameSite: attributes.get('samesite') ?? null,
    domain: attributes.get('domain')?.replace(/^\./, '') || null,
    path: split(rest.find((part) => /^path=/i.test(part)) ?? '')[1] || null,
    isRemoval: value === '' || attributes.get('max-age') === '0',
  }
}

/** `true` for the cookie that renews the session. */
export function isOfSession({ name }: SetCookie): boolean {
  return /refresh/i.test(name)
}

function split(text: string): [name: string, value: string] {
  const at = text.indexOf('=')
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}
