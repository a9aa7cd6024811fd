import { userByEmail } from '../core/people.ts'
import { drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { digest } from '../crypto/password-hash.ts'
import { accessRecords } from './records.ts'

/** Makes a token that lets somebody act as another person, once and within five minutes: what the vendor's portal does. */
export function drawActorToken(state: CoreState, now: number, email: string): string {
  const actor = userByEmail({ state }, email)
  if (!actor) throw new Error(`Nobody has the address ${email}. The demo accounts are listed in docs/emulator.md`)
  const token = drawToken(state, 40)
  const own = accessRecords.of(state)
  const others = own.actorTokens.filter(({ expiresAt }) => expiresAt > now)
  own.actorTokens = [...others, { tokenHash: digest(token), actorId: actor.id, expiresAt: now + 300_000 }]
  return token
}
