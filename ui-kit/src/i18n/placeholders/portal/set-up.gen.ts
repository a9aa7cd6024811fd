// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/set-up`, each with the values it takes. */
export interface SetUpPlaceholders {
  /** Steps */
  readonly 'setUp.steps': Record<never, never>
  /** Step {step, number} of {total, number} */
  readonly 'setUp.stepOf': Readonly<Record<'step', number>> & Readonly<Record<'total', number>>
  /** Finished */
  readonly 'setUp.done': Record<never, never>
  /** Back */
  readonly 'setUp.back': Record<never, never>
  /** Continue */
  readonly 'setUp.next': Record<never, never>
  /** Cancel */
  readonly 'setUp.cancel': Record<never, never>
}
