import { part } from '../core/errors.ts'
import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { Api, LooseOptions, Method, Source } from './api-types.ts'
import type { Calls } from './calls.ts'
import type { Target } from './target.ts'

/** What the calls of a client are made with. */
export interface ApiOptions extends Target {
  /** The application, where the provider serves several. */
  readonly applicationId?: string
  /** The framework and its version, for example `react@19.3.1`. Default: the React that `PorticoProvider` renders with. */
  readonly framework?: string
  /** Which part of the client calls, unless the call itself says so. Default `login-box`. */
  readonly source?: Source
  /** Whether cookies go along. Default `include`. */
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
 * Makes `client.api`: every operation of the contract by method and path. The code of calls loads with the first one, or
 * with {@link loadCalls}.
 */
export function createApi(options: ApiOptions, host: ApiHost): Api {
  let calls: Calls | undefined
  const via =
    (method: Method) =>
    async (path: string, call: LooseOptions = {}) => {
      const { createCalls } = await loadCalls()
      calls ??= createCalls(options, host)
      return calls.make(method, path, call)
    }

  // The contract's types say per path what these five functions take and answer.
  return { get: via('get'), post: via('post'), put: via('put'), patch: via('patch'), delete: via('delete') } as Api
}

/** No form waits for a call: its code loads beside it. */
export function loadCalls(): Promise<typeof import('./calls.ts')> {
  return part(import('./calls.ts'))
}
