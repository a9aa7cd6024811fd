import type { Client } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import type { Slice } from '../../core/slice.ts'
import { passwordRulesFeature } from './feature.ts'
import type {
  CharacterKind,
  CheckedRule,
  PasswordCheck,
  PasswordRules,
  PasswordRulesActions,
  PasswordRulesOptions,
  PasswordRulesState,
  PasswordStrength,
} from './types.ts'

/** The codes of errors that `password-rules` makes itself. Their meaning is in its guide. */
const passwordRulesErrors = {
  passwordRequired: 'password-required',
  passwordUnacceptable: 'password-unacceptable',
} as const

/**
 * Checks a password against rules as the provider does; see {@link PasswordCheck}. Pure and fast enough for every
 * keystroke.
 */
export function checkPassword(password: string, rules: PasswordRules): PasswordCheck {
  const { minLength, maxLength, characters, isRepeatRefused } = rules
  const { length } = password
  const isPassphrase = rules.isPassphraseAllowed && length >= rules.minPhraseLength
  const kinds = characters.map((kind) => ({ kind, isMet: patterns[kind].test(password) }))
  const atLeast = Math.min(rules.minCharacterKinds, characters.length)
  const checked: CheckedRule[] = [{ name: 'minLength', limit: minLength, isMet: length >= minLength }]
  // If every long enough password is a passphrase, the character kinds never matter.
  if (atLeast > 0 && !(rules.isPassphraseAllowed && rules.minPhraseLength <= minLength)) {
    const isMet = isPassphrase || kinds.filter((one) => one.isMet).length >= atLeast
    const phraseLength = rules.isPassphraseAllowed ? rules.minPhraseLength : null
    checked.push({ name: 'characters', atLeast, kinds, phraseLength, isMet })
  }
  if (isRepeatRefused) checked.push({ name: 'repeats', isMet: length > 0 && !threeInARow.test(password) })
  checked.push({ name: 'maxLength', limit: maxLength, isMet: length <= maxLength })
  const isAcceptable = checked.every(({ isMet }) => isMet)
  return { rules: checked, isAcceptable, isPassphrase, strength: isAcceptable ? strengthOf(password) : 'weak' }
}

const threeInARow = /(.)\1\1/su

const patterns: Readonly<Record<CharacterKind, RegExp>> = {
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  number: /\d/,
  special: /[^a-z\d]/i,
}

/** Estimates strength from the bits of a brute-force search over length and alphabet. Repeated characters add less. */
function strengthOf(password: string): PasswordStrength {
  const sizes: Readonly<Record<CharacterKind, number>> = { lowercase: 26, uppercase: 26, number: 10, special: 33 }
  let alphabet = 0
  for (const kind of ['lowercase', 'uppercase', 'number', 'special'] as const) {
    if (patterns[kind].test(password)) alphabet += sizes[kind]
  }
  const distinct = new Set(password).size
  const bits = Math.log2(alphabet) * (distinct + (password.length - distinct) / 2)
  return bits < 50 ? 'weak' : bits < 65 ? 'fair' : bits < 85 ? 'good' : 'strong'
}

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
