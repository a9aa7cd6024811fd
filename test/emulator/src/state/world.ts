import type { Scrypt } from '../auth/password-hash.ts'
import type { Faults } from '../control/faults.ts'
import type { Journal } from '../control/journal.ts'
import type { RelyingParty } from '../sso/relying-party.ts'
import type { State } from './types.ts'

/** The emulator at work: its state, its time, and what tests do to it. */
export interface World {
  /** The state; a reset puts another in its place. */
  state: State
  /** The emulator's time, in epoch milliseconds. */
  readonly now: () => number
  readonly options: WorldOptions
  readonly journal: Journal
  readonly faults: Faults
  /** A name for the next answer, unlike every other. */
  readonly traceId: () => string
  /** Reaches what this world itself serves, without a network and without cookies. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Told whenever a call may have changed the state. */
  readonly changed: () => void
}

/** How the emulator listens. */
export interface WorldOptions {
  /** The first part of nearly every path. */
  readonly prefix: string
  /** Origins that may call with cookies; `*` as a port stands for every port. */
  readonly origins: readonly string[]
  /** Milliseconds for which a spent refresh token is still taken. */
  readonly refreshGrace: number
  /** Speaks to identity providers, or `null` where this one cannot. */
  readonly relyingParty: RelyingParty | null
  /** Hashes passwords. */
  readonly scrypt: Scrypt
}
