import { sessions } from '../core/policies/sessions.ts'
import type { SessionRecord } from '../core/sessions.ts'
import type { CoreState } from '../core/state.ts'
import { endSession } from './end-session.ts'

/** The policy of the session's tenant requires a new sign-in. */
export function isReLoginDue(state: CoreState, now: number, { tenantId, authTime }: SessionRecord): boolean {
  const { isActive, timeout } = sessions.of(state, tenantId).sessionTimeoutConfiguration
  return isActive && 1000 * (authTime + timeout) <= now
}

/** Ends a person's oldest sessions where a new one makes them more than its tenant allows. */
export function endOldest(state: CoreState, now: number, { userId, tenantId }: SessionRecord): void {
  const { isActive, maxSessions } = sessions.of(state, tenantId).sessionConcurrentConfiguration
  if (!isActive) return
  const open = state.sessions.filter(
    (one) => one.userId === userId && one.ended === null && one.expiresAt > now && one.openedBy === undefined,
  )
  for (const one of open.slice(0, Math.max(0, open.length - maxSessions))) endSession(state, one, 'revoked')
}
