// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/own-factors`, each with the values it takes. */
export interface OwnFactorsPlaceholders {
  /** Your second steps */
  readonly 'ownFactors.title': Record<never, never>
  /** You are asked for one of these after your password. */
  readonly 'ownFactors.lead': Record<never, never>
  /** You have none yet. With one, your password alone is not enough to get in. */
  readonly 'ownFactors.empty': Record<never, never>
  /** Loading your second steps… */
  readonly 'ownFactors.loading': Record<never, never>
  /** Try again */
  readonly 'ownFactors.retry': Record<never, never>
  /** Add a second step */
  readonly 'ownFactors.add': Record<never, never>
  /** Remove */
  readonly 'ownFactors.remove': Record<never, never>
  /** Remove {method} {name} */
  readonly 'ownFactors.removeNamed': Readonly<Record<'method', string>> & Readonly<Record<'name', string>>
  /** Turn all of them off */
  readonly 'ownFactors.turnOff': Record<never, never>
  /** Turn your second steps off? */
  readonly 'ownFactors.turnOffTitle': Record<never, never>
  /** Your password alone will be enough to get in. Your recovery code stops working too. */
  readonly 'ownFactors.turnOffLead': Record<never, never>
  /** Turn off */
  readonly 'ownFactors.turnOffConfirm': Record<never, never>
  /** Turning off… */
  readonly 'ownFactors.turningOff': Record<never, never>
  /** Keep them */
  readonly 'ownFactors.keep': Record<never, never>
  /** That second step is gone */
  readonly 'errors.unknown-factor.title': Record<never, never>
  /** It isn’t in your list any more. */
  readonly 'errors.unknown-factor': Record<never, never>
}
