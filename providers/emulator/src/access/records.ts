import { Refusal } from '@portico/headless/provider'
import { drawToken } from '../core/random.ts'
import { records, rows } from '../core/records.ts'
import { number, text } from '../core/shape.ts'
import type { CoreState } from '../core/state.ts'
import { userByEmail } from '../core/user-queries.ts'
import { digest } from '../crypto/password-hash.ts'

/** A token that allows one impersonation. */
export interface ActorToken {
  /** The hash of the token. */
  tokenHash: string
  actorId: string
  expiresAt: number
}

export const accessRecords = records({
  actorTokens: rows<ActorToken>({ tokenHash: text, actorId: text, expiresAt: number }),
})

/** Makes a token for one impersonation within five minutes, as the vendor's portal does. */
export function drawActorToken(state: CoreState, now: number, email: string): string {
  const actor = userByEmail({ state }, email)
  if (!actor)
    throw new Refusal(
      404,
      'ER-NOT-FOUND',
      `No account has the address ${email}. docs/emulator.md lists those of the demo`,
    )
  const token = drawToken(state, 40)
  const own = accessRecords.of(state)
  const others = own.actorTokens.filter(({ expiresAt }) => expiresAt > now)
  own.actorTokens = [...others, { tokenHash: digest(token), actorId: actor.id, expiresAt: now + 300_000 }]
  return token
}
