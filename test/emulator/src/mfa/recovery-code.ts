import { digest } from '../auth/password-hash.ts'
import { drawToken } from '../state/random.ts'
import type { State, User } from '../state/types.ts'

/** The digest of a recovery code; case, spaces and dashes do not matter. */
export function recoveryCodeHash(code: string): string {
  return digest(code.replace(/[\s-]/g, '').toUpperCase())
}

/** Draws a person's recovery code, in place of any former one. */
export function drawRecoveryCode(state: State, user: User): string {
  const recoveryCode = drawToken(state, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
  user.recoveryCodeHash = recoveryCodeHash(recoveryCode)
  return recoveryCode
}
