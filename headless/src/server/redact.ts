import { base64url } from 'jose'
import { isRecord } from '../core/record.ts'
import { claimsOf } from '../core/token-claims.ts'
import { parsed } from '../http/body.ts'
import { claimsMark as mark } from '../http/stand-in.ts'
import { rewrittenJson } from './json-text.ts'
import { seal } from './seal.ts'
import { type KeptTokens, packedToken } from './session-cookie.ts'
import type { Settings } from './settings.ts'

const longestHeader = 8192

/** `{"alg":""}` in base64url. */
const shortestHeader = 14

const mostTries = 16

/** A brace in base64url, before a quote or white space. */
const openings = /e(?:yJ|yA|wo|w0|wk)/g

/** Takes the tokens out of the parts of one answer. */
export interface Redactor {
  /** Returns a text without tokens, JSON or not. */
  readonly text: (text: string) => Promise<string>
  /** Returns a part of a text without tokens. JSON keeps its white space. */
  readonly part: (text: string) => Promise<string>
  /** Returns headers without tokens. The state in the address of a redirect stays. */
  readonly headers: (headers: Headers) => Promise<Headers>
}

/**
 * Makes a {@link Redactor} for a browser that may hold no token. Access tokens keep their claims and lose header and signature, under
 * any name; refresh tokens go. A token that is not that of the session, such as one for a sub-account, is sealed
 * beside its claims: it serves only together with the session cookie of the same person.
 */
