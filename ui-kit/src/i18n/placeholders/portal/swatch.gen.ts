// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `portal/swatch`, each with the values it takes. */
export interface SwatchPlaceholders {
  /** Blue */
  readonly 'swatch.blue': Record<never, never>
  /** Green */
  readonly 'swatch.green': Record<never, never>
  /** Amber */
  readonly 'swatch.amber': Record<never, never>
  /** Red */
  readonly 'swatch.red': Record<never, never>
  /** Orchid */
  readonly 'swatch.orchid': Record<never, never>
  /** Teal */
  readonly 'swatch.teal': Record<never, never>
}
