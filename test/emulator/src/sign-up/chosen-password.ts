import { cost, hashPassword } from '../auth/password-hash.ts'
import type { Call } from '../http/call.ts'
import { requireSafe } from '../passwords/set-password.ts'
import { drawBytes } from '../state/random.ts'

/** The hash of a password that somebody has chosen. Refuses one that breaks the rules or was stolen. */
export function chosenPassword(call: Call, password: string): Promise<string> {
  requireSafe(call, password)
  return hashPassword(password, drawBytes(call.state, 16), cost, call.scrypt)
}
