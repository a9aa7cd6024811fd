import { userOf } from '../session/user.ts'
import type { Cookies } from './cookies.ts'
import { watchSession } from './ended-sessions.ts'
import { type KeptTokens, tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import type { ServerSession } from './types.ts'

/** The session in the cookies of a request; `null` without one, once its token has ended, or after a log-out. */
export async function sessionIn(settings: Settings, cookies: Cookies): Promise<ServerSession | null> {
  const kept = await openTokensIn(settings, cookies)
  return kept && sessionOfTokens(settings, kept)
}

/** The tokens in the cookies of a request; `null` after a log-out. */
export async function openTokensIn(settings: Settings, cookies: Cookies): Promise<KeptTokens | null> {
  const [kept, { hasEnded }] = await Promise.all([tokensIn(settings, cookies), watchSession(settings, cookies)])
  return kept && ((await hasEnded()) ? null : kept)
}

/** The session of kept tokens; `null` once the access token has ended. */
export function sessionOfTokens({ ports }: Settings, { accessToken }: KeptTokens): ServerSession | null {
  const user = userOf(accessToken)
  const { exp } = user.claims
  const expiresAt = typeof exp === 'number' ? 1000 * exp : 0
  if (expiresAt <= ports.clock.now()) return null
  const session = { accessToken, user, tenantId: user.tenantId, expiresAt }
  // JSON, logs and the props of a component hold what is enumerable.
  return Object.defineProperty(session, 'accessToken', { enumerable: false })
}
