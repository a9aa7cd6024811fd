import type { Logger } from '../core/logger.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { ApiOptions } from '../http/api-options.ts'
import type { Api } from '../http/api-types.ts'
import type { components } from '../http/contract.gen.ts'
import type { Offer } from '../http/offer.ts'
import type { AdminBoxMetadata } from '../metadata/index.ts'

/** The part of the client that start-up uses. */
export interface StartUpHost {
  readonly api: Api
  readonly options: Pick<ApiOptions, 'tenantResolver'>
  readonly ports: Ports
  readonly log: Logger
  /** Emits an event of the client. */
  emit<Name extends keyof StartUpEvents>(event: Name, payload: StartUpEvents[Name]): void
}

/** The requests of start-up, by name. */
export type RequestName =
  | 'LOAD_FEATURE_FLAGS'
  | 'LOAD_ADMIN_BOX_METADATA'
  | 'LOAD_SSO_PUBLIC_CONFIGURATION'
  | 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY'
  | 'LOAD_ALLOW_SIGNUPS'
  | 'LOAD_CUSTOM_LOGIN_ROUTES'
  | 'LOAD_PASSWORD_CONFIGURATION'

/** A start-up request that the provider failed to answer. */
export interface RequestError {
  /** The trace id of the failed response, if there was one. */
  readonly traceId: string | undefined
}

/** The result of a request. */
export interface RecordedRead {
  readonly name: RequestName
  /** The failure; absent after a success. */
  readonly error?: unknown
}

/** The public sign-in policy of the application. */
export interface PublicPolicy {
  /** The sign-up setting and the main sign-in method; `null` until loaded, and if loading fails. */
  readonly configuration: components['schemas']['PublicConfiguration'] | null
  /** All sign-in methods; `null` until loaded, and if loading fails. */
  readonly strategies: components['schemas']['AuthStrategies'] | null
  /** `false` until loaded, and if loading fails. */
  readonly isSsoActive: boolean
  /** The login settings of the tenant that `tenantResolver` returns; absent until loaded, and without a tenant. */
  readonly account?: components['schemas']['PublicAccountSettings'] | null
}

/** Data that the client loads before a sign-in. */
export interface StartUpState {
  /** `loaded` after flags and metadata have loaded or failed. */
  readonly status: 'loading' | 'loaded'
  /** Values by flag name. `on` is on; any other value is off. */
  readonly flags: Readonly<Record<string, string>>
  /** The configuration of the tenant's portal, merged over the defaults; `null` until loaded. */
  readonly metadata: AdminBoxMetadata | null
  readonly policy: PublicPolicy
  /** Requests that failed with status 500 and above; others are ignored. */
  readonly failedRequests: Readonly<Partial<Record<RequestName, RequestError>>>
  /** The part of the contract that the provider answers. */
  readonly offer: Offer
}

/** The actions of start-up. The client calls them by itself. */
export interface StartUpActions {
  /** Loads flags, metadata and policy at once. A failure keeps the former values. */
  load(): Promise<Outcome>
  /** Defers `loaded` until a screen is rendered. The promise must not reject. */
  hold(until: Promise<unknown>): void
  /** Loads the feature flags again. */
  loadFlags(): Promise<Outcome>
  /** Loads the public policy, and returns it. */
  loadPolicy(): Promise<Outcome<PublicPolicy>>
  /** Reads the list of what the provider answers, if it has one. The portal calls it. */
  loadOffer(): Promise<Outcome>
  /** Records what an answer changes of the offer. */
  setOffer(change: Partial<Offer>): void
  /** Records the result of another feature's request in {@link StartUpState.failedRequests}. */
  record(read: RecordedRead): void
}

/** The events that the start-up emits. */
export interface StartUpEvents {
  /** Flags and metadata have loaded or failed. */
  readonly loaded: undefined
}
