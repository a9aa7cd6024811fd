import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { checkPassword } from './check-password.ts'
import { passwordRulesErrors } from './errors.ts'
import { passwordRules } from './feature.ts'
import type { PasswordRulesOptions } from './types.ts'

/**
 * Throws `password-required` for an empty password and `password-unacceptable` for one that breaks the rules. The
 * provider checks rules that have not loaded yet.
 */
export function assertAcceptable(client: Client, password: string, { userId }: PasswordRulesOptions = {}): void {
  if (password === '') throw new PorticoError(passwordRulesErrors.passwordRequired, 'Enter a password')
  const { rules } = client.get(passwordRules, userId === undefined ? {} : { key: userId, userId }).getSnapshot()
  if (!rules || checkPassword(password, rules).isAcceptable) return
  throw new PorticoError(passwordRulesErrors.passwordUnacceptable, 'This password does not keep to every rule yet')
}
