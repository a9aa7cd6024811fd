import type { PorticoError } from '../core/errors.ts'
import type { Scope } from '../core/feature.ts'
import type { Outcome } from '../core/outcome.ts'
import type { components } from '../http/contract.gen.ts'

/**
 * How well the session is known. `restoring` until the first answer; then `authenticated` or `unauthenticated`. While
 * the provider cannot be reached it is `stale` if there is a user, who is kept. It is `unreachable` if there was never
 * one.
 */
export type SessionStatus = 'restoring' | 'authenticated' | 'unauthenticated' | 'stale' | 'unreachable'

/** A role as the user holds it. */
export interface HeldRole {
  /** The key that guards compare. */
  readonly key: string
  /** The name that people read. */
  readonly name?: string
}

/** A group as the user is a member of it. */
export interface HeldGroup {
  /** The id of the group. */
  readonly id: string
  /** The name that people read; empty if the provider does not send it. */
  readonly name: string
  /** The roles that its members have by it; empty if the provider does not send them. */
  readonly roles: readonly HeldRole[]
}

/** The signed-in user: the claims of the access token with the profile over them. */
export interface User {
  /** The id of the user. */
  readonly id: string
  /** The e-mail address, or an empty text if people sign in by other names. */
  readonly email: string
  /** The name that people read. */
  readonly name: string
  /** The tenant the token is for. */
  readonly tenantId: string
  /** `true` once the address has been confirmed. */
  readonly isEmailVerified: boolean
  /** The address of the picture. A former name of the provider counts if this one is not sent. */
  readonly profilePictureUrl?: string | undefined
  /** The picture by its former name, if the provider still sends it. */
  readonly profileImage?: string | undefined
  /** The address of the picture that the person uploaded. */
  readonly profileImageUrl?: string | undefined
  /** A phone number in international form. */
  readonly phone?: string | undefined
  /** The roles held in the tenant. Those of groups are at `groups`, unless the provider lists them here too. */
  readonly roles: readonly HeldRole[]
  /** The ids of these roles, for calls that take ids; empty if only their keys are known. */
  readonly roleIds: readonly string[]
  /** The groups the user is a member of. */
  readonly groups: readonly HeldGroup[]
  /** The keys of the permissions held in the tenant; they may hold `*`. */
  readonly permissions: readonly string[]
  /** A super user passes every guard. */
  readonly isSuperUser: boolean
  /** `true` if a second factor is enrolled. */
  readonly hasSecondFactor?: boolean | undefined
  /** `true` if a second factor is asked for. */
  readonly isMfaEnabled?: boolean | undefined
  /** `true` once the account has been confirmed, by the profile. */
  readonly isVerified?: boolean | undefined
  /** `true` if the account is active in the tenant. */
  readonly isActivated?: boolean | undefined
  /** `true` if the account is disabled. */
  readonly isDisabled?: boolean | undefined
  /** Where the account comes from, such as `local`, `saml` or `google`. */
  readonly provider?: string | undefined
  /** When the account was made, as an ISO 8601 text. */
  readonly createdAt?: string | undefined
  /** When the user signed in before, as an ISO 8601 text. */
  readonly lastLogin?: string | undefined
  /** When a temporary account ends, as an ISO 8601 text. */
  readonly expiresAt?: string | undefined
  /** Data of the application, stored with the account as JSON text. */
  readonly metadata?: string | undefined
  /** Claims that the vendor adds to the token. */
  readonly customData?: Readonly<Record<string, unknown>> | undefined
  /** How the user proved who they are (RFC 8176). */
  readonly amr?: readonly string[] | undefined
  /** The assurance the token states (OpenID Connect Core). */
  readonly acr?: string | undefined
  /** When the user last proved who they are, in epoch seconds. */
  readonly authTime?: number | undefined
  /** Everything the token claims, by claim name. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** A tenant the user belongs to. */
export type Tenant = components['schemas']['Tenant']

/** The answer of every call that ends a sign-in. */
export type LoginAnswer = components['schemas']['LoginResponse']

/** A second factor that the provider asks for before it opens a session. */
export interface Challenge {
  /** Proves the first factor to the calls that answer the challenge. Never shown, never kept. */
  readonly mfaToken: string
  /** `true` if the user has a factor; without one, they enroll the first. */
  readonly isEnrolled: boolean
  /** The enrolled factors, by kind. */
  readonly devices: NonNullable<LoginAnswer['mfaDevices']>
  /** The kinds of factors that may be enrolled. */
  readonly strategies: NonNullable<LoginAnswer['mfaStrategies']>
  /** The address of the user, if the provider states it. */
  readonly email?: string | undefined
  /** When a factor begins to be needed, if the sign-in may go on without one until then (ISO 8601). */
  readonly enforcedFrom?: string | undefined
}

/** The meaning of an answer that ends a sign-in. */
export type Accepted =
  | AcceptedUser
  | AcceptedChallenge
  | AcceptedPasswordReset
  | AcceptedBreachedPassword
  | AcceptedUnknown

/** The state of the password that was used to sign in. */
export interface PasswordStanding {
  /** `true` if it is known to be stolen. */
  readonly isBreached: boolean
  /** Days until it has to be changed; `undefined` if it need not be. */
  readonly expiresIn: number | undefined
  /** Days before that from which the person is notified; `undefined` if they are not. */
  readonly notificationPeriod: number | undefined
}

/** A user is signed in. */
export interface AcceptedUser {
  /** Discriminates the members of {@link Accepted}. */
  readonly kind: 'authenticated'
  /** The user who is signed in. */
  readonly user: User
  /** The state of their password; absent if the answer does not state it. */
  readonly password?: PasswordStanding
}

/** A second factor is asked for first. */
export interface AcceptedChallenge {
  /** Discriminates the members of {@link Accepted}. */
  readonly kind: 'challenge'
  /** The second factor that is asked for. */
  readonly challenge: Challenge
}

/** A new password has to be chosen first. */
export interface AcceptedPasswordReset {
  /** Discriminates the members of {@link Accepted}. */
  readonly kind: 'passwordReset'
  /** Lets the new password be set, once. Never shown, never kept. */
  readonly token: string
  /** The id of the user. */
  readonly userId: string
}

/** The password is known to be stolen: no session is opened before there is another. */
export interface AcceptedBreachedPassword {
  /** Discriminates the members of {@link Accepted}. */
  readonly kind: 'breachedPassword'
  /** The address of the user, if the provider states it. */
  readonly email: string | undefined
}

/** An answer that this version does not know. */
export interface AcceptedUnknown {
  /** Discriminates the members of {@link Accepted}. */
  readonly kind: 'unsupported'
  /** The names of the members of the answer, without their values. */
  readonly reason: string
}

/** The options of {@link SessionActions.getAccessToken}. */
export interface AccessTokenOptions {
  /** Seconds the token must still be valid for. Default 0. */
  readonly minTtl?: number
  /** Asks the provider for a new one in any case. */
  readonly forceRefresh?: boolean
  /**
   * The part of the holder that has to stay the same during a renewal: `tenant` is person, actor and tenant, `user` is person and
   * actor, `client` is nothing. Default `tenant`.
   */
  readonly scope?: Scope
}

export interface LogOutOptions {
  /**
   * Milliseconds until it resolves after the call to the provider. Default 0. A screen that logs out by itself uses
   * 500.
   */
  readonly settle?: number
  /**
   * Stays on the page with hosted login, too, which otherwise leaves for the log-out page of the provider. Default `false`.
   * For a flow that logs out the former user and goes on.
   */
  readonly isStaying?: boolean
}

/** The user, their tenants and how the session stands. */
export interface SessionState {
  /** How well the session is known. */
  readonly status: SessionStatus
  /** The signed-in user, kept while the session is `stale`. */
  readonly user: User | null
  /** The tenants the user belongs to. */
  readonly tenants: readonly Tenant[]
  /** The tenant the user works in. */
  readonly tenant: Tenant | null
}

/** The actions of the session. */
export interface SessionActions {
  /**
   * Reads the profile of {@link SessionState.user} and their tenants again. It runs by itself after each change that Portico
   * makes to them; call it after a change of your own.
   */
  load(): Promise<Outcome>
  /** Requests a new access token; calls made meanwhile join the one in flight. */
  refresh(): Promise<Outcome<SessionStatus>>
  /**
   * Signs out at once, here and in all tabs, then notifies the provider. Does not fail if the provider cannot be
   * reached: the log-out is sent later.
   */
  logOut(options?: LogOutOptions): Promise<Outcome>
  /**
   * A valid access token for calls of your own, or `null` if no user is signed in. Rejects with a {@link PorticoError}
   * if it has to be renewed and the provider cannot be reached, or with the code `session-changed` if the session has another
   * person, actor or tenant by then: the call was meant for the former one.
   */
  getAccessToken(options?: AccessTokenOptions): Promise<string | null>
  /**
   * Applies the answer of a call that ends a sign-in and resolves to its meaning. For flows of your own; the flows of
   * Portico call it themselves. `call` is the call of the answer: its abort ends this. Its slice is kept when data of
   * another user is forgotten.
   */
  accept(answer: LoginAnswer, call: { readonly signal: AbortSignal }): Promise<Accepted>
  /**
   * Runs `change`, which the next token reflects, and renews the session, with no renewal of any tab in between. Rejects if
   * either fails. The abort of `call` ends it.
   */
  renewWith(change: () => Promise<unknown>, call: { readonly signal: AbortSignal }): Promise<void>
  /**
   * Runs `send` while no tab renews the session, and resolves to its value. For a call that spends or sets the cookie of
   * the session without a renewal, such as the exchange of a code. The abort of `call` ends the wait.
   */
  inTurn<Value extends object>(send: () => Promise<Value>, call: { readonly signal: AbortSignal }): Promise<Value>
  /**
   * Switches the user to one of their tenants and renews the session. The last of several calls wins: one that was not sent
   * before rejects with an `AbortError`. Resolves to `false` if the user is in that tenant already. The abort of `call` ends
   * it. `useTenants` checks the tenant and shows the progress.
   */
  switchTenant(tenantId: string, call: { readonly signal: AbortSignal }): Promise<boolean>
  /** The second factor now asked for, or `null`. */
  getChallenge(): Challenge | null
  /** Drops the second factor: a flow that waits for it starts again. */
  dropChallenge(): void
}

/** The events of a session. */
export interface SessionEvents {
  /** A user is signed in or restored, or another user or tenant has replaced the former one. */
  readonly signedIn: User
  /** The user signed out, or the provider has ended the session. */
  readonly signedOut: User
  /** A signed-in user has passed a second factor once more. */
  readonly steppedUp: User
  /** The provider asks for a second factor; `null` once it is dropped. */
  readonly challenge: Challenge | null
  /**
   * The first renewal after a sign-in was refused on a page of another site: the browser may block the cookie of the provider.
   * `provider` is its origin.
   */
  readonly cookieBlocked: { readonly provider: string }
  /** The provider refused to renew the session of a signed-in user, or may not have got its cookie. A log-out emits no such event. */
  readonly sessionEnded: { readonly reason: SessionEnd }
}

/** Why a session has ended without a log-out: the provider has ended it, or the browser may block its cookie. */
export type SessionEnd = 'sessionEnded' | 'cookieBlocked'
