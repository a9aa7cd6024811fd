import type { Outcome } from '../../core/outcome.ts'

/** A kind of character that a password may be asked to hold. */
export type CharacterKind = 'lowercase' | 'uppercase' | 'number' | 'special'

/** What a new password must be like. */
export interface PasswordRules {
  /** The fewest characters. */
  readonly minLength: number
  /** The most characters. */
  readonly maxLength: number
  /** Whether a long password may be of any characters: see `minPhraseLength`. */
  readonly allowPassphrases: boolean
  /** From how many characters a password is a passphrase, where those are allowed. */
  readonly minPhraseLength: number
  /** Whether the same character three times in a row is refused. */
  readonly refusesRepeats: boolean
  /** The kinds of characters that are asked for. */
  readonly characters: readonly CharacterKind[]
  /** How many of `characters` a password must hold. */
  readonly minCharacterKinds: number
}

/** A password is long enough. */
export interface MinLengthRule {
  /** Which rule this is. */
  readonly name: 'minLength'
  /** The fewest characters. */
  readonly limit: number
  /** Whether the password keeps to it. */
  readonly isMet: boolean
}

/** A password is not too long. */
export interface MaxLengthRule {
  /** Which rule this is. */
  readonly name: 'maxLength'
  /** The most characters. */
  readonly limit: number
  /** Whether the password keeps to it. */
  readonly isMet: boolean
}

/** No character stands three times in a row. */
export interface RepeatsRule {
  /** Which rule this is. */
  readonly name: 'repeats'
  /** Whether the password keeps to it. An empty one does not yet. */
  readonly isMet: boolean
}

/** At least some of several kinds of characters are there. A passphrase need not hold any. */
export interface CharactersRule {
  /** Which rule this is. */
  readonly name: 'characters'
  /** How many kinds there must be. */
  readonly atLeast: number
  /** The kinds, and whether the password holds each. */
  readonly kinds: readonly { readonly kind: CharacterKind; readonly isMet: boolean }[]
  /** From how many characters the rule does not apply, because the password is a passphrase; `null` where none are allowed. */
  readonly phraseLength: number | null
  /** Whether the password keeps to it, by its characters or as a passphrase. */
  readonly isMet: boolean
}

/** One rule, held against a password. */
export type CheckedRule = MinLengthRule | MaxLengthRule | RepeatsRule | CharactersRule

/** How hard a password is to guess, from its length and variety: a hint, not a promise. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** What the rules say of a password. */
export interface PasswordCheck {
  /** Every rule that applies, in the order to show them. */
  readonly rules: readonly CheckedRule[]
  /** Whether all of them are met. */
  readonly isAcceptable: boolean
  /** Whether it counts as a passphrase, so that its kinds of characters do not matter. */
  readonly isPassphrase: boolean
  /** How hard it is to guess. */
  readonly strength: PasswordStrength
}

/** Whose rules are read. */
export interface PasswordRulesOptions {
  /** The person a link is for. Without it, the rules of whoever is signed in, else those of anybody new. */
  readonly userId?: string | undefined
}

/** What a new password must be like. */
export interface PasswordRulesState {
  /** The rules; `null` until read. Where they cannot be read, {@link defaultPasswordRules}. */
  readonly rules: PasswordRules | null
}

/** What can be done with them. */
export interface PasswordRulesActions {
  /** Reads the rules. Done by itself while they are on the screen. */
  load(): Promise<Outcome>
}
