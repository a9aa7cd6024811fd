import type { SessionRecord } from '../core/sessions.ts'
import type { CoreState } from '../core/state.ts'

/** Ends a session, and those that applications opened by it; what has ended before keeps its reason. */
export function endSession(
  { sessions }: CoreState,
  { id }: SessionRecord,
  reason: NonNullable<SessionRecord['ended']>,
): void {
  for (const one of sessions) if (one.ended === null && (one.id === id || one.openedBy === id)) one.ended = reason
}

/** Ends the sessions of a user, or those in one tenant alone. */
export function endSessionsOf(state: CoreState, userId: string, tenantId?: string): void {
  for (const one of state.sessions)
    if (one.userId === userId && (tenantId === undefined || one.tenantId === tenantId))
      endSession(state, one, 'revoked')
}
