import { malformed } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { drawToken } from '../core/random.ts'
import type { SessionRecord } from '../core/sessions.ts'
import type { CoreState } from '../core/state.ts'
import { multiFactor } from '../session/grant.ts'
import { type Authorization, oauthRecords } from './records.ts'

/** The state and the time of a call. */
export type Issuing = Pick<Call, 'state' | 'now'>

/** A refused request, and the redirect with the reason. */
export interface RefusedAuthorization {
  readonly refusedAt: string
}

/**
 * Begins a hosted sign-in. What is wrong goes back to the application; a wrong application or way back is refused on the
 * spot (RFC 6749, section 4.1.2.1).
 */
export function authorizationFor(call: Call): Authorization | RefusedAuthorization {
  const { state, now, url } = call
  const asked = (name: string) => url.searchParams.get(name)
  const redirectUri = asked('redirect_uri') ?? ''
  if (asked('client_id') !== state.vendor.clientId) throw malformed('client_id names no application of this provider')
  if (!call.mayLeadTo(redirectUri) || redirectUri.includes('#') || redirectUri.length > longestValue) {
    throw malformed('redirect_uri is not allowed')
  }
  const fault = faultOf(url.searchParams)
  if (fault) {
    const state = asked('state')
    const back = { redirectUri, state: state === null || state.length > longestValue ? null : state }
    return { refusedAt: refusalAddress(back, fault.error, fault.description) }
  }
  const maxAge = asked('max_age')
  const authorization: Authorization = {
    id: drawToken(state, 32),
    redirectUri,
    state: asked('state'),
    nonce: asked('nonce') ?? '',
    codeChallenge: asked('code_challenge') ?? '',
    acrValues: asked('acr_values'),
    maxAge: maxAge !== null && /^\d{1,9}$/.test(maxAge) ? Number(maxAge) : null,
    loginHint: asked('login_hint') ?? '',
    expiresAt: now + pageLifetime,
    code: null,
    sessionId: null,
    isSpent: false,
  }
  oauthRecords.of(state).authorizations = [...present(call).slice(1 - mostAuthorizations), authorization]
  return authorization
}

/** The prompts of a request (OpenID Connect Core, section 3.1.2.1). */
export function promptsOf(asked: URLSearchParams): readonly string[] {
  return (asked.get('prompt') ?? '').split(' ').filter(Boolean)
}

/** The hosted sign-in of a page, while it is neither over nor done. */
export function openAuthorization(world: Issuing, id: string): Authorization | undefined {
  return present(world).find((one) => one.id === id && one.code === null)
}

/** The hosted sign-in a code belongs to, spent or not. */
export function authorizationOfCode(world: Issuing, code: string): Authorization | undefined {
  return present(world).find((one) => one.code !== null && one.code === code)
}

/** The session meets the required assurance and age. */
export function isEnough({ now }: Issuing, { acrValues, maxAge }: Authorization, session: SessionRecord): boolean {
  if (wantsMultiFactor(acrValues) && !session.amr.includes('mfa')) return false
  return maxAge === null || Math.floor(now / 1000) - session.authTime <= maxAge
}

/** The request requires a second factor. */
export function wantsMultiFactor(acrValues: string | null): boolean {
  return acrValues?.split(' ').includes(multiFactor) === true
}

/** Where a person who has signed in goes back to: with a code, good once and for a minute. */
export function codeAddress({ state, now }: Issuing, authorization: Authorization, session: SessionRecord): string {
  authorization.code = drawToken(state, 32)
  authorization.sessionId = session.id
  authorization.expiresAt = now + codeLifetime
  return backAddress(authorization, { code: authorization.code })
}

/** Where a person goes back to without having signed in. */
export function refusalAddress(authorization: WayBack, error: string, description: string): string {
  return backAddress(authorization, { error, error_description: description })
}

/** The open hosted sign-ins of all users. Each has an id that cannot be guessed. */
function present({ state, now }: { readonly state: CoreState; readonly now: number }): Authorization[] {
  return oauthRecords.of(state).authorizations.filter(({ expiresAt }) => expiresAt > now)
}

/** Where the application is, and what it wants back. */
type WayBack = Pick<Authorization, 'redirectUri' | 'state'>

interface AuthorizationFault {
  readonly error: 'invalid_request' | 'invalid_scope' | 'unsupported_response_type'
  readonly description: string
}

/** The first thing that is wrong with a request. */
function faultOf(asked: URLSearchParams): AuthorizationFault | null {
  const tooLong = kept.find((name) => (asked.get(name) ?? '').length > longestValue)
  if (tooLong) return invalid(`${tooLong} may be ${longestValue} characters at most`)
  const type = asked.get('response_type')
  if (type === null) return invalid('response_type is missing')
  if (type !== 'code') return { error: 'unsupported_response_type', description: 'response_type must be code' }
  if ((asked.get('response_mode') ?? 'query') !== 'query') return invalid('response_mode must be query')
  const [challenge, method] = [asked.get('code_challenge'), asked.get('code_challenge_method')]
  const isDigest = method === 'S256' && /^[\w-]{43}$/.test(challenge ?? '')
  if ((challenge !== null || method !== null) && !isDigest) return invalid('code_challenge must be an S256 digest')
  // Some clients of servers join scopes by a plus that they encode.
  if (!(asked.get('scope') ?? '').split(/[ +]/).includes('openid')) {
    return { error: 'invalid_scope', description: 'scope must hold openid' }
  }
  const prompts = promptsOf(asked)
  if (prompts.includes('none') && prompts.length > 1) return invalid('prompt may hold nothing beside none')
  return null
}

function invalid(description: string): AuthorizationFault {
  return { error: 'invalid_request', description }
}

function backAddress({ redirectUri, state }: WayBack, query: Readonly<Record<string, string>>): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  if (state !== null) address.searchParams.set('state', state)
  return address.href
}

/** The stored parameters of a request. Their length is limited, as strangers send them. */
const kept = ['state', 'nonce', 'acr_values', 'login_hint'] as const
const longestValue = 2048
/** Hosted sign-ins under way; the oldest give way. */
const mostAuthorizations = 500
const pageLifetime = 10 * 60_000
const codeLifetime = 60_000
