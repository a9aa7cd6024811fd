import type { Arranging } from './arrange/arranging.ts'
import type { Extra } from './arrange/extras.ts'
import type { Faults } from './calls/faults.ts'
import type { Journal } from './calls/journal.ts'
import type { RelyingParty } from './calls/relying-party.ts'
import type { Captcha } from './captcha/captcha.ts'
import type { Message } from './core/message-records.ts'
import type { Scrypt } from './crypto/password-hash.ts'
import type { EntitlementGrants } from './entitlements/entitlement-grants.ts'
import type { PermissionGrants } from './entitlements/permission-grants.ts'
import type { Plans } from './entitlements/plans.ts'
import type { Flags } from './flags/flags.ts'
import type { CookieExchange } from './http/cookie-jar.ts'
import type { SlackMessage } from './slack/records.ts'
import type { Seed } from './state/seed.ts'
import type { State } from './state/state.ts'
import type { Received } from './webhooks/receiver.ts'

/** How an emulator is made. */
export interface EmulatorOptions {
  /** The initial state. Default `demo`. */
  readonly seed?: Seed
  /** The extras beside the password, after every reset. Default: none. */
  readonly with?: readonly Extra[]
  /** The seed of ids, tokens and secrets. Default 1; the same seed gives the same run. */
  readonly random?: number
  /** Tenants made besides. Default 0. */
  readonly tenants?: number
  /** Users made besides, in the first tenant. Default 0. */
  readonly users?: number
  /** Rows of the audit log made besides, in the six weeks before now. Default 0. */
  readonly audits?: number
  /** Days of sign-ins and calls of tokens before now. One or more switch the page of usage on. Default 0. */
  readonly usageDays?: number
  /** The first part of nearly every path. Default `frontegg`. */
  readonly prefix?: string
  /** Origins that may call with cookies; `*` as a port stands for every port. Default `http://localhost:*`. */
  readonly origins?: readonly string[]
  /**
   * The operations that are answered, by their ids in the contract, such as `listUsers`: the others answer 501, and the emulator lists
   * these to clients. Default: all, without a list.
   */
  readonly offers?: readonly string[]
  /** Milliseconds every answer is late. Default 0. */
  readonly latency?: number
  /** Milliseconds for which a spent refresh token is still taken. Default 0: a second use ends the session. */
  readonly refreshGrace?: number
  /** A token that `/__emulator` asks for. Default: none, for a listener on loopback. */
  readonly controlToken?: string
  /**
   * Other machines reach the listener, by names of their own. `/__emulator` then accepts any host name and requires a
   * `controlToken`. Default `false`.
   */
  readonly isExposed?: boolean
  /** The client of identity providers. Default: none; a served emulator has one. */
  readonly relyingParty?: RelyingParty
  /**
   * Origins that the emulator itself may call: webhooks, identity providers and their documents. `*` as a port stands for every
   * port. Default: none, because a page could choose the address.
   */
  readonly reach?: readonly string[]
  /**
   * Sends a request to a webhook. Default: a receiver inside the emulator for names that end in `.test` or `.example`, and
   * `fetch` for the origins of `reach`.
   */
  readonly deliver?: (request: Request) => Promise<Response>
  /** Hashes passwords (RFC 7914). Default: JavaScript, one at a time; an emulator that is served uses Node's own. */
  readonly scrypt?: Scrypt
  /** The real time, in epoch milliseconds. Default: the system's. */
  readonly realTime?: () => number
  /** Waits, for `latency` and delays. Default: real timers. */
  readonly wait?: (ms: number) => Promise<void>
}

/** The provider in a process. */
export interface Emulator extends Arranging {
  /**
   * Answers a request, as a server would. A dropped answer rejects with a `TypeError`, as `fetch` does when the
   * connection is lost. `cookies` stand in for the cookie headers, where a page cannot set and read them.
   */
  readonly fetch: (request: Request, cookies?: CookieExchange) => Promise<Response>
  /** The emulator's time, in epoch milliseconds. */
  readonly now: () => number
  /** Moves time on, or back where it is negative. Throws where that would be no time. */
  readonly advance: (ms: number) => void
  /** Sets the time, in epoch milliseconds. Throws where that would be no time. */
  readonly setTime: (time: number) => void
  /**
   * Begins again, with the first seed or another; faults and journal are cleared. Throws, and goes on as before, where
   * the other is no state.
   */
  readonly reset: (seed?: Seed) => void
  /** The faults of a test. */
  readonly faults: Pick<Faults, 'add' | 'list' | 'clear'>
  readonly journal: Pick<Journal, 'entries' | 'clear'>
  /** The features of all users, of a tenant, or of a user in a tenant. */
  readonly entitlements: EntitlementGrants
  /** The plans features are had by, in the same scopes. */
  readonly plans: Plans
  /** Permissions that are granted or revoked beside the roles, in the same scopes. */
  readonly permissions: PermissionGrants
  /** The flags of the client, in the same scopes. */
  readonly flags: Flags
  /** The captcha's provider, and whether sign-in asks for it. */
  readonly captcha: Captcha
  /** Mails and text messages that would have been sent, oldest first. */
  readonly outbox: () => readonly Message[]
  /** The messages that would have been posted to Slack, oldest first. */
  readonly slackMessages: () => readonly SlackMessage[]
  /** The latest 1,000 requests to webhooks of the receiver inside the emulator, oldest first. */
  readonly received: () => readonly Received[]
  /**
   * Opens a session for the user with this address, without authentication. Returns the `Set-Cookie` header of the
   * refresh token. Throws if no account has the address.
   */
  readonly signIn: (email: string) => string
  /**
   * Returns a token for one impersonation within five minutes: the `actorToken` of the impersonation route. Throws if
   * no account has the address.
   */
  readonly actorToken: (email: string) => string
  /** A copy of the whole state: plain JSON, good as a seed. */
  readonly snapshot: () => State
  /** The whole state as JSON text: what a file keeps of it. */
  readonly snapshotText: () => string
  /** Sets how many milliseconds every answer is late, until the next reset. Returns it, also if none is given. */
  readonly latency: (ms?: number) => number
  /**
   * Reports every possible change, with the new state. Calls that only read do not report. A listener may keep the
   * state, but must not change it.
   */
  readonly onChange: (listener: (state: State) => void) => () => void
}
