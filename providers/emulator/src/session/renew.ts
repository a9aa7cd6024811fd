import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { refuseAddress } from '../core/ip-restrictions.ts'
import type { SessionRecord } from '../core/sessions.ts'
import type { User } from '../core/users.ts'
import { endSession } from './end-session.ts'
import { isReLoginDue, ownTenant, refreshCookie, sessionOf } from './grant.ts'

/** A session that goes on, whose it is, and the tenant it is for. */
export interface Renewed {
  readonly user: User
  readonly session: SessionRecord
  readonly tenantId: string
}

/**
 * Moves the session of a refresh token on to its next generation. Refuses where it is over, and ends it where the token
 * was spent before (RFC 9700, section 4.14). `wanted` is the tenant of a tab that keeps to another one. An address that it
 * does not admit is refused, and the session stays as it is.
 */
export function renewSession(call: Call, token: string, wanted?: unknown): Renewed {
  const { state, now } = call
  const named = sessionOf(state.sessions, token)
  const user = state.users.find(({ id }) => id === named?.session.userId)
  if (token === '') throw refused(call, 'No user is signed in. Sign in first')
  if (!named || !user) throw refused(call)
  const { session: found, generation } = named
  if (found.ended !== null || found.expiresAt <= now) throw refused(call)
  if (isReLoginDue(state, now, found)) {
    endSession(state, found, 'revoked')
    call.audit({ user, tenantId: found.tenantId })
    throw refused(call)
  }
  // A state that was put back may be older than a token: one of a generation yet to come proves nothing.
  if (generation > found.generation) throw refused(call)
  if (generation < found.generation && !isWithinGrace(call, found, generation)) {
    endSession(state, found, 'reused')
    call.audit({ user, tenantId: found.tenantId }, 'High')
    throw refused(call)
  }
  const tenantId = ownTenant(state, user, now, found.tenantId)
  if (tenantId === null) throw refused(call)
  refuseAddress(state, ownTenant(state, user, now, wanted, tenantId), call.ip)
  found.tenantId = tenantId
  found.expiresAt = now + 1000 * state.security.sessionLifetime
  if (generation === found.generation) {
    found.generation += 1
    found.rotatedAt = now
  }
  return { user, session: found, tenantId }
}

/** Two tabs may present the same token at once; with a grace window the later one is served too. */
function isWithinGrace({ now, refreshGrace }: Call, found: SessionRecord, generation: number): boolean {
  return generation === found.generation - 1 && now - found.rotatedAt < refreshGrace
}

function refused(call: Call, text = 'Your session has ended. Sign in again'): Refusal {
  call.setCookie(refreshCookie(call), '', 0)
  return new Refusal(401, 'ER-SESSION-ENDED', text)
}
