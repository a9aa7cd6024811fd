// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `new-password`, each with the values it takes. */
export interface NewPasswordPlaceholders {
  /** New password */
  readonly 'newPassword.label': Record<never, never>
  /** Your password needs */
  readonly 'newPassword.rules': Record<never, never>
  /** {kinds, select, several {{limit, plural, one {At least # character} other {At least # characters, of different kinds}}} other {{limit, plural, one {At least # character} other {At least # characters}}}} */
  readonly 'newPassword.summary': Readonly<Record<'kinds', string>> & Readonly<Record<'limit', number>>
  /** {limit, plural, one {At least # character} other {At least # characters}} */
  readonly 'newPassword.minLength': Readonly<Record<'limit', number>>
  /** {limit, plural, one {At most # character} other {At most # characters}} */
  readonly 'newPassword.maxLength': Readonly<Record<'limit', number>>
  /** No character three times in a row */
  readonly 'newPassword.repeats': Record<never, never>
  /** {atLeast, plural, one {At least # of these} other {At least # of these}} */
  readonly 'newPassword.characters': Readonly<Record<'atLeast', number>>
  /** A lowercase letter (a–z) */
  readonly 'newPassword.lowercase': Record<never, never>
  /** An uppercase letter (A–Z) */
  readonly 'newPassword.uppercase': Record<never, never>
  /** A number */
  readonly 'newPassword.number': Record<never, never>
  /** A special character, such as # or ? */
  readonly 'newPassword.special': Record<never, never>
  /** {atLeast, plural, one {At least # of these, or {limit, number} characters in all} other {At least # of these, or {limit, number} characters in all}} */
  readonly 'newPassword.charactersOrPhrase': Readonly<Record<'atLeast', number>> & Readonly<Record<'limit', number>>
  /** Done: */
  readonly 'newPassword.met': Record<never, never>
  /** Still missing: */
  readonly 'newPassword.unmet': Record<never, never>
  /** Your password meets every rule. */
  readonly 'newPassword.allMet': Record<never, never>
  /** {count, plural, one {# rule to go: {rules}.} other {# rules to go: {rules}.}} */
  readonly 'newPassword.someUnmet': Readonly<Record<'count', number>> & Readonly<Record<'rules', string>>
  /** {strength, select, strong {Very hard to guess} good {Hard to guess} fair {Could be harder to guess} other {Easy to guess}} */
  readonly 'newPassword.strength': Readonly<Record<'strength', string>>
  /** Choose a password that meets every rule below. */
  readonly 'errors.password-unacceptable': Record<never, never>
  /** Choose a password that meets every rule below. */
  readonly 'errors.ER-PASSWORD-WEAK': Record<never, never>
  /** You have used this password before. Choose one that is new. */
  readonly 'errors.ER-PASSWORD-REUSED': Record<never, never>
  /** This password is on a list of stolen ones. Choose another. */
  readonly 'errors.ER-PASSWORD-BREACHED': Record<never, never>
}
