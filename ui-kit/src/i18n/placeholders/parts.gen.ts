// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `parts`, each with the values it takes. */
export interface PartsPlaceholders {
  /** Copy */
  readonly 'common.copy': Record<never, never>
  /** Copied. */
  readonly 'common.copied': Record<never, never>
  /** This browser does not let us copy. Select the text and copy it. */
  readonly 'common.copyRefused': Record<never, never>
  /** Download */
  readonly 'common.download': Record<never, never>
  /** Close */
  readonly 'common.close': Record<never, never>
  /** Trace ID */
  readonly 'common.traceId': Record<never, never>
  /** Copy trace ID */
  readonly 'errors.copyTraceId': Record<never, never>
  /** Optional */
  readonly 'parts.optional': Record<never, never>
}
