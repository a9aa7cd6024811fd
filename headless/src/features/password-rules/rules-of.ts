import type { components } from '../../http/contract.gen.ts'
import type { CharacterKind, PasswordRules } from './types.ts'

/** What holds where the provider does not say. */
export const defaultPasswordRules: PasswordRules = {
  minLength: 6,
  maxLength: 128,
  allowPassphrases: true,
  minPhraseLength: 6,
  refusesRepeats: true,
  characters: ['lowercase', 'uppercase', 'number', 'special'],
  minCharacterKinds: 1,
}

/** The rules from what crosses the wire, which may leave out any of them. */
export function rulesOf(answer: components['schemas']['PasswordRules'] | null): PasswordRules {
  const { minOptionalTestsToPass, requiredTests, optionalTests, ...given } = answer ?? {}
  const own = defaultPasswordRules
  return {
    minLength: given.minLength ?? own.minLength,
    maxLength: given.maxLength ?? own.maxLength,
    allowPassphrases: given.allowPassphrases ?? own.allowPassphrases,
    minPhraseLength: given.minPhraseLength ?? own.minPhraseLength,
    refusesRepeats: requiredTests?.checkThreeRepeatedChars ?? own.refusesRepeats,
    characters: own.characters.filter((kind) => optionalTests?.[testNames[kind]] ?? true),
    minCharacterKinds: minOptionalTestsToPass ?? own.minCharacterKinds,
  }
}

/** The rules as HTML's `passwordrules` attribute tells them to password managers, so that what they make up is taken. */
export function passwordRulesAttribute({ minLength, maxLength, refusesRepeats, characters }: PasswordRules): string {
  const required = characters.map((kind) => `required: ${managersWords[kind]}`)
  const repeats = refusesRepeats ? ['max-consecutive: 2'] : []
  return [`minlength: ${minLength}`, `maxlength: ${maxLength}`, ...required, ...repeats]
    .map((rule) => `${rule};`)
    .join(' ')
}

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
