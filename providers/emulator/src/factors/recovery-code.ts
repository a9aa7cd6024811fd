import { drawToken } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { digest } from '../crypto/password-hash.ts'

/** The digest of a recovery code; case, spaces and dashes do not matter. */
export function recoveryCodeHash(code: string): string {
  return digest(code.replace(/[\s-]/g, '').toUpperCase())
}

/** Draws a person's recovery code, in place of any former one. */
export function drawRecoveryCode(state: CoreState, user: User): string {
  const recoveryCode = drawToken(state, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-')
  user.recoveryCodeHash = recoveryCodeHash(recoveryCode)
  return recoveryCode
}
