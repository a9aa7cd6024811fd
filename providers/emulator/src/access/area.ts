import { missing, Refusal } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import type { Call } from '../calls/call.ts'
import type { User } from '../core/users.ts'
import { digest } from '../crypto/password-hash.ts'
import { text } from '../http/body.ts'
import { beginSession, grantAnswer, refreshTokenOf } from '../session/grant.ts'
import { accessRecords } from './records.ts'

/** Other ways in than one's own sign-in: a lock taken off by mail, and acting as another person. */
export const access = area({
  records: accessRecords,
  handlers: {
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
  },
})

/** The user of an actor token, which is valid once. */
function takeActorToken({ state, now }: Call, token: string): User {
  const tokenHash = digest(token)
  const own = accessRecords.of(state)
  const found = own.actorTokens.find((one) => one.tokenHash === tokenHash && one.expiresAt > now)
  const actor = state.users.find(({ id }) => id === found?.actorId)
  own.actorTokens = own.actorTokens.filter((one) => one.tokenHash !== tokenHash)
  if (actor) return actor
  throw new Refusal(401, 'ER-ACTOR-TOKEN-INVALID', 'This link was used or has run out. Begin again where you came from')
}
