import { createFetch } from 'ofetch'
import { networkError, PorticoError } from '../core/errors.ts'
import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import { isRecord } from '../core/record.ts'
import { sleep } from '../core/sleep.ts'
import { addressOf, type BaseUrl, dropsAuthorization } from './address.ts'
import { bodyOf, errorOf, type RawAnswer } from './answer.ts'
import type { Api, LooseOptions } from './api-types.ts'
import { retryDelay } from './retry.ts'
import { sanitizeHeaders } from './sanitize-headers.ts'

/** What the calls of a client are made with. */
export interface ApiOptions {
  /** Where the provider is. */
  readonly baseUrl: BaseUrl
  /** The first part of nearly every path. Default `frontegg`. */
  readonly urlPrefix?: string
  /** The application, where the provider serves several. */
  readonly applicationId?: string
  /** The framework and its version, for example `react@19.3.1`. */
  readonly framework?: string
  /** Which part of the client calls. Default `login-box`. */
  readonly source?: 'login-box' | 'admin-portal'
  /** Whether cookies go along. Default `include`. */
  readonly credentials?: RequestCredentials
  /** Milliseconds a call may take. Default 10,000. */
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
  /** A valid access token, or `null` when nobody is signed in. */
  readonly accessToken: () => Promise<string | null>
  /** Follows a redirect the provider asked for. */
  readonly leave: (address: string) => void
}

/** Makes `client.api`: every operation of the contract by method and path. */
export function createApi(options: ApiOptions, host: ApiHost): Api {
  const { clock, page } = host.ports
  const target = { baseUrl: options.baseUrl, prefix: options.urlPrefix ?? 'frontegg' }
  const send = createFetch({ fetch: host.ports.fetch }).raw

  const via =
    (method: string) =>
    async (path: string, call: LooseOptions = {}) => {
      const address = addressOf(target, path, call.path, call.query)
      for (let attempt = 1; ; attempt++) {
        const headers = await headersFor(path, call)
        try {
          const answer = await exchange(method, address, headers, call)
          if (answer.status >= 200 && answer.status < 300) return call.as ? answer.data : bodyOf(answer)
          throw answer.status === 302 ? redirected(answer) : errorOf(answer, clock.now())
        } catch (thrown) {
          const error = failure(thrown, call.signal)
          const wait = retryDelay(method, attempt, error, call.retry)
          if (wait === null) {
            const isExpected = error.status === 302 || (error.status === 401 && dropsAuthorization(path))
            const level = error.status === 500 ? 'error' : isExpected ? 'debug' : 'warn'
            host.log[level](`${method} ${path}: ${error.message}`, error.traceId ?? '')
            throw error
          }
          await sleep(clock, wait, call.signal)
        }
      }
    }

  // The contract's types say per path what these five functions take and answer.
  return { get: via('get'), post: via('post'), put: via('put'), patch: via('patch'), delete: via('delete') } as Api

  async function exchange(
    method: string,
    address: string,
    headers: Record<string, string>,
    call: LooseOptions,
  ): Promise<RawAnswer> {
    const aborter = new AbortController()
    const { signal } = aborter
    const abort = () => aborter.abort(call.signal?.reason)
    if (call.signal?.aborted) abort()
    call.signal?.addEventListener('abort', abort, { signal })
    sleep(clock, options.timeout ?? 10_000, signal).then(
      () => aborter.abort(new PorticoError('timeout', 'The server took too long to answer. Please try again')),
      () => {},
    )
    try {
      const response = await send(address, {
        method,
        headers,
        credentials: options.credentials ?? 'include',
        signal,
        keepalive: call.keepalive ?? false,
        retry: 0,
        ignoreResponseError: true,
        responseType: call.as ?? 'text',
        body: call.body,
      })
      const { status, statusText, _data: data = '' } = response
      const text = typeof data === 'string' ? data : await data.text()
      return { status, statusText, headers: response.headers, data, text }
    } catch (thrown) {
      throw signal.aborted ? signal.reason : thrown
    } finally {
      abort()
    }
  }

  async function headersFor(path: string, call: LooseOptions): Promise<Record<string, string>> {
    const isTokenless = dropsAuthorization(path)
    const token = isTokenless || call.headers?.['authorization'] ? null : await host.accessToken()
    const headers = sanitizeHeaders({
      'content-type': call.body instanceof FormData ? null : 'application/json',
      'x-frontegg-sdk': sdk,
      'x-frontegg-framework': options.framework,
      'frontegg-source': options.source ?? 'login-box',
      authorization: token && `Bearer ${token}`,
      'frontegg-scoped-tenant': page.url()?.searchParams.get('tenantId'),
      'frontegg-requested-application-id': options.applicationId,
      'frontegg-login-alias': await options.tenantResolver?.(),
      ...options.headers?.(),
      ...call.headers,
    })
    if (isTokenless) for (const name in headers) if (/^authorization$/i.test(name)) delete headers[name]
    return headers
  }

  function redirected(answer: RawAnswer): PorticoError {
    host.leave(answer.text.replace(/^\s*"?|"?\s*$/g, ''))
    return new PorticoError('redirected', 'Redirected', { status: 302 })
  }
}

const sdk = '@portico/headless@0.1.0'

/**
 * An abort goes through as it is; what is not an answer is a failure of the network. Its cause is the platform's error,
 * not the one around it, which names the whole address.
 */
function failure(thrown: unknown, signal: AbortSignal | undefined): PorticoError {
  if (signal?.aborted) throw signal.reason
  if (thrown instanceof PorticoError) return thrown
  return networkError(isRecord(thrown) ? (thrown['cause'] ?? thrown) : thrown)
}
