import type { Scope } from '../core/feature.ts'
import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { Source } from './api-types.ts'
import type { Offer } from './offer.ts'
import type { Target } from './target.ts'

/** How the calls of a client are made. */
export interface ApiOptions extends Target {
  /** The application, if the provider serves several. */
  readonly applicationId?: string
  /** The framework and its version, for example `react@19.3.1`. Default: the React that `PorticoProvider` renders with. */
  readonly framework?: string
  /** The part of the client that calls, unless the call has a `source`. Default `login-box`. */
  readonly source?: Source
  /** The credentials mode of `fetch`. Default `include`. */
  readonly credentials?: RequestCredentials
  /** Milliseconds a call may take, and at most waits for a session that is being restored; `Infinity` for no limit. Default 10,000. */
  readonly timeout?: number
  /** The account alias of a custom sign-in, or `null`. */
  readonly tenantResolver?: () => string | null | Promise<string | null>
  /** Further headers for every call. */
  readonly headers?: () => Readonly<Record<string, unknown>>
}

/** The options of a client that its calls read. */
export interface CallsOptions extends ApiOptions {
  /** Each tab has a tenant of its own, so that a cookie they share holds the token of one tab alone. Default `false`. */
  readonly tenantPerTab?: boolean
}

/** The client as its calls use it. */
export interface ApiHost {
  readonly ports: Ports
  readonly log: Logger
  /** The part of the contract that the provider answers. */
  readonly offer: () => Offer
  /** Called with the members of the offer that an answer changes. */
  readonly setOffer: (change: Partial<Offer>) => void
  /**
   * A valid access token, or `null` if no user is signed in. While the session is being restored, a call that `waits`
   * gets its token; any other gets `null`.
   */
  readonly accessToken: (waits: boolean) => Promise<string | null>
  /** The token to call once more with, after `refused` was answered 401 with these headers; `null` if there is none. */
  readonly tokenAfter: (refused: string, headers: Headers) => Promise<string | null>
  /** The present holder of the session, as a number for each scope. */
  readonly holder: (scope: Scope) => number
  /** Renews the session, which has another holder than the page shows. */
  readonly follow: () => void
  /** The framework that renders the application, once it is known. */
  readonly framework: () => string | undefined
  /** Follows a redirect the provider asked for. */
  readonly leave: (address: string) => void
}
