import { digest } from '../auth/password-hash.ts'

/** The digest of a recovery code; case, spaces and dashes do not matter. */
export function recoveryCodeHash(code: string): string {
  return digest(code.replace(/[\s-]/g, '').toUpperCase())
}
