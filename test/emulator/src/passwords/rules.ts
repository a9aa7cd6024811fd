import { Refusal } from '../http/errors.ts'
import type { PasswordRules } from '../state/settings.ts'

/** What a password must be like, here: the provider's password config. */
export const passwordRules: PasswordRules = {
  allowPassphrases: true,
  minLength: 10,
  maxLength: 128,
  minPhraseLength: 20,
  minOptionalTestsToPass: 3,
  requiredTests: { checkThreeRepeatedChars: true },
  optionalTests: { requireLowercase: true, requireUppercase: true, requireNumbers: true, requireSpecialChars: true },
}

/** Refuses a password that breaks the rules; all that it breaks are named. */
export function requireStrong(password: string, rules: PasswordRules = passwordRules): void {
  const { length } = password
  const broken: string[] = []
  if (length < rules.minLength) broken.push(`at least ${rules.minLength} characters`)
  if (length > rules.maxLength) broken.push(`at most ${rules.maxLength} characters`)
  if (rules.requiredTests.checkThreeRepeatedChars && hasRun(password)) broken.push('no character three times in a row')
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(password))
  const isPhrase = rules.allowPassphrases && length >= rules.minPhraseLength
  if (!isPhrase && kinds.length < rules.minOptionalTestsToPass) {
    broken.push(`characters of ${rules.minOptionalTestsToPass} kinds`)
  }
  if (broken.length > 0) throw new Refusal(400, 'ER-PASSWORD-WEAK', `A password needs ${broken.join(', ')}`)
}

function hasRun(password: string): boolean {
  const characters = [...password]
  return characters.some((one, at) => one === characters[at + 1] && one === characters[at + 2])
}
