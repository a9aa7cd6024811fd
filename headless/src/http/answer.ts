import { genericErrorCode, genericErrorMessage, PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'

/** The header that carries the trace id of an answer. */
export const traceIdHeader = 'frontegg-trace-id'

/** An answer as it came: its status line, its headers, and its body as it was read and as text. */
export interface RawAnswer {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
  readonly data: Blob | string
}

/** The body of a success: its JSON, or an empty object where there is none (SPEC section 7). */
export function bodyOf(answer: RawAnswer): unknown {
  return parsed(answer.text) ?? {}
}

/** The error a failed answer stands for, with the texts of SPEC section 8. */
export function errorOf(answer: RawAnswer): PorticoError {
  const { status } = answer
  const details = { status, traceId: answer.headers.get(traceIdHeader) ?? undefined }
  if (status === 413) return new PorticoError(genericErrorCode, 'Error request is too large', details)
  const body = parsed(answer.text)
  if (body === undefined) return new PorticoError(genericErrorCode, genericErrorMessage, details)
  const fields: Readonly<Record<string, unknown>> = isRecord(body) ? body : {}
  const errors = Array.isArray(fields['errors']) ? fields['errors'].filter(isText) : []
  const message = errors.join(', ') || (isText(body) && body) || `Error ${status} - ${answer.statusText}`
  const code = isText(fields['errorCode']) ? fields['errorCode'] : genericErrorCode
  const context = isRecord(fields['context']) ? fields['context'] : undefined
  const error = new PorticoError(code, message, { ...details, context })
  if (errors.length > 0 || isText(fields['errorCode'])) providerErrors.add(error)
  return error
}

/** Whether the provider itself refused: its own JSON error, not something between it and the page. */
export function isProviderError(error: PorticoError): boolean {
  return providerErrors.has(error)
}

const providerErrors = /* @__PURE__ */ new WeakSet<PorticoError>()

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
