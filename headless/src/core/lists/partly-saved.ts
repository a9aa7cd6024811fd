import { PorticoError, toPorticoError } from '../errors.ts'

/**
 * The error of changes in several calls, of which a later one failed. It keeps the status of the failure. `context` names
 * what is saved.
 */
export function partlySaved(code: string, thrown: unknown, context?: PorticoError['context']): PorticoError {
  const cause = toPorticoError(thrown)
  const { message, status, traceId, retryAfter } = cause
  const text = `A part of the changes is saved, the rest is not: ${message}. Save again to send the rest`
  return new PorticoError(code, text, { status, traceId, retryAfter, cause, context })
}
