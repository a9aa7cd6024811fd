import { parsed } from '../http/body.ts'
import { claimsOf } from '../session/user.ts'
import { rewrittenJson } from './json-text.ts'
import { seal, unseal } from './seal.ts'
import type { KeptTokens } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import { type FoundToken, isWholeToken, tokensWithin } from './token-text.ts'

/**
 * A text for a browser that may hold no token, JSON or not. Access tokens keep their claims and lose header and signature, under
 * any name; refresh tokens go. A token that is not that of the session, such as one for a sub-account, is sealed
 * beside its claims: it serves only together with the session cookie of the same person.
 */
export async function redacted(settings: Settings, text: string, session: KeptTokens | null): Promise<string> {
  const known = new Map<string, Promise<string>>()
  return parsed(text) === undefined
    ? (await withoutTokens(text)).replace(namedRefreshTokens, `$1${mark}`)
    : rewrittenJson(text, { drops: (name) => refreshTokens.test(name), rewrite })

  function rewrite(name: string | null, value: string): string | Promise<string> {
    if (!value.includes('.')) return value
    if (name !== null && accessTokens.test(name) && isToken.test(value)) return one(value)
    // The page sends these back, or shows them once. A bearer is none of them.
    if (name !== null && otherTokens.test(name)) return unlessBearer(value)
    // The state in an address is for the page that it leads to.
    if (/^https?:\S+$/i.test(value)) return replaced(value, tokensOfAddress(value))
    return withoutTokens(value)
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

  function one(token: string): Promise<string> {
    const found = known.get(token)
    if (found) return found
    const made = known.size < mostSealed ? withClaims(token) : Promise.resolve(`${mark}.${claimsIn(token)}.${mark}`)
    known.set(token, made)
    return made
  }

  async function withClaims(token: string): Promise<string> {
    const holder = holderOf(token)
    if (session || holder === null) return `${mark}.${claimsIn(token)}.${mark}`
    const sealed = await seal({ token }, 'token', holder, settings.keys)
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

/**
 * The token that a call of such a browser stands for: the one sealed in its bearer, if that belongs to the person of the
 * session, else the session's own.
 */
export async function tokenBehind(settings: Settings, authorization: string | null, own: string): Promise<string> {
  const sealed = new RegExp(`^Bearer ${mark}\\.[^.]*\\.(.+)$`).exec(authorization ?? '')?.[1] ?? ''
  const opened = await unseal(sealed.replaceAll('~', '.'), 'token', String(holderOf(own)), settings.keys)
  return typeof opened?.['token'] === 'string' ? opened['token'] : own
}

/** The person of a token; `null` if its claims cannot be read. */
function holderOf(token: string): string | null {
  try {
    return String(claimsOf(token)['sub'])
  } catch {
    return null
  }
}

function* tokensOfAddress(address: string): Generator<FoundToken> {
  for (const { index, 1: name = '', 2: token = '' } of address.matchAll(tokensInAddress)) {
    yield { index: index + name.length, 0: token }
  }
}

/** Of an encrypted token, the second part is a key. */
function claimsIn(token: string): string {
  const parts = token.split('.')
  return parts.length === 3 ? (parts[1] ?? '') : ''
}

const mark = 'redacted'
/** Sealed tokens of one answer. More of them have no use, and cost time. */
const mostSealed = 100
const accessTokens = /^(?:access|id)[-_]?token$/i
const refreshTokens = /^refresh[-_]?token$/i
const namedRefreshTokens = /(refresh[-_]?token["']?\s*[:=]\s*["']?)[^&\s"',}]+/gi
const otherTokens = /token$/i
const tokensInAddress = /([?#&](?:access|id)_?token=)([^&#\s]+)/gi
const isToken = /^[\w-]+\.[\w-]+\.[\w-]*$/
