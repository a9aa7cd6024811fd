import type { Audit } from '../core/audit-records.ts'
import type { CoreState } from '../core/state.ts'
import type { Scrypt } from '../crypto/password-hash.ts'
import type { Body } from '../http/body.ts'
import type { Faults } from './faults.ts'
import type { Journal } from './journal.ts'
import type { RelyingParty } from './relying-party.ts'

/** A running emulator: its state, its time and its faults. */
export interface World<State extends CoreState = CoreState> {
  /** The state. A reset replaces it. */
  state: State
  /** The emulator's time, in epoch milliseconds. */
  readonly now: () => number
  readonly options: WorldOptions
  readonly journal: Journal
  readonly faults: Faults
  /** Returns a new trace id. */
  readonly traceId: () => string
  /** Calls the emulator itself, without a network and without cookies. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Sends the events of a new row of the audit log. `body` is that of its call. */
  readonly audited: (row: Audit, body: Body) => void
  /** Reports a possible change of the state. */
  readonly changed: () => void
}

/** The options of the HTTP side. */
export interface WorldOptions {
  /** The first part of nearly every path. */
  readonly prefix: string
  /** The origins that may call with cookies; `*` as a port matches every port. */
  readonly origins: readonly string[]
  /** The ids of the operations that are answered, which are listed to clients; `null` for all, without a list. */
  readonly offers: readonly string[] | null
  /** Milliseconds that a spent refresh token stays valid. */
  readonly refreshGrace: number
  /** The client of identity providers; `null` without one. */
  readonly relyingParty: RelyingParty | null
  /** Sends a request to an origin that the options name. */
  readonly reach: (request: Request) => Promise<Response>
  /** Sends a request to a webhook. */
  readonly deliver: (request: Request) => Promise<Response>
  readonly scrypt: Scrypt
}
