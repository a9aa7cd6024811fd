import type { Call } from '../calls/call.ts'
import { drawBytes } from '../core/random.ts'
import { cost, hashPassword } from '../crypto/password-hash.ts'
import { requireSafe } from './set-password.ts'

/** The hash of a password that somebody has chosen. Refuses one that breaks the rules or was stolen. */
export function chosenPassword(call: Call, password: string): Promise<string> {
  requireSafe(call, password)
  return hashPassword(password, drawBytes(call.state, 16), cost, call.scrypt)
}
