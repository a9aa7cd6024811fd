import { forgetFailures } from '../auth/lockout.ts'
import { digest } from '../auth/password-hash.ts'
import { text } from '../http/body.ts'
import type { Call, Handlers } from '../http/call.ts'
import { missing, Refusal } from '../http/errors.ts'
import { holderOfLink, spendLinks } from '../passwords/access-links.ts'
import { beginSession, grantAnswer } from '../session/grant.ts'
import { refreshTokenOf } from '../session/refresh-token.ts'
import type { User } from '../state/types.ts'

/** Other ways in than one's own sign-in: a lock taken off by mail, and acting as another person. */
export const access: Handlers = {
  unlockMe(call) {
    const user = holderOfLink(call, text(call.body, 'token'), 'unlock')
    spendLinks(call, user, 'unlock')
    user.isLocked = false
    forgetFailures(call.state, user.email)
    call.audit({ user, tenantId: user.activeTenantId })
  },

  async impersonateUser(call) {
    const actor = takeActorToken(call, text(call.body, 'actorToken'))
    const user = call.state.users.find(({ id }) => id === call.body['impersonatedUserId'])
    if (!user) throw missing('The person')
    const session = beginSession(call.state, call.now, user, ['impersonation'])
    session.actorId = actor.id
    call.audit({ user: actor, tenantId: session.tenantId }, 'High')
    const { accessToken, expiresIn, expires } = await grantAnswer(call, user, session)
    return {
      accessToken,
      tokenType: 'Bearer',
      refreshToken: refreshTokenOf(session, session.generation),
      expiresIn,
      expires,
    }
  },
}

/** Who may act as another; a token is good once. */
function takeActorToken({ state, now }: Call, token: string): User {
  const tokenHash = digest(token)
  const found = state.actorTokens?.find((one) => one.tokenHash === tokenHash && one.expiresAt > now)
  const actor = state.users.find(({ id }) => id === found?.actorId)
  state.actorTokens = state.actorTokens?.filter((one) => one.tokenHash !== tokenHash) ?? []
  if (actor) return actor
  throw new Refusal(401, 'ER-ACTOR-TOKEN-INVALID', 'This link was used or has run out. Begin again where you came from')
}
