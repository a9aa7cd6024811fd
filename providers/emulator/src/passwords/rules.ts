import { Refusal } from '@portico/headless/provider'
import type { PasswordRules } from '../core/password-rules.ts'
import type { CoreState } from '../core/state.ts'

/** The password rules of the state, else the usual ones. */
export function passwordRulesOf({ security }: CoreState): PasswordRules {
  return security.passwordRules ?? usualRules
}

/** Refuses a password that breaks the rules; all that it breaks are named. */
export function requireStrong(password: string, rules: PasswordRules): void {
  const { length } = password
  const broken: string[] = []
  if (length < rules.minLength) broken.push(`at least ${rules.minLength} characters`)
  if (length > rules.maxLength) broken.push(`at most ${rules.maxLength} characters`)
  if (rules.requiredTests.checkThreeRepeatedChars && hasRun(password)) broken.push('no character three times in a row')
  const isPhrase = rules.allowPassphrases && length >= rules.minPhraseLength
  if (!isPhrase && kindsIn(password, rules) < rules.minOptionalTestsToPass) {
    broken.push(`characters of ${rules.minOptionalTestsToPass} kinds`)
  }
  if (broken.length > 0) throw new Refusal(400, 'ER-PASSWORD-WEAK', `A password needs ${broken.join(', ')}`)
}

/** Of how many kinds that count a password has characters. */
function kindsIn(password: string, { optionalTests }: PasswordRules): number {
  const { requireLowercase, requireUppercase, requireNumbers, requireSpecialChars } = optionalTests
  const kinds = [
    { counts: requireLowercase, pattern: /[a-z]/ },
    { counts: requireUppercase, pattern: /[A-Z]/ },
    { counts: requireNumbers, pattern: /[0-9]/ },
    { counts: requireSpecialChars, pattern: /[^a-zA-Z0-9]/ },
  ]
  return kinds.filter(({ counts, pattern }) => counts && pattern.test(password)).length
}

function hasRun(password: string): boolean {
  const characters = [...password]
  return characters.some((one, at) => one === characters[at + 1] && one === characters[at + 2])
}

/** The default rules: those of the provider's demo. */
export const usualRules: PasswordRules = {
  allowPassphrases: true,
  minLength: 6,
  maxLength: 128,
  minPhraseLength: 6,
  minOptionalTestsToPass: 3,
  requiredTests: { checkThreeRepeatedChars: true },
  optionalTests: { requireLowercase: true, requireUppercase: true, requireNumbers: true, requireSpecialChars: true },
}
