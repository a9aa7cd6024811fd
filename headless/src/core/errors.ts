import type { ErrorCode } from './error-code.gen.ts'

/** The details of a {@link PorticoError} beside code and message. */
export interface PorticoErrorDetails {
  /** HTTP status of the answer; absent when no answer came. */
  readonly status?: number | undefined
  /** Trace id of the answer, to show or to give to support. */
  readonly traceId?: string | undefined
  /** Milliseconds after which it may be tried again, if the provider limits that. */
  readonly retryAfter?: number | undefined
  /** Further facts the provider gave about the failure. */
  readonly context?: Readonly<Record<string, unknown>> | undefined
  readonly cause?: unknown
}

/**
 * The one error of Portico: every failure a consumer meets has this shape and a stable {@link PorticoError.code}.
 *
 * The message is meant for people; branch on the code. Nothing secret is kept in it.
 */
export class PorticoError extends Error {
  override readonly name: string = 'PorticoError'
  /** Stable code: the provider's (`ER-…`) where it gave one, else one of Portico's own, in kebab-case. */
  readonly code: ErrorCode | (string & {})
  /** HTTP status, or `undefined` when no answer came. */
  readonly status: number | undefined
  /** The provider's trace id, or `undefined`. */
  readonly traceId: string | undefined
  /** Milliseconds after which it may be tried again, at most 60,000; `undefined` without a limit. */
  readonly retryAfter: number | undefined
  /** Further facts from the provider; not enumerable, so that it stays out of logs. */
  declare readonly context: Readonly<Record<string, unknown>> | undefined

  constructor(code: string, message: string, details: PorticoErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.code = code
    this.status = details.status
    this.traceId = details.traceId
    this.retryAfter = details.retryAfter
    Object.defineProperty(this, 'context', { value: details.context, enumerable: false })
  }
}

/** The text of a failure without one of its own. */
export const genericErrorMessage = "We're facing some difficulties, Please try again"

/** The code that goes with {@link genericErrorMessage}. */
export const genericErrorCode = 'ER-ADMIN-PORTAL-GENERIC-ERROR'

/**
 * Any thrown value as a {@link PorticoError}: one passes through, anything else becomes the generic error of status
 * 500 with the value as its cause.
 */
export function toPorticoError(thrown: unknown): PorticoError {
  if (thrown instanceof PorticoError) return thrown
  return new PorticoError(genericErrorCode, genericErrorMessage, { status: 500, cause: thrown })
}

/** A failure of the network: nothing came back. */
export function networkError(cause: unknown): PorticoError {
  return new PorticoError('network', 'We could not reach the server. Check your connection and try again', { cause })
}

/** Code that loads when it is first needed. Where it cannot be had, that is a failure of the network. */
export function part<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch((cause: unknown) => {
    throw networkError(cause)
  })
}
