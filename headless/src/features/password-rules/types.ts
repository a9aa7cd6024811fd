import type { Outcome } from '../../core/outcome.ts'

/** A kind of character that rules may require. */
export type CharacterKind = 'lowercase' | 'uppercase' | 'number' | 'special'

/** The rules for a new password. */
export interface PasswordRules {
  /** The minimum length in characters. */
  readonly minLength: number
  /** The maximum length in characters. */
  readonly maxLength: number
  /** `true` exempts passwords of at least `minPhraseLength` from the character kinds. */
  readonly isPassphraseAllowed: boolean
  /** Minimum length of a passphrase in characters. */
  readonly minPhraseLength: number
  /** `true` refuses the same character three times in a row. */
  readonly isRepeatRefused: boolean
  /** The kinds of characters that count. */
  readonly characters: readonly CharacterKind[]
  /** The number of `characters` kinds that a password must contain. */
  readonly minCharacterKinds: number
}

/** The rule for the minimum length. */
export interface MinLengthRule {
  readonly name: 'minLength'
  readonly limit: number
  readonly isMet: boolean
}

/** The rule for the maximum length. */
export interface MaxLengthRule {
  readonly name: 'maxLength'
  readonly limit: number
  readonly isMet: boolean
}

/** Refuses the same character three times in a row. */
export interface RepeatsRule {
  readonly name: 'repeats'
  /** `false` for an empty password. */
  readonly isMet: boolean
}

/** Requires several kinds of characters, except in a passphrase. */
export interface CharactersRule {
  readonly name: 'characters'
  /** The number of kinds required. */
  readonly atLeast: number
  /** Each kind, with its presence in the password. */
  readonly kinds: readonly { readonly kind: CharacterKind; readonly isMet: boolean }[]
  /** The length in characters that makes a passphrase; `null` if none are allowed. */
  readonly phraseLength: number | null
  /** `true` if the kinds suffice or the password is a passphrase. */
  readonly isMet: boolean
}

/** A rule and its result for a password. */
export type CheckedRule = MinLengthRule | MaxLengthRule | RepeatsRule | CharactersRule

/** The difficulty of guessing a password, from length and variety. A hint, not a guarantee. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** The result of {@link checkPassword}. */
export interface PasswordCheck {
  /** Every rule that applies, in display order. */
  readonly rules: readonly CheckedRule[]
  /** `true` if all rules are met. */
  readonly isAcceptable: boolean
  /** `true` if the password counts as a passphrase, which needs no character kinds. */
  readonly isPassphrase: boolean
  readonly strength: PasswordStrength
}

/** The person whose rules are loaded. */
export interface PasswordRulesOptions {
  /** The person a link belongs to. Default: the signed-in user, otherwise a new user. */
  readonly userId?: string | undefined
}

/** The state that `usePasswordRules` returns. */
export interface PasswordRulesState {
  /** `null` until loaded; {@link defaultPasswordRules} if loading fails. */
  readonly rules: PasswordRules | null
}

/** The actions that `usePasswordRules` returns. */
export interface PasswordRulesActions {
  /** Loads the rules. Runs by itself while they are rendered. */
  load(): Promise<Outcome>
}
