import type { Call } from '../http/call.ts'
import { sendRefreshToken, tokenClaims } from '../session/grant.ts'
import { ownTenant } from '../session/own-tenant.ts'
import type { Renewed } from '../session/renew.ts'
import { sign } from '../tokens/access-token.ts'

/** The tokens of a session: for the tenant the call asks for, where its person belongs to it. */
export async function tokenAnswer(call: Call, { user, session, tenantId }: Renewed, nonce?: string) {
  const claims = tokenClaims(call, user, session, ownTenant(user, call.body['tenantId'], tenantId))
  return {
    access_token: await sign(claims),
    id_token: await sign(nonce ? { ...claims, nonce } : claims),
    refresh_token: sendRefreshToken(call, session),
    expires_in: call.state.security.accessTokenLifetime,
  }
}
