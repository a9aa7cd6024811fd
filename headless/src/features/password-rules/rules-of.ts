import { membersIn } from '../../core/members-in.ts'
import type { components } from '../../http/contract.gen.ts'
import type { CharacterKind, PasswordRules } from './types.ts'

/** The rules used if the provider returns none. */
export const defaultPasswordRules: PasswordRules = {
  minLength: 6,
  maxLength: 128,
  isPassphraseAllowed: true,
  minPhraseLength: 6,
  isRepeatRefused: true,
  characters: ['lowercase', 'uppercase', 'number', 'special'],
  minCharacterKinds: 1,
}

/** The rules from an API response, with a default for each that is missing. */
export function rulesOf(answer: components['schemas']['PasswordRules'] | null): PasswordRules {
  const { minOptionalTestsToPass, ...given } = membersIn(answer, answered)
  const requiredTests = membersIn(given.requiredTests, { boolean: ['checkThreeRepeatedChars'] })
  const optionalTests = membersIn(given.optionalTests, { boolean: Object.values(testNames) })
  const own = defaultPasswordRules
  return {
    minLength: given.minLength ?? own.minLength,
    maxLength: given.maxLength ?? own.maxLength,
    isPassphraseAllowed: given.allowPassphrases ?? own.isPassphraseAllowed,
    minPhraseLength: given.minPhraseLength ?? own.minPhraseLength,
    isRepeatRefused: requiredTests.checkThreeRepeatedChars ?? own.isRepeatRefused,
    characters: own.characters.filter((kind) => optionalTests[testNames[kind]] ?? true),
    minCharacterKinds: minOptionalTestsToPass ?? own.minCharacterKinds,
  }
}

/** The rules in the syntax of HTML's `passwordrules` attribute, for password managers that generate passwords. */
export function passwordRulesAttribute({ minLength, maxLength, isRepeatRefused, characters }: PasswordRules): string {
  const required = characters.map((kind) => `required: ${managersWords[kind]}`)
  const repeats = isRepeatRefused ? ['max-consecutive: 2'] : []
  return [`minlength: ${minLength}`, `maxlength: ${maxLength}`, ...required, ...repeats]
    .map((rule) => `${rule};`)
    .join(' ')
}

const answered = {
  number: ['minLength', 'maxLength', 'minPhraseLength', 'minOptionalTestsToPass'],
  boolean: ['allowPassphrases'],
} as const

const testNames = {
  lowercase: 'requireLowercase',
  uppercase: 'requireUppercase',
  number: 'requireNumbers',
  special: 'requireSpecialChars',
} as const satisfies Record<CharacterKind, string>

const managersWords = {
  lowercase: 'lower',
  uppercase: 'upper',
  number: 'digit',
  special: 'special',
} as const satisfies Record<CharacterKind, string>
