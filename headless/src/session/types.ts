import type { PorticoError } from '../core/errors.ts'
import type { Outcome } from '../core/outcome.ts'
import type { components } from '../http/contract.gen.ts'

/**
 * How the session is known. `restoring` until the first answer; then `authenticated` or `unauthenticated`. While the
 * provider cannot be reached it is `stale` if there is a user, who is kept, and `unreachable` if there has never been one.
 */
export type SessionStatus = 'restoring' | 'authenticated' | 'unauthenticated' | 'stale' | 'unreachable'

/** A role as the user holds it. */
export interface HeldRole {
  /** What guards compare. */
  readonly key: string
  /** What people read. */
  readonly name?: string
}

/** A group as the user is a member of it. */
export interface HeldGroup {
  /** Its id. */
  readonly id: string
  /** What people read. */
  readonly name: string
}

/** The signed-in user: the claims of the access token with the profile over them. */
export interface User {
  /** The user's id. */
  readonly id: string
  /** The e-mail address, or an empty text where sign-in goes by other names. */
  readonly email: string
  /** The name to show. */
  readonly name: string
  /** The tenant the token is for. */
  readonly tenantId: string
  /** Whether the address has been confirmed. */
  readonly emailVerified: boolean
  /** An https address of a picture. */
  readonly profilePictureUrl?: string | undefined
  /** The picture by its former name, if the provider still sends it. */
  readonly profileImage?: string | undefined
  /** The address of the picture that the person uploaded. */
  readonly profileImageUrl?: string | undefined
  /** A phone number in international form. */
  readonly phone?: string | undefined
  /** The roles held in the tenant. */
  readonly roles: readonly HeldRole[]
  /** The ids of these roles, for calls that take ids; empty if only their keys are known. */
  readonly roleIds: readonly string[]
  /** The groups the user is a member of. */
  readonly groups: readonly HeldGroup[]
  /** The keys of the permissions held in the tenant; they may hold `*`. */
  readonly permissions: readonly string[]
  /** Passes every guard. */
  readonly superUser: boolean
  /** Whether a second factor is enrolled. */
  readonly mfaEnrolled?: boolean | undefined
  /** Whether a second factor is asked for. */
  readonly mfaEnabled?: boolean | undefined
  /** Whether the account has been confirmed, as the profile says. */
  readonly verified?: boolean | undefined
  /** Whether the account is active in the tenant. */
  readonly activatedForTenant?: boolean | undefined
  /** Whether the account is disabled. */
  readonly isDisabled?: boolean | undefined
  /** Where the account comes from, such as `local`, `saml` or `google`. */
  readonly provider?: string | undefined
  /** When the account was made, as an ISO 8601 text. */
  readonly createdAt?: string | undefined
  /** When the user signed in before, as an ISO 8601 text. */
  readonly lastLogin?: string | undefined
  /** When a temporary account ends, as an ISO 8601 text. */
  readonly temporaryExpirationDate?: string | undefined
  /** What the application keeps with the account, as JSON text. */
  readonly metadata?: string | undefined
  /** What the vendor adds to the token. */
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
  /** Whether the user has a factor; without one, enrolling is the way in. */
  readonly isEnrolled: boolean
  /** What the user has enrolled, by kind. */
  readonly devices: NonNullable<LoginAnswer['mfaDevices']>
  /** What may be enrolled. */
  readonly strategies: NonNullable<LoginAnswer['mfaStrategies']>
  /** The address the user signs in with, as far as the provider tells it. */
  readonly email?: string | undefined
}

/** What an answer that ends a sign-in meant. */
export type Accepted =
  | AcceptedUser
  | AcceptedChallenge
  | AcceptedPasswordReset
  | AcceptedBreachedPassword
  | AcceptedUnknown

/** What an answer says of the password that somebody has just signed in with. */
export interface PasswordStanding {
  /** Whether it is known to be stolen. */
  readonly isBreached: boolean
  /** In how many days it has to be changed; `undefined` where it need not be. */
  readonly expiresIn: number | undefined
  /** Days before that from which the person is told; `undefined` where they are not. */
  readonly notificationPeriod: number | undefined
}

