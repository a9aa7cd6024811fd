import { userOf } from '../session/user.ts'
import type { Cookies } from './cookies.ts'
import { watchSession } from './ended-sessions.ts'
import { endOf } from './renewal-result.ts'
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
export function sessionOfTokens({ ports }: Settings, kept: KeptTokens): ServerSession | null {
  const { accessToken, idToken = accessToken } = kept
  const user = userOf(idToken)
  const expiresAt = endOf(kept)
  if (expiresAt <= ports.clock.now()) return null
  const session = { accessToken, user, tenantId: user.tenantId, expiresAt }
  statements.set(session, idToken)
  // JSON, logs and the props of a component hold what is enumerable.
  return Object.defineProperty(session, 'accessToken', { enumerable: false })
}

/** The token that states the person of a session: its access token can be opaque. */
export function statementOf(session: ServerSession): string {
  return statements.get(session) ?? session.accessToken
}

const statements = new WeakMap<ServerSession, string>()
