import type { Scope } from '../core/feature.ts'
import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { ApiOptions } from '../http/api-options.ts'
import type { Api } from '../http/api-types.ts'
import type { LoginAnswer, SessionActions, SessionEvents } from './types.ts'

/** How a client keeps its session. */
export interface SessionOptions {
  /** Renews the session ahead of its end. Default `true`; otherwise on demand. */
  readonly keepSessionAlive?: boolean
  /**
   * When a visit asks the provider for a session. `always` (default) finds every session. `seen` asks only if there was
   * one in this browser and origin. That spares other visitors a refused request and the 401 in the console, but misses
   * sessions that began elsewhere. A function decides by what the application knows, such as a cookie that its server
   * sets beside the session.
   */
  readonly restoreSession?: RestoreSession
  /** Gives each tab a tenant of its own. Default `false`. */
  readonly tenantPerTab?: boolean
  /** Opens and renews sessions in place of the application's own sign-in: see `hosted`. */
  readonly hostedLogin?: SessionSource
}

/** When the provider is asked for a session: see {@link SessionOptions.restoreSession}. */
export type RestoreSession = 'always' | 'seen' | (() => boolean)

/** The client as the session uses it. */
export interface SessionHost {
  /** The name of the client. */
  readonly name: string
  /** The typed calls of the provider. */
  readonly api: Api
  /** The platform that the client runs on. */
  readonly ports: Ports
  /** The logger of the client. */
  readonly log: Logger
  /** The options of the client that concern the session. */
  readonly options: SessionOptions & Pick<ApiOptions, 'baseUrl' | 'applicationId' | 'urlPrefix'>
  /** The session of the client. */
  readonly session: Pick<SessionActions, 'load'>
  /** The start-up of the client, which has the flags. */
  readonly startUp: {
    /** Reads the flags again, which may be other ones for a user. */
    readonly loadFlags: () => Promise<unknown>
  }
  /** Resolves once the flags have been read or given up. */
  isFlagOn(name: string): Promise<boolean>
  /** Emits an event of the session. */
  emit<Name extends keyof SessionEvents>(event: Name, payload: SessionEvents[Name]): void
  /** The present holder of the session, as a number for each scope. */
  holder(scope?: Scope): number
  /** Resets the slices of this scope, except those that a call of `keep` writes to. */
  forget(scope: 'user' | 'tenant', keep?: object, isSignIn?: boolean): void
  /** Navigates the browser to another page. */
  leave(address: string): void
}

/** Opens and renews sessions in place of the application's own sign-in. */
export interface SessionSource {
  /** Loads the profile and the tenants of a user; `false` if the token holds everything. */
  readonly loadsProfile: boolean
  /** Returns what claims state of their holder, in place of the claims of the same names, if the token holds everything. Never throws. */
  person?(host: Pick<SessionHost, 'log'>, claims: Readonly<Record<string, unknown>>): StatedPerson
  /** The base URL of a client that names none. Default: it has to name one. */
  readonly baseUrl?: string
  /** The scope of the session, if that is not the provider's cookie: clients of one scope take turns and log out together. */
  readonly scope?: string
  /** Clients apply each other's tokens only if they have the same audience. */
  readonly audience?: string
  /** Waits for an exchange of this tab that comes before a renewal. The exchange takes a turn of its own. */
  beforeRenewal?(host: SessionHost, signal: AbortSignal): Promise<void>
  /**
   * Requests a new token, while no other tab does. A rejection that `isRefusal` recognizes ends the session; any other is
   * retried later.
   */
  renew(host: SessionHost, asked: RenewalAsked): Promise<LoginAnswer>
  /** Continues a log-out after the call to the provider, failed or not. */
  leave(host: SessionHost): Promise<void>
  /** Drops the data of the session in place of `leave`, for a log-out that stays on the page. */
  forget?(host: SessionHost): void
}

/** The holder of a token by their place in the application. */
export interface StatedPerson {
  /** The active tenant, or an empty text. */
  readonly tenantId: string
  /** The tenants, as an answer lists them. */
  readonly tenants: readonly unknown[]
  /** The keys of the roles. */
  readonly roles: readonly unknown[]
  /** The keys of the permissions. */
  readonly permissions: readonly unknown[]
}

/** The renewal that a {@link SessionSource} is asked for. */
export interface RenewalAsked {
  /** Aborts the call of the renewal. */
  readonly signal: AbortSignal
  /** The tenant of the tab, or `null`. */
  readonly tenantId: string | null
}
