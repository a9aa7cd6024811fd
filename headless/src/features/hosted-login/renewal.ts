import { PorticoError } from '../../core/errors.ts'
import type { SessionHost } from '../../session/feature.ts'
import { isRefusal } from '../../session/refusal.ts'
import type { RenewalAsked } from '../../session/source.ts'
import type { LoginAnswer } from '../../session/types.ts'
import { hostedLoginErrors } from './errors.ts'
import { claimRenewal, forgetTokens, memoryOf, ownRefreshToken } from './memory.ts'
import { nobody, optionsOf } from './settings.ts'
import { type Received, received, requestTokens, takeTokens } from './tokens.ts'

/**
 * The next token: by the refresh token where this tab has the newest, else, and where that is refused, by the provider's
 * own session. So a reload and a second tab need no refresh token of their own.
 */
export async function renew(host: SessionHost, { signal, tenantId }: RenewalAsked): Promise<LoginAnswer> {
  await memoryOf(host).resuming
  signal.throwIfAborted()
  const tenant = tenantId === null ? {} : { tenantId }
  const refreshToken = ownRefreshToken(host)
  if (refreshToken !== null) {
    const grant = { grant_type: 'refresh_token', refresh_token: refreshToken, ...tenant } as const
    const received = await unlessRefused(() => requestTokens(host, grant, signal))
    const answer = received && (await unlessRefused(() => takeTokens(host, received, { signal })))
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

/** The tokens of the provider's own session. Where there was one here, a refusal says that it could not be renewed. */
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

/** `null` if the provider refuses, or sends what cannot be trusted. Every other failure may be temporary and rejects. */
async function unlessRefused<Value>(ask: () => Promise<Value>): Promise<Value | null> {
  try {
    return await ask()
  } catch (thrown) {
    if (isRefusal(thrown) || isFinal(thrown)) return null
    throw thrown
  }
}

/** Whether asking again cannot help. Keys that are read again soon may still verify the next token. */
function isFinal(thrown: unknown): boolean {
  if (!(thrown instanceof PorticoError)) return false
  return (
    thrown.code === 'invalid_grant' ||
    (thrown.code === hostedLoginErrors.idTokenInvalid && thrown.retryAfter === undefined)
  )
}
