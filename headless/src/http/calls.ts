import { createFetch } from 'ofetch'
import { boundedText } from '../core/bounded-text.ts'
import { genericErrorMessage, PorticoError } from '../core/errors.ts'
import { type Held, sessionChanged } from '../core/holder.ts'
import { sleep } from '../core/sleep.ts'
import { addressOf, baseOf } from './address.ts'
import type { ApiHost, CallsOptions } from './api-options.ts'
import type { FileProgress, LooseOptions, Method } from './api-types.ts'
import { bodyOf } from './body.ts'
import { type Attempts, type Failed, notBuilt, type RawAnswer, recover, type Shared } from './failure.ts'
import { isAnswered, offerHeader } from './offer.ts'
import { answersRedirects, dropsAuthorization, isPublic, operationOf, renewsSession, setsCookie } from './operations.ts'
import { sanitizeHeaders } from './sanitize-headers.ts'
import { createSharedReads } from './shared-reads.ts'
import { sessionHeader, standInFor } from './stand-in.ts'
import { noProvider } from './target.ts'
import { sdk } from './version.gen.ts'

/** The largest answer that is read. A page of any list is far smaller; a file comes by `as`. */
const largestBytes = 8 * 1024 * 1024

/** The calls of one client. */
export interface Calls {
  /** Makes a call. Resolves to the body of a success. */
  make(method: Method, path: string, call: LooseOptions & Required<Pick<LooseOptions, 'held'>>): Promise<unknown>
}

