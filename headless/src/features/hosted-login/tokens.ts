import { genericErrorMessage, networkError, PorticoError, part } from '../../core/errors.ts'
import { isRecord } from '../../core/record.ts'
import { claimsOf } from '../../core/token-claims.ts'
import type { AnswerOf } from '../../http/api-types.ts'
import type { SessionHost } from '../../session/host.ts'
import type { LoginAnswer } from '../../session/types.ts'
import { claimRenewal, memoryOf } from './memory.ts'
import { optionsOf } from './settings.ts'

/** The token response of the provider. One that is not ours may leave out the id token, and the next refresh token. */
export type Tokens = Partial<AnswerOf<'post', '/oauth/token'>> & { readonly access_token: string }

/** The parameters of a token request. */
export type Grant =
  | {
      readonly grant_type: 'authorization_code'
      readonly code: string
      readonly redirect_uri: string
      readonly code_verifier: string
    }
  | { readonly grant_type: 'refresh_token'; readonly refresh_token: string; readonly tenantId?: string }

/** A token response and its time. */
export interface Received {
  readonly tokens: Tokens
  /** The time of the answer by the provider's clock, in epoch milliseconds; `undefined` if unreadable. */
  readonly answeredAt: number | undefined
}

/** Exchanges a code or a refresh token. Each works only once. */
export async function requestTokens(host: SessionHost, grant: Grant, signal: AbortSignal): Promise<Received> {
  claimRenewal(host)
  const { endpoints, appId, clientId } = optionsOf(host)
  if (!endpoints) {
    return received((onHeaders) => host.api.post('/oauth/token', { body: grant, signal, keepalive: true, onHeaders }))
  }
  const fields = { ...grant, client_id: appId ?? clientId }
  return received((onHeaders) => postForm(host, endpoints.token, fields, { signal, onHeaders }))
}

/** Sends the token request and reads the time of the answer from its headers. */
export async function received(ask: (onHeaders: OnHeaders) => Promise<Tokens>): Promise<Received> {
  let date: string | null = null
  const tokens = await ask((headers) => {
    date = headers.get('date')
  })
  return { tokens, answeredAt: Date.parse(date ?? '') || undefined }
}

type OnHeaders = (headers: Headers) => void

/**
 * Verifies the tokens, stores them for later, and returns the answer of a sign-in. A renewal has no `nonce`. It keeps
 * the new refresh token even if the id token is refused, because the former one is spent. Without a new one the `spent` one is
 * good again, and without an id token the person is the former one.
 *
 * @see OpenID Connect Core 1.0, section 12.2, and RFC 6749, section 6
 */
export async function takeTokens(
  host: SessionHost,
  { tokens, answeredAt }: Received,
  { nonce, spent, signal }: { readonly nonce?: string; readonly spent?: string; readonly signal: AbortSignal },
): Promise<LoginAnswer> {
  const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken, expires_in: lifetime } = tokens
  const memory = memoryOf(host)
  const isRenewal = nonce === undefined
  if (!accessToken || !(idToken || (isRenewal && memory.idToken))) {
    throw new PorticoError('unreadable-answer', genericErrorMessage)
  }
  const next = refreshToken || spent || null
  if (isRenewal) memory.refreshToken = next
  if (!idToken) return withoutIdToken(host, tokens)
  const { verifyIdToken } = await part(import('./verify.ts'))
  const expected = isRenewal ? { former: memory.idToken } : { nonce }
  await verifyIdToken(host, idToken, { ...expected, answeredAt, signal })
  Object.assign(memory, { refreshToken: next, idToken })
  if (optionsOf(host).bearer === 'access_token') return { accessToken, expiresIn: lifetime ?? defaultLifetime }
  return { accessToken: idToken, expiresIn: Math.min(lifetime ?? defaultLifetime, lifetimeOf(idToken)) }
}

/** The id token states the person after its end as well, and may not be accepted as a bearer then. */
function withoutIdToken(host: SessionHost, { access_token, expires_in: expiresIn = defaultLifetime }: Tokens) {
  if (optionsOf(host).bearer === 'access_token') return { accessToken: access_token, expiresIn }
  host.log.warn(
    'The provider renews without an id token. Set bearer: "access_token", so that calls carry a token that is renewed.',
  )
  return { accessToken: memoryOf(host).idToken ?? access_token, expiresIn }
}

/** Used if the answer names no lifetime; in seconds. */
const defaultLifetime = 300

function lifetimeOf(token: string): number {
  const { iat, exp } = claimsOf(token)
  return typeof iat === 'number' && typeof exp === 'number' ? exp - iat : defaultLifetime
}

/** Posts a form as OAuth 2.0 defines it, and reads its error format. */
async function postForm(
  { ports }: SessionHost,
  address: string,
  fields: Readonly<Record<string, string>>,
  { signal, onHeaders }: { readonly signal: AbortSignal; readonly onHeaders: OnHeaders },
): Promise<Tokens> {
  const body = new URLSearchParams(fields)
  const response = await ports
    .fetch(address, { method: 'POST', body, signal, credentials: 'omit', redirect: 'error' })
    .catch((thrown) => {
      throw signal.aborted ? signal.reason : networkError(thrown)
    })
  onHeaders(response.headers)
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && isTokens(answer)) return answer
  const { error, error_description: description }: Readonly<Record<string, unknown>> = isRecord(answer) ? answer : {}
  if (typeof error !== 'string') {
    throw new PorticoError('unreadable-answer', genericErrorMessage, { status: response.status })
  }
  const message = typeof description === 'string' ? description : genericErrorMessage
  throw new PorticoError(error, message, { status: response.status })
}

function isTokens(value: unknown): value is Tokens {
  if (!isRecord(value) || typeof value['access_token'] !== 'string') return false
  return value['id_token'] === undefined || typeof value['id_token'] === 'string'
}
