import type { Call } from '../calls/call.ts'
import type { SessionRecord } from '../core/sessions.ts'
import { sendRefreshToken, tokenClaims } from '../session/grant.ts'
import { ownTenant } from '../session/own-tenant.ts'
import { refreshTokenOf } from '../session/refresh-token.ts'
import type { Renewed } from '../session/renew.ts'
import { sign } from '../tokens/access-token.ts'

/** The tokens of a session: for the tenant the call asks for, where its person belongs to it. */
export async function tokenAnswer(call: Call, { user, session, tenantId }: Renewed, nonce?: string) {
  const claims = tokenClaims(
    call,
    user,
    session,
    ownTenant(call.state, user, call.now, call.body['tenantId'], tenantId),
  )
  return {
    token_type: 'Bearer',
    access_token: await sign(claims),
    id_token: await sign(nonce ? { ...claims, nonce } : claims),
    refresh_token: isOfServer(session) ? refreshTokenOf(session, session.generation) : sendRefreshToken(call, session),
    expires_in: call.state.security.accessTokenLifetime,
  }
}

/** The cookie belongs to the session of the browser alone. */
function isOfServer({ openedBy }: SessionRecord): boolean {
  return openedBy !== undefined
}
