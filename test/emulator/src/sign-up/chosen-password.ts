import { hashPassword } from '../auth/password-hash.ts'
import type { Call } from '../http/call.ts'
import { requireStrong } from '../passwords/rules.ts'
import { drawBytes } from '../state/random.ts'

/** The hash of a password that somebody has chosen. Refuses one that breaks the rules. */
export function chosenPassword({ state }: Call, password: string): Promise<string> {
  requireStrong(password)
  return hashPassword(password, drawBytes(state, 16))
}
