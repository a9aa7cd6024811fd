import { PorticoError } from '../../core/errors.ts'
import { sleep } from '../../core/sleep.ts'
import type { RenewalAsked, SessionHost } from '../../session/host.ts'
import { isRefusal } from '../../session/refusal.ts'
import type { LoginAnswer } from '../../session/types.ts'
import { hasReturn } from './attempt.ts'
import { claimRenewal, forgetRedirect, forgetTokens, memoryOf, ownRefreshToken } from './memory.ts'
import { hostedLoginErrors, nobody, optionsOf } from './settings.ts'
import { type Received, received, requestTokens, takeTokens } from './tokens.ts'

/**
 * Renews the token: by the refresh token if this tab holds the newest, otherwise by the provider's session. A reload or
 * a second tab therefore needs no refresh token.
 */
export async function renew(host: SessionHost, asked: RenewalAsked): Promise<LoginAnswer> {
  const answer = await renewed(host, asked)
  forgetRedirect(host)
  return answer
}

async function renewed(host: SessionHost, { signal, tenantId }: RenewalAsked): Promise<LoginAnswer> {
  const tenant = tenantId === null ? {} : { tenantId }
  const refreshToken = ownRefreshToken(host)
  if (refreshToken !== null) {
    const grant = { grant_type: 'refresh_token', refresh_token: refreshToken, ...tenant } as const
    const received = await unlessRefused(() => requestTokens(host, grant, signal))
    const answer = received && (await unlessRefused(() => takeTokens(host, received, { spent: refreshToken, signal })))
    if (answer) return answer
    forgetTokens(host)
  }
  const { silentRefresh = true, endpoints } = optionsOf(host)
  const isSilent = silentRefresh && !endpoints
  if (!isSilent && refreshToken === null) {
    throw new PorticoError(hostedLoginErrors.silentRefreshDisabled, 'silent refresh is disabled')
  }
  const found = isSilent ? await authorizeSilently(host, tenant, signal, refreshToken !== null) : null
  const answer = found && (await unlessRefused(() => takeTokens(host, found, { signal })))
  if (answer) return answer
  throw new PorticoError(hostedLoginErrors.oauthRefreshRefused, "couldn't refresh user token with oauth service")
}

/**
 * Waits for the exchange of a return, which spends the same cookie. The page of the return, which begins the exchange,
 * may load later than the session.
 */
export async function afterExchange(host: SessionHost, signal: AbortSignal): Promise<void> {
  const { clock } = host.ports
  const memory = memoryOf(host)
  const until = clock.elapsed() + longestLoad
  while (!memory.resuming && hasReturn(host) && clock.elapsed() < until) await sleep(clock, 50, signal)
  await memory.resuming
  signal.throwIfAborted()
}

/** Time that the page of a return may take to load, in milliseconds. */
const longestLoad = 10_000

/** Gets tokens from the provider's session. If a session existed here, a refusal becomes a failed renewal. */
async function authorizeSilently(
  host: SessionHost,
  tenant: { readonly tenantId?: string },
  signal: AbortSignal,
  hadSession: boolean,
): Promise<Received | null> {
  claimRenewal(host)
  const { idToken } = memoryOf(host)
  const headers = { authorization: idToken === null ? nobody : `Bearer ${idToken}` }
  const options = { body: tenant, headers, signal, keepalive: true }
  const ask = () => received((onHeaders) => host.api.post('/oauth/authorize/silent', { ...options, onHeaders }))
  return hadSession ? unlessRefused(ask) : ask()
}

/**
 * Returns `null` if the provider refuses or its answer fails verification. Any other failure may be temporary and
 * rejects.
 */
async function unlessRefused<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  try {
    return await ask()
  } catch (thrown) {
    if (isRefusal(thrown) || isFinal(thrown)) return null
    throw thrown
  }
}

/** `true` if a retry cannot help. With keys that are read again soon, the next token may still verify. */
function isFinal(thrown: unknown): boolean {
  if (!(thrown instanceof PorticoError)) return false
  return (
    thrown.code === 'invalid_grant' ||
    (thrown.code === hostedLoginErrors.idTokenInvalid && thrown.retryAfter === undefined)
  )
}
