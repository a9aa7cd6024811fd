import { withPage } from '#error-pages'
import { genericErrorCode, genericErrorMessage, networkError, PorticoError } from '../core/errors.ts'
import { holderErrors } from '../core/holder.ts'
import { isRefused } from '../core/is-refused.ts'
import { isRecord } from '../core/record.ts'
import { sleep } from '../core/sleep.ts'
import type { ApiHost } from './api-options.ts'
import type { LooseOptions } from './api-types.ts'
import { parsed } from './body.ts'
import { dropsAuthorization, isPublic, operationOf, renewsSession } from './operations.ts'
import { isProviderError, markProviderError } from './provider-error.ts'
import { retryAfterMs, retryDelay } from './retry.ts'

/** An answer as it came: its status line, its headers and its body. */
export interface RawAnswer {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
  readonly text: string
}

/** How an attempt failed: by its answer, or without one. */
export type Failed = { readonly answer: RawAnswer } | { readonly thrown: unknown }

/** A call, and its attempts so far. */
export interface Attempts {
  readonly method: string
  readonly path: string
  readonly address: string
  readonly call: LooseOptions
  made: number
  /** The session's token that the last one carried; `null` if it carried none, or one of the call's own. */
  token: string | null
  /** The token that the last one named by its holder alone, as a server half keeps it. */
  standsFor: string | null
  /** `true` once no server half has added the token: the call carries it. */
  isUnkept: boolean
  /** `true` if it acts for the holder of the session: with its token, or by an operation that asks for one. */
  isBound: boolean
  isRenewed: boolean
}

/** The client and the outage that all its calls share. */
export interface Shared extends ApiHost {
  /** Set during an outage: its first failure is logged as a warning, the others are not. */
  isOut: boolean
  /** Runs work for as long as a call may take; an abort of `outer` ends it as well. */
  limited<Value>(work: (signal: AbortSignal) => Promise<Value>, outer: AbortSignal | undefined): Promise<Value>
  /** The origin of an address. */
  originOf(address: string): string
}

/**
 * Returns when a failed call is to be made once more: with a renewed session after a 401, or after a wait. Throws its
 * error otherwise.
 */
export async function recover(shared: Shared, attempts: Attempts, failed: Failed): Promise<void> {
  const { clock } = shared.ports
  const { method, call } = attempts
  if (await isRenewed(shared, attempts, failed)) return
  const error = 'answer' in failed ? errorIn(shared, failed.answer) : errorWithout(failed.thrown)
  // The server half refuses what a page shows of a former tenant: the session of the page is out of date.
  if (error.code === holderErrors.sessionChanged) shared.follow()
  if (error.status === 501) noteMissing(shared, operationOf(method, attempts.path))
  const wait = retryDelay(method, attempts.made, error, call.retry)
  if (wait !== null) return sleep(clock, wait, call.signal)
  report(shared, attempts, error, 'answer' in failed && isPage(failed.answer))
  throw error
}

function noteMissing({ offer, setOffer }: Shared, operation: string): void {
  const { missing } = offer()
  if (!missing.includes(operation)) setOffer({ missing: [...missing, operation] })
}

/** The refusal of an operation that the provider is known not to have. */
export function notBuilt(): PorticoError {
  return new PorticoError('not-built', genericErrorMessage, { status: 501 })
}

/**
 * Renews the session once for a call whose token was refused. After a 401 nothing was done, so a POST is repeated too.
 */
async function isRenewed(shared: Shared, attempts: Attempts, failed: Failed): Promise<boolean> {
  const { token, call } = attempts
  if (!('answer' in failed) || failed.answer.status !== 401 || token === null || attempts.isRenewed) return false
  attempts.isRenewed = true
  const { headers } = failed.answer
  return (await shared.limited(() => shared.tokenAfter(token, headers), call.signal)) !== null
}

function errorIn(shared: Shared, answer: RawAnswer): PorticoError {
  const { status, text } = answer
  if (status === 302) {
    shared.leave(text.replace(/^\s*"?|"?\s*$/g, ''))
    return new PorticoError('redirected', 'Redirected', { status })
  }
  if (status < 300) return new PorticoError('unreadable-answer', genericErrorMessage, { status })
  return errorOf(answer, shared.ports.clock.now())
}

/**
 * A call without an answer is a network failure. Its cause is the platform's error: the one around it names the whole
 * address.
 */
function errorWithout(thrown: unknown): PorticoError {
  const cause = isRecord(thrown) ? (thrown['cause'] ?? thrown) : thrown
  const found = [thrown, cause].find((error) => error instanceof PorticoError)
  return found ?? networkError(cause)
}

/** An outage is a warning once, with the origin that was tried. A page in place of an answer has its origin, too. */
function report(shared: Shared, { method, path, address }: Attempts, error: PorticoError, isPage: boolean): void {
  const { status = 0, code, message, traceId = '' } = error
  const isOutage = status < 300 || (status > 501 && status < 505)
  // A visitor without a session is refused so at each visit.
  const isSignedOut = status === 401 && (dropsAuthorization(path) || renewsSession(path))
  // What a provider does not have is no failure.
  const isKnown = status === 302 || status === 501 || isSignedOut || isTypo(method, path, error)
  const level = status === 500 ? 'error' : isKnown || (isOutage && shared.isOut) ? 'debug' : 'warn'
  const hint = isPage ? ': an HTML page, is this the application instead of the provider?' : ''
  // A wrong path in the base URL makes every operation unknown. Without parameters, the address holds no id.
  const isUnknown = status === 404 && !path.includes('{')
  const tried = isOutage || isPage ? shared.originOf(address) + hint : isUnknown ? address.replace(/\?.*/, '') : ''
  const facts = tried && ` (${code}, ${tried})`
  shared.isOut = isOutage
  shared.log[level](withPage(`${method} ${path} failed: ${message}${facts}`, code), traceId)
}

function isPage({ headers }: RawAnswer): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

/** True if the provider refused typed input: the form shows that. */
function isTypo(method: string, path: string, error: PorticoError): boolean {
  const takesTyped = isPublic(path) || /\/(?:verify|passwords\/change)$/.test(path)
  return method !== 'get' && takesTyped && isRefused(error) && isProviderError(error)
}

/** The error a failed answer stands for, with its text for people. `now` is in epoch milliseconds. */
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
        : textIn(body) || `Error ${status}${statusText && ` - ${statusText}`}`
  // The header is the standard (RFC 9470); each provider has a code of its own.
  const challenge = headers.get('www-authenticate') ?? ''
  const isStepUp = challenge.includes('insufficient_user_authentication')
  const isCoded = isText(errorCode) && status !== 413
  const code = isStepUp ? 'step-up-required' : isCoded ? errorCode : genericErrorCode
  const error = new PorticoError(code, message, {
    status,
    traceId: headers.get('frontegg-trace-id') ?? undefined,
    retryAfter: retryAfterMs(headers.get('retry-after'), now),
    context: isStepUp ? { challenge } : isRecord(context) ? context : undefined,
  })
  if (isCoded || texts.length > 0) markProviderError(error)
  return error
}

/** The text for people in the body of a failure; else empty. A single `message` is for developers. */
function textIn(body: unknown): string {
  if (isText(body)) return body
  if (!isRecord(body)) return ''
  const { errors, error_description: described } = body
  const texts = [errors].flat().map((one) => (isRecord(one) ? one['message'] : one))
  return texts.filter(isText).join(', ') || (isText(described) ? described : '')
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
