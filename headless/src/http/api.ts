import { createFetch } from 'ofetch'
import { genericErrorCode, genericErrorMessage, networkError, PorticoError } from '../core/errors.ts'
import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import { sleep } from '../core/sleep.ts'
import { addressOf, type BaseUrl } from './address.ts'
import type { Api, LooseOptions, Source } from './api-types.ts'
import { bodyOf } from './body.ts'
import type { Attempts, Calls, Failed } from './failure.ts'
import { answersRedirects, dropsAuthorization, isPublic } from './operations.ts'
import { sanitizeHeaders } from './sanitize-headers.ts'

/** What the calls of a client are made with. */
export interface ApiOptions {
  /** Where the provider is. */
  readonly baseUrl: BaseUrl
  /** The first part of nearly every path. Default `frontegg`. */
  readonly urlPrefix?: string
  /** The application, where the provider serves several. */
  readonly applicationId?: string
  /** The framework and its version, for example `react@19.3.1`. Default: the React that `PorticoProvider` renders with. */
  readonly framework?: string
  /** Which part of the client calls, unless the call itself says so. Default `login-box`. */
  readonly source?: Source
  /** Whether cookies go along. Default `include` (SPEC section 9). */
  readonly credentials?: RequestCredentials
  /** Milliseconds a call may take, and at most waits for a session that is being restored. Default 10,000. */
  readonly timeout?: number
  /** The account alias of a custom sign-in, or `null`. */
  readonly tenantResolver?: () => string | null | Promise<string | null>
  /** Further headers for every call. */
  readonly headers?: () => Readonly<Record<string, unknown>>
}

/** What the calls need of the client around them. */
export interface ApiHost {
  readonly ports: Ports
  readonly log: Logger
  /**
   * A valid access token, or `null` if nobody is signed in. While the session is being restored, a call that `waits` gets
   * the token it brings, and any other gets `null`.
   */
  readonly accessToken: (waits: boolean) => Promise<string | null>
  /** The token to call once more with, after `refused` was answered 401 with these headers; `null` if there is none. */
  readonly tokenAfter: (refused: string, headers: Headers) => Promise<string | null>
  /** The framework that renders the application, once it is known. */
  readonly framework: () => string | undefined
  /** Follows a redirect the provider asked for. */
  readonly leave: (address: string) => void
}

/**
 * Makes `client.api`: every operation of the contract by method and path (SPEC section 7). The code for calls that fail
 * loads with the first one; without it, the failure keeps its status.
 */
export function createApi(options: ApiOptions, host: ApiHost, later = () => import('./failure.ts')): Api {
  const { clock, page } = host.ports
  const target = { baseUrl: options.baseUrl, prefix: options.urlPrefix ?? 'frontegg' }
  const send = createFetch({ fetch: fetchHere }).raw
  const calls: Calls = { ...host, isOut: false, limited, originOf }

  const via =
    (method: string) =>
    async (path: string, call: LooseOptions = {}) => {
      const address = addressOf(target, path, call.path, call.query)
      const attempts: Attempts = { method, path, address, call, made: 0, token: null, isRenewed: false }
      for (;;) {
        const headers = await headersFor(attempts)
        const outcome = await exchange(attempts, headers)
        if ('body' in outcome) {
          calls.isOut = false
          return outcome.body
        }
        // What was aborted has not failed.
        call.signal?.throwIfAborted()
        const { recover } = await later().catch(() => Promise.reject(plainly(outcome)))
        await recover(calls, attempts, outcome)
      }
    }

  // The contract's types say per path what these five functions take and answer.
  return { get: via('get'), post: via('post'), put: via('put'), patch: via('patch'), delete: via('delete') } as Api

  async function exchange(
    { method, path, address, call }: Attempts,
    headers: Record<string, string>,
  ): Promise<{ readonly body: unknown } | Failed> {
    try {
      return await limited(async (signal) => {
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
          responseType: call.as ?? 'text',
          body: call.body,
        })
        const { status, statusText, _data: data = '' } = response
        const text = typeof data === 'string' ? data : await data.text()
        const body = response.ok ? (call.as ? data : bodyOf(text, call.needsObject)) : undefined
        return body === undefined ? { answer: { status, statusText, headers: response.headers, text } } : { body }
      }, call.signal)
    } catch (thrown) {
      return { thrown }
    }
  }

  async function headersFor(attempts: Attempts): Promise<Record<string, string>> {
    const { path, call } = attempts
    const isTokenless = dropsAuthorization(path)
    const hasOwn = Object.entries(call.headers ?? {}).some(([name, value]) => value && isAuthorization.test(name))
    const token = isTokenless || hasOwn ? null : await limited(() => host.accessToken(!isPublic(path)), call.signal)
    const headers = sanitizeHeaders({
      'content-type': call.body instanceof FormData ? null : 'application/json',
      'x-frontegg-sdk': sdk,
      'x-frontegg-framework': options.framework ?? host.framework(),
      'frontegg-source': call.source ?? options.source ?? 'login-box',
      authorization: token && `Bearer ${token}`,
      'frontegg-scoped-tenant': page.url()?.searchParams.get('tenantId'),
      'frontegg-requested-application-id': options.applicationId,
      'frontegg-login-alias': await options.tenantResolver?.(),
      ...options.headers?.(),
      ...call.headers,
    })
    if (isTokenless) for (const name in headers) if (isAuthorization.test(name)) delete headers[name]
    attempts.token = headers['authorization'] === `Bearer ${token}` ? token : null
    attempts.made += 1
    return headers
  }

  /** Runs work for as long as a call may take; an abort of `outer` ends it as well. */
  async function limited<Value>(
    work: (signal: AbortSignal) => Promise<Value>,
    outer: AbortSignal | undefined,
  ): Promise<Value> {
    outer?.throwIfAborted()
    const aborter = new AbortController()
    const { signal } = aborter
    const end = () => aborter.abort(outer?.reason)
    const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    outer?.addEventListener('abort', end, { signal })
    sleep(clock, options.timeout ?? 10_000, signal).then(
      () => aborter.abort(new PorticoError('timeout', 'The server took too long to answer. Please try again')),
      () => {},
    )
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

const sdk = '@portico/headless@0.1.0'
const isAuthorization = /^authorization$/i

/** A failure as it is known without the code that reads it. */
function plainly(failed: Failed): PorticoError {
  if ('answer' in failed) {
    return new PorticoError(genericErrorCode, genericErrorMessage, { status: failed.answer.status })
  }
  return failed.thrown instanceof PorticoError ? failed.thrown : networkError(failed.thrown)
}
