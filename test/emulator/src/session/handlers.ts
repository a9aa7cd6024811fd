import type { Call, Handlers } from '../http/call.ts'
import { missing, Refusal } from '../http/errors.ts'
import type { Session } from '../state/types.ts'
import { holderOf } from '../tokens/authenticate.ts'
import { grantAnswer, refreshCookie } from './grant.ts'
import { isReLoginDue } from './limits.ts'
import { ownTenant } from './own-tenant.ts'
import { sessionOf } from './refresh-token.ts'

/** Keeping, listing and ending sessions. */
export const session: Handlers = {
  async refreshToken(call) {
    const { state, now } = call
    const named = sessionOf(state.sessions, call.cookies[refreshCookie(call)] ?? '')
    const user = state.users.find(({ id }) => id === named?.session.userId)
    if (!named || !user) throw refused(call)
    const { session: found, generation } = named
    if (found.ended !== null || found.expiresAt <= now) throw refused(call)
    if (isReLoginDue(state, now, found)) {
      found.ended = 'revoked'
      call.audit({ user, tenantId: found.tenantId })
      throw refused(call)
    }
    // A state that was put back may be older than a token: one of a generation yet to come proves nothing.
    if (generation > found.generation) throw refused(call)
    if (generation < found.generation && !isWithinGrace(call, found, generation)) {
      found.ended = 'reused'
      call.audit({ user, tenantId: found.tenantId }, 'High')
      throw refused(call)
    }
    const tenantId = ownTenant(user, found.tenantId)
    if (tenantId === null) throw refused(call)
    found.tenantId = tenantId
    found.expiresAt = now + 1000 * state.security.sessionLifetime
    if (generation === found.generation) {
      found.generation += 1
      found.rotatedAt = now
    }
    return grantAnswer(call, user, found, ownTenant(user, call.body['tenantId'], tenantId))
  },

  async logout(call) {
    const named = sessionOf(call.state.sessions, call.cookies[refreshCookie(call)] ?? '')?.session
    const found = named ?? (await holderOf(call.state, call.now, call.request))?.session
    if (found?.ended === null) {
      found.ended = 'logged out'
      call.audit({ user: call.state.users.find(({ id }) => id === found.userId) ?? null, tenantId: found.tenantId })
    }
    call.setCookie(refreshCookie(call), '', 0)
  },

  listMySessions: (call) => ownSessions(call).map((one) => sessionAnswer(call, one)),

  getMyCurrentSession: (call) => sessionAnswer(call, call.holder().session),

  deleteMySession(call) {
    const found = ownSessions(call).find(({ id }) => id === call.path['id'])
    if (!found) throw missing('The session')
    found.ended = 'revoked'
    call.audit({ user: call.holder().user, tenantId: found.tenantId })
  },

  deleteAllMySessions(call) {
    const { user, tenant, session: current } = call.holder()
    for (const one of ownSessions(call)) if (one.id !== current.id) one.ended = 'revoked'
    call.audit({ user, tenantId: tenant.id })
  },
}

/** Two tabs may present the same token at once; with a grace window the later one is served too. */
function isWithinGrace({ now, refreshGrace }: Call, found: Session, generation: number): boolean {
  return generation === found.generation - 1 && now - found.rotatedAt < refreshGrace
}

function refused(call: Call): Refusal {
  call.setCookie(refreshCookie(call), '', 0)
  return new Refusal(401, 'ER-SESSION-ENDED', 'Your session has ended. Sign in again')
}

function ownSessions(call: Call): readonly Session[] {
  const { user } = call.holder()
  return call.state.sessions.filter((one) => one.userId === user.id && one.ended === null && one.expiresAt > call.now)
}

function sessionAnswer(call: Call, { id, expiresAt, ipAddress, userAgent, createdAt, actorId }: Session) {
  return {
    id,
    expires: new Date(expiresAt).toISOString(),
    ipAddress,
    userAgent,
    createdAt: new Date(createdAt).toISOString(),
    current: id === call.holder().session.id,
    impersonated: actorId !== undefined,
  }
}
