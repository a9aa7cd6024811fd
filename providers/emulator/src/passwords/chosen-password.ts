import type { Call } from '../calls/call.ts'
import { drawBytes } from '../core/random.ts'
import { cost, hashPassword } from '../crypto/password-hash.ts'
import { requireSafe } from './set-password.ts'

/** Hashes a new password. Refuses one that breaks the rules or is stolen. */
export function chosenPassword(call: Call, password: string): Promise<string> {
  requireSafe(call, password)
  return hashPassword(password, drawBytes(call.state, 16), cost, call.scrypt)
}
