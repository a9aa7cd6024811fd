import { userByEmail } from '../auth/handlers.ts'
import { digest } from '../auth/password-hash.ts'
import { drawToken } from '../state/random.ts'
import type { State } from '../state/types.ts'

/** Makes a token that lets somebody act as another person, once and within five minutes: what the vendor's portal does. */
export function drawActorToken(state: State, now: number, email: string): string {
  const actor = userByEmail({ state }, email)
  if (!actor) throw new Error(`Nobody has the address ${email}. The demo accounts are listed in docs/emulator.md`)
  const token = drawToken(state, 40)
  const others = (state.actorTokens ?? []).filter(({ expiresAt }) => expiresAt > now)
  state.actorTokens = [...others, { tokenHash: digest(token), actorId: actor.id, expiresAt: now + 300_000 }]
  return token
}
