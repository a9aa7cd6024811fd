import { genericErrorCode, genericErrorMessage, PorticoError } from '../core/errors.ts'
import { isRecord } from '../core/record.ts'
import { retryAfterMs } from './retry.ts'

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

/** The body of a success: its JSON, or an empty object where there is none. */
export function bodyOf(answer: RawAnswer): unknown {
  return parsed(answer.text) ?? {}
}

/** The error a failed answer stands for, with its text. `now` is in epoch milliseconds. */
export function errorOf(answer: RawAnswer, now: number): PorticoError {
  const { status, statusText, headers } = answer
  const body = parsed(answer.text)
  const { errors, errorCode, context }: Readonly<Record<string, unknown>> = isRecord(body) ? body : {}
  const texts = Array.isArray(errors) ? errors.filter(isText) : []
  const message =
    status === 413
      ? 'Error request is too large'
      : body === undefined
        ? genericErrorMessage
        : texts.join(', ') || (isText(body) && body) || `Error ${status} - ${statusText}`
  const isCoded = isText(errorCode) && status !== 413
  const error = new PorticoError(isCoded ? errorCode : genericErrorCode, message, {
    status,
    traceId: headers.get(traceIdHeader) ?? undefined,
    retryAfter: retryAfterMs(headers.get('retry-after'), now),
    context: isRecord(context) ? context : undefined,
  })
  if (isCoded || texts.length > 0) providerErrors.add(error)
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