/** Makes the calls of a client. */
export function createCalls(options: CallsOptions, host: ApiHost): Calls {
  const { clock, page } = host.ports
  const send = createFetch({ fetch: fetchHere }).raw
  const shared: Shared = { ...host, isOut: false, limited, originOf }
  const reads = createSharedReads<Answer | { readonly body: unknown }>()
  let cookieCall: CookieCall | undefined
  /** The base URLs whose server half keeps the token in a cookie. */
  const keepers = new Set<string>()
  /** The token that a server half has not kept. */
  let unkept: string | undefined

  return {
    async make(method, path, call) {
      // The server half of an application may answer operations that need no token, in place of the provider.
      const isOffered = isPublic(path) || isAnswered(host.offer(), operationOf(method, path))
      if (options.baseUrl === noProvider && !host.offer().operations) host.setOffer({ operations: [] })
      if (options.baseUrl === noProvider || !isOffered) throw notBuilt()
      const address = addressOf(options, path, call.path, call.query)
      const attempts: Attempts = {
        method,
        path,
        address,
        call,
        made: 0,
        token: null,
        standsFor: null,
        isUnkept: false,
        isBound: false,
        isRenewed: false,
      }
      for (;;) {
        const headers = await headersFor(attempts)
        if (method !== 'get') reads.divide()
        const outcome = await (setsCookie(method, path) ? inTurn(attempts, headers) : exchange(attempts, headers))
        if (method !== 'get') reads.divide()
        if ('body' in outcome) {
          shared.isOut = false
          return outcome.body
        }
        // An aborted call is no failure.
        call.signal?.throwIfAborted()
        if (isUnkept(attempts, outcome)) continue
        await recover(shared, attempts, outcome)
      }
    },
  }

  async function exchange(
    attempts: Attempts,
    headers: Record<string, string>,
  ): Promise<{ readonly body: unknown } | Failed> {
    const { method, address, call } = attempts
    if (attempts.isBound && isOver(call.held)) throw sessionChanged()
    const read = (outer: AbortSignal | undefined) =>
      limited((signal) => request(attempts, headers, signal), outer, call.timeout)
    try {
      const answer = isShared(method, call)
        ? await reads.join(`${address} ${JSON.stringify(headers)}`, read, call.signal)
        : await read(call.signal)
      if ('body' in answer) return answer
      const body = answer.isOk ? bodyOf(answer.text, call.needsObject) : undefined
      return body === undefined ? { answer } : { body }
    } catch (thrown) {
      return { thrown }
    }
  }

  async function request(
    { method, path, address, call }: Attempts,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Answer | { readonly body: unknown }> {
    const response = await send(address, {
      method,
      headers,
      credentials: options.credentials ?? 'include',
      // A redirect would take the body of the call along.
      redirect: method === 'get' || answersRedirects(path) ? 'follow' : 'error',
      signal,
      keepalive: call.keepalive ?? false,
      retry: 0,
      ignoreResponseError: true,
      responseType: 'stream',
      body: call.body,
    })
    if (host.offer().isListed === null && response.headers.has(offerHeader)) host.setOffer({ isListed: true })
    if (response.headers.get(sessionHeader) === 'kept') keepers.add(baseOf(options, path))
    call.onHeaders?.(response.headers)
    const { ok: isOk, status, statusText } = response
    if (call.as && isOk) return { body: await readFile(response, call.onProgress) }
    const text = await boundedText(response, largestBytes)
    if (text === null) throw new PorticoError('unreadable-answer', genericErrorMessage, { status })
    return { isOk, status, statusText, headers: response.headers, text }
  }

  /**
   * A late answer would replace or delete the cookie of the call beside it, so each waits for the one before. Renewals are
   * in turn already. One that waited for a sign-in leaves time to apply the answer, which cancels it.
   */
  async function inTurn(attempts: Attempts, headers: Record<string, string>): ReturnType<typeof exchange> {
    const former = cookieCall
    const isRenewal = renewsSession(attempts.path)
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    const own: CookieCall = { over, isRenewal }
    cookieCall = own
    try {
      if (former && !(isRenewal && former.isRenewal)) {
        await waitFor(former.over)
        if (isRenewal) await sleep(clock, timeToApply, attempts.call.signal)
      }
      return await exchange(attempts, headers)
    } finally {
      end()
      if (cookieCall === own) cookieCall = undefined
    }
  }

  /** Waits for a call that answers, fails or is aborted; for one that hangs, two seconds. */
  async function waitFor(former: Promise<void>): Promise<void> {
    const late = new AbortController()
    await Promise.race([former, sleep(clock, longestTurn, late.signal).catch(() => {})])
    late.abort()
  }

  async function headersFor(attempts: Attempts): Promise<Record<string, string>> {
    const { path, call } = attempts
    const { carried } = call
    const isTokenless = dropsAuthorization(path)
    const hasOwn =
      carried !== undefined ||
      Object.entries(call.headers ?? {}).some(([name, value]) => value && isAuthorization.test(name))
    const present = isTokenless || hasOwn ? null : await limited(() => host.accessToken(!isPublic(path)), call.signal)
    const token = carried ?? present
    const isKept = keepers.has(baseOf(options, path)) && !attempts.isUnkept && token !== unkept && !options.tenantPerTab
    const bearer = token && `Bearer ${isKept ? standInFor(token) : token}`
    const headers = sanitizeHeaders({
      'content-type': call.body instanceof FormData ? null : 'application/json',
      'x-frontegg-sdk': sdk,
      'x-frontegg-framework': options.framework ?? host.framework(),
      'frontegg-source': call.source ?? options.source ?? 'login-box',
      authorization: bearer,
      'frontegg-scoped-tenant': page.url()?.searchParams.get('tenantId'),
      'frontegg-requested-application-id': options.applicationId,
      'frontegg-login-alias': await options.tenantResolver?.(),
      ...options.headers?.(),
      ...call.headers,
      ...(carried && { authorization: bearer }),
    })
    if (isTokenless) for (const name in headers) if (isAuthorization.test(name)) delete headers[name]
    const isBearer = headers['authorization'] === bearer
    attempts.token = isBearer ? present : null
    attempts.standsFor = isBearer && isKept ? token : null
    attempts.isBound ||= !hasOwn && (token !== null || !isPublic(path))
    attempts.made += 1
    return headers
  }

  /**
   * `true` for the refusal of a server half whose cookie has gone, or of a server that has replaced it: the call is made once more, with
   * its token.
   */
  function isUnkept(attempts: Attempts, outcome: Failed): boolean {
    const { standsFor, path } = attempts
    if (standsFor === null || !('answer' in outcome) || outcome.answer.status !== 401) return false
    const stated = outcome.answer.headers.get(sessionHeader)
    if (stated === 'kept') return false
    if (stated === 'none') unkept = standsFor
    else keepers.delete(baseOf(options, path))
    attempts.isUnkept = true
    return true
  }

  /** `true` once the session has another holder than the one a call is for. */
  function isOver(held: Held | undefined): boolean {
    return held !== undefined && host.holder(held.scope) !== held.holder
  }

  /** Runs work for as long as a call may take; an abort of `outer` ends it as well. */
  async function limited<Value>(
    work: (signal: AbortSignal) => Promise<Value>,
    outer: AbortSignal | undefined,
    longest = options.timeout ?? 10_000,
  ): Promise<Value> {
    outer?.throwIfAborted()
    const aborter = new AbortController()
    const { signal } = aborter
    const end = () => aborter.abort(outer?.reason)
    const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    outer?.addEventListener('abort', end, { signal })
    if (longest !== Number.POSITIVE_INFINITY) {
      sleep(clock, longest, signal).then(
        () => aborter.abort(new PorticoError('timeout', 'The server took too long to answer. Please try again')),
        () => {},
      )
    }
    try {
      return await Promise.race([ended, work(signal)])
    } finally {
      end()
    }
  }

  /** An answer from elsewhere is refused before its body is read. */
  async function fetchHere(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const response = await host.ports.fetch(input, init)
    if (response.redirected && originOf(response.url) !== originOf(String(input))) {
      throw new PorticoError('redirected-elsewhere', genericErrorMessage)
    }
    return response
  }

  function originOf(address: string): string {
    return new URL(address, page.url() ?? undefined).origin
  }
}

/** True if a call is the same as another one of its address and headers. */
function isShared(method: string, { as, body, keepalive, onHeaders, timeout }: LooseOptions): boolean {
  return method === 'get' && !(as || body || keepalive || onHeaders || timeout)
}

interface Answer extends RawAnswer {
  readonly isOk: boolean
}

/** A call whose answer may set the cookie of the session. */
interface CookieCall {
  /** Resolves once it is answered, failed or aborted. */
  readonly over: Promise<void>
  readonly isRenewal: boolean
}

/** Milliseconds for which a hanging call delays the next. */
const longestTurn = 2000

/** Milliseconds between the answer of a sign-in and a renewal that waited for it. */
const timeToApply = 50

const isAuthorization = /^authorization$/i

/** Reads an answer as a file, part by part. */
export async function readFile(response: Response, onProgress?: (progress: FileProgress) => void): Promise<Blob> {
  const reader = onProgress && response.body?.getReader()
  if (!reader) return response.blob()
  const length = Number(response.headers.get('content-length'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
    parts.push(value)
    loaded += value.byteLength
    // The length of a compressed answer is less than that of its content.
    onProgress({ loaded, total: length >= loaded ? length : null })
  }
}
