import { Refusal } from '../http/errors.ts'

/** What a password must be like, here: the provider's password config. */
export const passwordRules = {
  allowPassphrases: true,
  minLength: 10,
  maxLength: 128,
  minPhraseLength: 20,
  minOptionalTestsToPass: 3,
  requiredTests: { checkThreeRepeatedChars: true },
  optionalTests: { requireLowercase: true, requireUppercase: true, requireNumbers: true, requireSpecialChars: true },
}

/** Refuses a password that breaks the rules; all that it breaks are named. */
export function requireStrong(password: string): void {
  const { length } = password
  const broken: string[] = []
  if (length < passwordRules.minLength) broken.push(`at least ${passwordRules.minLength} characters`)
  if (length > passwordRules.maxLength) broken.push(`at most ${passwordRules.maxLength} characters`)
  if (hasRun(password)) broken.push('no character three times in a row')
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(password))
  if (length < passwordRules.minPhraseLength && kinds.length < passwordRules.minOptionalTestsToPass) {
    broken.push(`characters of ${passwordRules.minOptionalTestsToPass} kinds`)
  }
  if (broken.length > 0) throw new Refusal(400, 'ER-PASSWORD-WEAK', `A password needs ${broken.join(', ')}`)
}

function hasRun(password: string): boolean {
  const characters = [...password]
  return characters.some((one, at) => one === characters[at + 1] && one === characters[at + 2])
}