export function redactorOf(settings: Settings, session: KeptTokens | null): Redactor {
  const known = new Map<string, Promise<string>>()
  return {
    async text(text) {
      return parsed(text) === undefined
        ? part(text)
        : rewrittenJson(text, { drops: (name) => refreshTokens.test(name), rewrite })
    },
    part,
    async headers(headers) {
      const pairs = [...headers].map(async ([name, value]): Promise<[string, string]> => {
        return [name, await (name === 'location' ? address(value) : part(value))]
      })
      return new Headers(await Promise.all(pairs))
    },
  }

  async function part(text: string): Promise<string> {
    return (await withoutTokens(text)).replace(namedRefreshTokens, `$1${mark}`)
  }

  function rewrite(name: string | null, value: string): string | Promise<string> {
    if (!/\.|%2e/i.test(value)) return value
    if (name !== null && accessTokens.test(name) && isToken.test(value)) return one(value)
    // The page sends these back, or shows them once. A bearer is none of them.
    if (name !== null && otherTokens.test(name)) return unlessBearer(value)
    return /^https?:\S+$/i.test(value) ? address(value) : withoutTokens(value)
  }

  /** The state in an address is for the page that it leads to. */
  async function address(value: string): Promise<string> {
    const parts = value.split(/([?#&])/).map(async (part) => {
      const [, name = '', given = '', rest = ''] = /^([^=&#\s]*=)([^&#\s]+)(.*)$/s.exec(part) ?? []
      if (namedAccessToken.test(name)) return name + (await one(given)) + rest
      if (namedRefreshToken.test(name)) return name + mark + rest
      return namedToken.test(name) ? name + (await unlessBearer(given)) + rest : part
    })
    return (await Promise.all(parts)).join('')
  }

  function withoutTokens(value: string): string | Promise<string> {
    return replaced(value, tokensWithin(value))
  }

  async function unlessBearer(value: string): Promise<string> {
    if (!isWholeToken(value)) return value
    return settings.verifyToken(value).then(
      () => one(value),
      () => value,
    )
  }

  function one(found: string): Promise<string> {
    const token = found.replace(/%2e/gi, '.')
    const former = known.get(token)
    if (former) return former
    const made = known.size < mostSealed ? withClaims(token) : Promise.resolve(claimsAlone(token))
    known.set(token, made)
    return made
  }

  async function withClaims(token: string): Promise<string> {
    const holder = holderOf(token)
    if (session || holder === null) return claimsAlone(token)
    const sealed = await seal({ token: packedToken(token) }, 'token', holder, settings.keys)
    return `${mark}.${claimsIn(token)}.${sealed.replaceAll('.', '~')}`
  }

  function replaced(value: string, found: Iterable<FoundToken>): string | Promise<string> {
    const parts: (string | Promise<string>)[] = []
    let from = 0
    for (const { index, 0: token } of found) {
      parts.push(value.slice(from, index), one(token))
      from = index + token.length
    }
    if (parts.length === 0) return value
    return Promise.all([...parts, value.slice(from)]).then((all) => all.join(''))
  }
}

/** A token that keeps its claims and loses header and signature. */
export function claimsAlone(token: string): string {
  return `${mark}.${claimsIn(token)}.${mark}`
}

/** The person of a token; `null` if its claims cannot be read. */
export function holderOf(token: string): string | null {
  try {
    return String(claimsOf(token)['sub'])
  } catch {
    return null
  }
}

/** The claims of a token, encoded. Of an encrypted token, the second part is a key. */
export function claimsIn(token: string): string {
  const parts = token.split('.')
  return parts.length === 3 ? (parts[1] ?? '') : ''
}

/** The name of a refresh token in a text, and its value as far as it goes. */
export const beginOfRefreshToken = /refresh[-_]?token["']?\s*(?:[:=]\s*["']?[^&\s"',}]*|$)/gi

/** Sealed tokens of one answer. More of them have no use, and cost time. */
const mostSealed = 100

const accessTokens = /^(?:access|id)[-_]?token$/i

const refreshTokens = /^refresh[-_]?token$/i

const namedRefreshTokens = /(refresh[-_]?token["']?\s*[:=]\s*["']?)[^&\s"',}]+/gi

const otherTokens = /token$/i

const namedAccessToken = /^(?:access|id)[-_]?token=$/i

const namedRefreshToken = /^refresh[-_]?token=$/i

const namedToken = /token=$/i

const isToken = /^[\w-]+\.[\w-]+\.[\w-]*$/

/** A token in a text. */
interface FoundToken {
  readonly index: number
  readonly 0: string
}

/**
 * Finds the JSON Web Tokens in a text by their form: a header that is JSON in base64url, and two more parts, or four of an
 * encrypted one. Their dots may be encoded. Reads each character a limited number of times.
 *
 * @see RFC 7515, section 7.1, and RFC 7516, section 7.1
 */
function* tokensWithin(text: string): Generator<FoundToken> {
  for (const { index, 0: run } of text.matchAll(/(?:[\w.-]|%2e)+/gi)) {
    // Parts are at even places, the dots between them at odd ones.
    const parts = run.split(/(\.|%2e)/i)
    let from = index
    for (let at = 0; at < parts.length; at += 2) {
      const part = parts[at] ?? ''
      const start = at < parts.length - 4 && parts[at + 2] ? headerStart(part) : null
      const count = start === null ? 1 : isEncrypted(part.slice(start)) ? 5 : 3
      const whole = parts.slice(at, at + 2 * count - 1).join('')
      if (start !== null) yield { index: from + start, 0: whole.slice(start) }
      at += 2 * (count - 1)
      from += whole.length + (parts[at + 1]?.length ?? 0)
    }
  }
}

/** `true` for a text that is a token and nothing else. */
function isWholeToken(text: string): boolean {
  const { value } = tokensWithin(text).next()
  return value?.[0] === text
}

/** Where the header begins in a part of a text. Something may be before it, such as the name of a cookie. */
function headerStart(part: string): number | null {
  if (!part.includes('e')) return null
  const tail = Math.max(0, part.length - longestHeader)
  let tries = 0
  for (const { index: found } of part.slice(tail).matchAll(openings)) {
    if (tries++ === mostTries) return null
    const start = tail + found
    if (headerIn(part.slice(start)) !== null) return start
  }
  return null
}

function isEncrypted(header: string): boolean {
  return typeof headerIn(header)?.['enc'] === 'string'
}

function headerIn(part: string): Readonly<Record<string, unknown>> | null {
  if (part.length < shortestHeader) return null
  try {
    const header = parsed(new TextDecoder().decode(base64url.decode(part)))
    return isRecord(header) ? header : null
  } catch {
    return null
  }
}
