import { hashPassword } from '../auth/password-hash.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/errors.ts'
import { drawBytes } from '../state/random.ts'

/** The hash of a password that somebody has chosen. Refuses one that breaks the rules. */
export async function chosenPassword(call: Call, password: string): Promise<string> {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  const isPhrase = password.length >= 20
  if (password.length < 10 || password.length > 128 || /(.)\1\1/u.test(password) || (kinds < 3 && !isPhrase)) {
    throw new Refusal(400, 'ER-PASSWORD-WEAK', 'The password does not meet the rules')
  }
  return hashPassword(password, drawBytes(call.state, 16))
}
