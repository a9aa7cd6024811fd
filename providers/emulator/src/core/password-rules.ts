import { isRecord } from '../http/json.ts'
import { type Kind, orNull, wholeNumber } from './options.ts'
import { count, flag, record } from './shape.ts'

/** The rules for a password, as in the contract's password config. */
export interface PasswordRules {
  /** Exempts long passwords from the kinds of characters. */
  allowPassphrases: boolean
  /** The least number of characters. */
  minLength: number
  maxLength: number
  /** The least number of characters of a passphrase. */
  minPhraseLength: number
  /** The number of kinds of characters that a password needs. */
  minOptionalTestsToPass: number
  /** The tests that every password has to pass. */
  requiredTests: {
    /** Refuses three equal characters in a row. */
    checkThreeRepeatedChars: boolean
  }
  /** The kinds of characters that count. */
  optionalTests: {
    requireLowercase: boolean
    requireUppercase: boolean
    requireNumbers: boolean
    requireSpecialChars: boolean
  }
}

export const passwordRules = record<PasswordRules>({
  allowPassphrases: flag,
  minLength: count,
  maxLength: count,
  minPhraseLength: count,
  minOptionalTestsToPass: count,
  requiredTests: record<PasswordRules['requiredTests']>({ checkThreeRepeatedChars: flag }),
  optionalTests: record<PasswordRules['optionalTests']>({
    requireLowercase: flag,
    requireUppercase: flag,
    requireNumbers: flag,
    requireSpecialChars: flag,
  }),
})

/** The rules of a password to change. What is left out stays as it is. */
export interface PasswordRulesChange {
  /** Characters it has at least. */
  readonly minLength?: number
  /** Characters it has at most. */
  readonly maxLength?: number
  /** Of how many kinds its characters are: small letters, capitals, digits, others. */
  readonly minKinds?: number
  /** From how many characters the kinds do not matter; `null` for never. */
  readonly passphraseLength?: number | null
}

/** The rules that are given. */
export const rulesKind: Kind<PasswordRulesChange> = {
  what:
    'an object with any of minLength and maxLength (1 to 1000), minKinds (0 to 4), ' +
    'passphraseLength (1 to 1000, or null)',
  fits: (value): value is PasswordRulesChange =>
    isRecord(value) &&
    Object.entries(value).every(([name, one]) => Object.hasOwn(members, name) && fitsMember(name, one)),
}

/** Applies a change to the rules of passwords. */
export function rulesOf(rules: PasswordRules, change: PasswordRulesChange): PasswordRules {
  const { minLength, maxLength, minKinds, passphraseLength } = { ...shownRules(rules), ...change }
  return {
    ...rules,
    minLength,
    maxLength,
    minOptionalTestsToPass: minKinds,
    allowPassphrases: passphraseLength !== null,
    minPhraseLength: passphraseLength ?? rules.minPhraseLength,
  }
}

/** Rules in the words of a change. */
export function shownRules(rules: PasswordRules): Required<PasswordRulesChange> {
  const { minLength, maxLength, minOptionalTestsToPass: minKinds, allowPassphrases, minPhraseLength } = rules
  return { minLength, maxLength, minKinds, passphraseLength: allowPassphrases ? minPhraseLength : null }
}

const length = wholeNumber('characters', 1, 1000)
const members: Readonly<Record<keyof PasswordRulesChange, Kind<number> | Kind<number | null>>> = {
  minLength: length,
  maxLength: length,
  minKinds: wholeNumber('kinds', 0, 4),
  passphraseLength: orNull(length),
}

function fitsMember(name: string, value: unknown): boolean {
  return Object.entries(members).some(([member, { fits }]) => member === name && fits(value))
}
