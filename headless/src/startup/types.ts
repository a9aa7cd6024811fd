import type { Outcome } from '../core/outcome.ts'
import type { components } from '../http/contract.gen.ts'
import type { AdminBoxMetadata } from '../metadata/index.ts'

/** What is read at start-up, by name. */
export type RequestName =
  | 'LOAD_FEATURE_FLAGS'
  | 'LOAD_ADMIN_BOX_METADATA'
  | 'LOAD_SSO_PUBLIC_CONFIGURATION'
  | 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY'
  | 'LOAD_ALLOW_SIGNUPS'
  | 'LOAD_CUSTOM_LOGIN_ROUTES'
  | 'LOAD_PASSWORD_CONFIGURATION'

/** A start-up read that the provider failed to answer. */
export interface RequestError {
  /** The trace id of the failed answer, where one came. */
  readonly traceId: string | undefined
}

/** How a read ended. */
export interface RecordedRead {
  /** Its name. */
  readonly name: RequestName
  /** Why it failed; absent if it was answered. */
  readonly error?: unknown
}

/** What anybody may know of how people sign in here. */
export interface PublicPolicy {
  /** Whether people may sign up, and which way in is the main one; `null` until read, or when it cannot be. */
  readonly configuration: components['schemas']['PublicConfiguration'] | null
  /** Every way in; `null` likewise. */
  readonly strategies: components['schemas']['AuthStrategies'] | null
  /** Whether SSO is in use; `false` until read, or when it cannot be. */
  readonly isSsoActive: boolean
  /** Where the tenant that `tenantResolver` names has its application; absent until read, and where none is named. */
  readonly account?: components['schemas']['PublicAccountSettings'] | null
}

/** What the client learns before anybody signs in. */
export interface StartUpState {
  /** `loaded` once flags and metadata have been read or given up. */
  readonly status: 'loading' | 'loaded'
  /** Flag names to `on` or anything else, which counts as off. */
  readonly flags: Readonly<Record<string, string>>
  /** The configuration of the tenant's portal over the defaults; `null` until read. */
  readonly metadata: AdminBoxMetadata | null
  /** How people sign in here. */
  readonly policy: PublicPolicy
  /** The reads that failed with status 500 and above; lower ones are ignored. */
  readonly failedRequests: Readonly<Partial<Record<RequestName, RequestError>>>
}

/** What can be loaded at start-up. The client does it by itself. */
export interface StartUpActions {
  /** Reads flags, metadata and how people sign in, at once. A failure leaves what was known. */
  load(): Promise<Outcome>
  /** Keeps the client from having loaded until a screen is on the page. The promise may not reject. */
  hold(until: Promise<unknown>): void
  /** Reads the flags. */
  loadFlags(): Promise<Outcome>
  /** Reads how people sign in here. */
  loadPolicy(): Promise<Outcome<PublicPolicy>>
  /** Keeps in {@link StartUpState.failedRequests} how a read of another feature ended. */
  record(read: RecordedRead): void
}

/** What happens at start-up. */
export interface StartUpEvents {
  /** Flags and metadata have been read or given up. */
  readonly loaded: undefined
}
