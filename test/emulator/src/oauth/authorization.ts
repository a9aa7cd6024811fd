import type { Call } from '../http/call.ts'
import { malformed } from '../http/errors.ts'
import { multiFactor } from '../session/grant.ts'
import type { Authorization } from '../state/authorizations.ts'
import { drawToken } from '../state/random.ts'
import type { Session, State } from '../state/types.ts'

/** What an authorization is issued and answered with. */
export type Issuing = Pick<Call, 'state' | 'now'>

/** Begins a hosted sign-in. Refuses what may not be answered by sending the person back (RFC 6749, section 4.1.2.1). */
export function authorizationFor(call: Call): Authorization {
  const { state, now, url } = call
  const asked = (name: string) => url.searchParams.get(name)
  const redirectUri = asked('redirect_uri') ?? ''
  if (asked('client_id') !== state.vendor.clientId) throw malformed('client_id names no application of this provider')
  if (!call.mayLeadTo(redirectUri) || redirectUri.includes('#')) throw malformed('redirect_uri is not allowed')
  if (asked('response_type') !== 'code') throw malformed('response_type must be code')
  const codeChallenge = asked('code_challenge') ?? ''
  if (asked('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge)) {
    throw malformed('code_challenge must be an S256 digest')
  }
  if (!(asked('scope') ?? '').split(' ').includes('openid')) throw malformed('scope must hold openid')
  const maxAge = asked('max_age')
  const authorization: Authorization = {
    id: drawToken(state, 32),
    redirectUri,
    state: asked('state'),
    nonce: asked('nonce') ?? '',
    codeChallenge,
    acrValues: asked('acr_values'),
    maxAge: maxAge !== null && /^\d{1,9}$/.test(maxAge) ? Number(maxAge) : null,
    loginHint: asked('login_hint') ?? '',
    expiresAt: now + pageLifetime,
    code: null,
    sessionId: null,
    isSpent: false,
  }
  state.authorizations = [...present(call), authorization]
  return authorization
}

/** The hosted sign-in of a page, while it is neither over nor done. */
export function openAuthorization(world: Issuing, id: string): Authorization | undefined {
  return present(world).find((one) => one.id === id && one.code === null)
}

/** The hosted sign-in a code belongs to, spent or not. */
export function authorizationOfCode(world: Issuing, code: string): Authorization | undefined {
  return present(world).find((one) => one.code !== null && one.code === code)
}

/** Whether a session is as sure and as fresh as was asked for. */
export function isEnough({ now }: Issuing, { acrValues, maxAge }: Authorization, session: Session): boolean {
  if (wantsMultiFactor(acrValues) && !session.amr.includes('mfa')) return false
  return maxAge === null || Math.floor(now / 1000) - session.authTime <= maxAge
}

/** Whether a second factor is asked for. */
export function wantsMultiFactor(acrValues: string | null): boolean {
  return acrValues?.split(' ').includes(multiFactor) === true
}

/** Where a person who has signed in goes back to: with a code, good once and for a minute. */
export function codeAddress({ state, now }: Issuing, authorization: Authorization, session: Session): string {
  authorization.code = drawToken(state, 32)
  authorization.sessionId = session.id
  authorization.expiresAt = now + codeLifetime
  return backAddress(authorization, { code: authorization.code })
}

/** Where a person goes back to without having signed in. */
export function refusalAddress(authorization: Authorization, error: string, description: string): string {
  return backAddress(authorization, { error, error_description: description })
}

/** Whose hosted sign-ins those in a state are does not matter: each is named by a text that nobody can guess. */
function present({ state, now }: { readonly state: State; readonly now: number }): Authorization[] {
  return (state.authorizations ?? []).filter(({ expiresAt }) => expiresAt > now)
}

function backAddress({ redirectUri, state }: Authorization, query: Readonly<Record<string, string>>): string {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  if (state !== null) address.searchParams.set('state', state)
  return address.href
}

const pageLifetime = 10 * 60_000
const codeLifetime = 60_000
