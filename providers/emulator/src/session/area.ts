import { missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call } from '../calls/call.ts'
import { recordVisit } from '../core/activity.ts'
import { refuseAddress } from '../core/ip-restrictions.ts'
import { openMemberships } from '../core/memberships.ts'
import type { SessionRecord } from '../core/sessions.ts'
import { text } from '../http/body.ts'
import { sign } from '../tokens/access-token.ts'
import { holderOf } from '../tokens/authenticate.ts'
import { endSession } from './end-session.ts'
import { grantAnswer, ownTenant, refreshCookie, sessionOf, tokenClaims } from './grant.ts'
import { renewSession } from './renew.ts'

/** Keeping, listing and ending sessions. */
export const session = area({
  handlers: {
    async refreshToken(call) {
      const {
        user,
        session: found,
        tenantId,
      } = renewSession(call, call.cookies[refreshCookie(call)] ?? '', call.body['tenantId'])
      const openTenantId = ownTenant(call.state, user, call.now, call.body['tenantId'], tenantId)
      // A person who acts as another one is no visit of theirs.
      if (openTenantId !== null && found.actorId === undefined)
        recordVisit(call.state, { tenantId: openTenantId, userId: user.id, at: call.now })
      return grantAnswer(call, user, found, openTenantId)
    },

    async logout(call) {
      const named = sessionOf(call.state.sessions, call.cookies[refreshCookie(call)] ?? '')?.session
      const found = named ?? (await holderOf(call.state, call.now, call.request))?.session
      if (found?.ended === null) {
        endSession(call.state, found, 'logged out')
        call.audit({ user: call.state.users.find(({ id }) => id === found.userId) ?? null, tenantId: found.tenantId })
      }
      call.setCookie(refreshCookie(call), '', 0)
    },

    // The session stays in its tenant. The token is for calls about another one.
    async getTokenForTenant(call) {
      const { user, session: found } = call.holder()
      const tenantId = text(call.body, 'tenantId')
      const isOwn = openMemberships(call.state, user, call.now).some((one) => one.tenantId === tenantId)
      if (!isOwn) throw missing('The tenant')
      refuseAddress(call.state, tenantId, call.ip)
      const claims = tokenClaims(call, user, found, tenantId)
      return {
        accessToken: await sign(claims),
        expires: new Date(1000 * claims.exp).toUTCString(),
        expiresIn: call.state.security.accessTokenLifetime,
      }
    },

    listMySessions: (call) => ownSessions(call).map((one) => sessionAnswer(call, one)),

    getMyCurrentSession: (call) => sessionAnswer(call, call.holder().session),

    deleteMySession(call) {
      const found = ownSessions(call).find(({ id }) => id === call.path['id'])
      if (!found) throw missing('The session')
      endSession(call.state, found, 'revoked')
      call.audit({ user: call.holder().user, tenantId: found.tenantId })
    },

    deleteAllMySessions(call) {
      const { user, tenant, session: current } = call.holder()
      for (const one of ownSessions(call))
        if (one.id !== current.id && one.id !== current.openedBy) one.ended = 'revoked'
      call.audit({ user, tenantId: tenant.id })
    },
  },
})

function ownSessions(call: Call): readonly SessionRecord[] {
  const { user } = call.holder()
  return call.state.sessions.filter((one) => one.userId === user.id && one.ended === null && one.expiresAt > call.now)
}

function sessionAnswer(call: Call, { id, expiresAt, ipAddress, userAgent, createdAt, actorId }: SessionRecord) {
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