/** Somebody is signed in. */
export interface AcceptedUser {
  /** Which meaning this is. */
  readonly kind: 'authenticated'
  /** Who. */
  readonly user: User
  /** How their password stands; absent where the answer says nothing of it. */
  readonly password?: PasswordStanding
}

/** A second factor is asked for first. */
export interface AcceptedChallenge {
  /** Which meaning this is. */
  readonly kind: 'challenge'
  /** What is asked for. */
  readonly challenge: Challenge
}

/** A new password has to be chosen first. */
export interface AcceptedPasswordReset {
  /** Which meaning this is. */
  readonly kind: 'passwordReset'
  /** Lets the new password be set, once. Never shown, never kept. */
  readonly token: string
  /** Whose password. */
  readonly userId: string
}

/** The password is known to be stolen: no session is opened before there is another. */
export interface AcceptedBreachedPassword {
  /** Which meaning this is. */
  readonly kind: 'breachedPassword'
  /** Whose, as far as the provider tells it. */
  readonly email: string | undefined
}

/** Something this version does not know. */
export interface AcceptedUnknown {
  /** Which meaning this is. */
  readonly kind: 'unsupported'
  /** What the answer holds: the names of its members, none of their values. */
  readonly reason: string
}

/** What {@link SessionActions.getAccessToken} can be asked for. */
export interface AccessTokenOptions {
  /** Seconds the token must still be valid for. Default 0. */
  readonly minTtl?: number
  /** Asks the provider for a new one in any case. */
  readonly forceRefresh?: boolean
}

/** How {@link SessionActions.logOut} ends. */
export interface LogOutOptions {
  /** Milliseconds until it resolves after the provider was told. Default 0; 500 where nobody sees it. */
  readonly settle?: number
}

/** Who is signed in. */
export interface SessionState {
  /** Whether somebody is signed in. */
  readonly status: SessionStatus
  /** The signed-in user, kept while the session is `stale`. */
  readonly user: User | null
  /** The tenants the user belongs to. */
  readonly tenants: readonly Tenant[]
  /** The tenant the user works in. */
  readonly tenant: Tenant | null
}

/** What can be done with the session. */
export interface SessionActions {
  /** Asks the provider for a new access token; calls made meanwhile join the one in flight. */
  refresh(): Promise<Outcome<SessionStatus>>
  /**
   * Signs out at once, here and in all tabs, then tells the provider. Does not fail when the provider cannot be told.
   */
  logOut(options?: LogOutOptions): Promise<Outcome>
  /**
   * A valid access token for the application's own calls, or `null` when nobody is signed in. Rejects with a
   * {@link PorticoError} when it has to be renewed and the provider cannot be reached.
   */
  getAccessToken(options?: AccessTokenOptions): Promise<string | null>
  /**
   * Takes the answer of a call that ends a sign-in and says what it meant. For flows of one's own; the flows of
   * Portico do it themselves. `call` is the call the answer came in: its abort ends this, and its slice is not
   * forgotten when another user's data goes.
   */
  accept(answer: LoginAnswer, call: { readonly signal: AbortSignal }): Promise<Accepted>
  /**
   * Runs `change`, which the next token reflects, and renews the session, with no renewal of any tab in between. Rejects if
   * either fails. The abort of `call` ends it.
   */
  renewWith(change: () => Promise<unknown>, call: { readonly signal: AbortSignal }): Promise<void>
  /**
   * Switches the user to one of their tenants and renews the session. The last of several calls wins: one that was not sent
   * before rejects with an `AbortError`. Resolves to `false` if the user is in that tenant already. The abort of `call` ends
   * it. `useTenants` checks the tenant and shows the progress.
   */
  switchTenant(tenantId: string, call: { readonly signal: AbortSignal }): Promise<boolean>
  /** The second factor now asked for, or `null`. */
  getChallenge(): Challenge | null
  /** Gives the second factor up: whoever waits for it begins again. */
  dropChallenge(): void
}

/** What happens around a session. */
export interface SessionEvents {
  /** Somebody is signed in, by signing in or by a session restored, or another user or tenant took the former's place. */
  readonly signedIn: User
  /** The user is gone: signed out, or refused by the provider. */
  readonly signedOut: User
  /** Somebody who is signed in has given a second factor once more. */
  readonly steppedUp: User
  /** The provider asks for a second factor; `null` when it is given up. */
  readonly challenge: Challenge | null
}
