import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Slice } from '../../core/slice.ts'
import { checkPassword } from './check-password.ts'
import { passwordRulesFeature } from './feature.ts'
import type { PasswordRules, PasswordRulesActions, PasswordRulesOptions, PasswordRulesState } from './types.ts'

/** The codes of errors that `password-rules` makes itself. Their meaning is in its guide. */
const passwordRulesErrors = {
  passwordRequired: 'password-required',
  passwordUnacceptable: 'password-unacceptable',
} as const

/**
 * Rejects with `password-required` for an empty password and with `password-unacceptable` for one that breaks the rules. It waits
 * for rules that are loading. The provider checks rules that nothing loads.
 */
export async function assertAcceptable(
  client: Client,
  password: string,
  { userId }: PasswordRulesOptions = {},
): Promise<void> {
  if (password === '') throw new PorticoError(passwordRulesErrors.passwordRequired, 'Enter a password')
  const rules = await loadedRules(client.get(passwordRulesFeature, userId === undefined ? {} : { userId }))
  if (!rules || checkPassword(password, rules).isAcceptable) return
  throw new PorticoError(passwordRulesErrors.passwordUnacceptable, 'This password does not keep to every rule yet')
}

/** The rules; those that a screen loads are waited for, also if a sign-in loads them once more. */
async function loadedRules({
  getSnapshot,
  subscribe,
}: Slice<PasswordRulesState, PasswordRulesActions>): Promise<PasswordRules | null> {
  const isLoading = () => getSnapshot().rules === null && getSnapshot().calls.load.status === 'pending'
  while (isLoading()) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        stop()
        resolve()
      })
    })
  }
  return getSnapshot().rules
}
