import type { StepCall } from '../core/feature.ts'
import type { Outcome } from '../core/outcome.ts'
import type { Grant } from './grant.ts'
import type { SessionHost } from './host.ts'
import type { SharedSession } from './tabs/types.ts'
import type { Accepted, Challenge, LoginAnswer, SessionActions, SessionState, SessionStatus } from './types.ts'

/** The values of a session that are not part of its state. */
export interface SessionMemory {
  grant: Grant | null
  challenge: Challenge | null
  /** The newest renewal, sign-in or log-out of all tabs that is known here. */
  generation: number
  /** The generation of `grant`: a newer one may still be loading. */
  grantGeneration: number
  /** Made when the session first needs the other tabs. */
  shared: SharedSession | null
  /** Set while this tab has the turn for a change: no renewal gets it before the change has ended. */
  isChanging: boolean
  /** Stops the timer of the next renewal. */
  stopTimer(this: void): void
  /** True if roles and permissions of the user are from a call of their own, under its flag. */
  isAuthorized?: boolean | undefined
  /** The tenant that was chosen last, and how many switches are under way. */
  switching?: { tenantId: string; count: number }
}

/** The session's own functions, for the code that loads on demand. */
export interface SessionTools {
  readonly client: SessionHost
  readonly memory: SessionMemory
  /** Ends the session of a user in this tab. */
  readonly clear: (set: StepCall<SessionState>['set'], keep?: Caller) => void
  /** Drops the grant and its planned renewal. */
  readonly end: () => void
  /** Renews the session after some milliseconds. */
  readonly plan: (ms: number) => void
  readonly refresh: () => Promise<Outcome<SessionStatus>>
  /** Ends the session in this tab because another tab has ended or replaced it. */
  readonly follow: (status: SignedOut) => Promise<unknown>
  /** Applies an answer in place of the one that is being applied. Rejects if it is overtaken or fails. */
  readonly apply: (incoming: IncomingAnswer) => Promise<Accepted>
  /** Resolves to the outcome of the answer that is being applied, or was applied last. */
  readonly applied: () => Promise<Outcome<Accepted>> | undefined
  readonly state: () => SessionState
}

/** The call of another feature that an answer belongs to. */
export type Caller = Parameters<SessionActions['accept']>[1]

/** An answer that opens or renews a session. */
export interface IncomingAnswer {
  readonly answer: LoginAnswer
  readonly source: 'sign-in' | 'renewal' | 'tab'
  readonly caller?: Caller
}

/** The status of a session without a user. */
export type SignedOut = 'restoring' | 'unauthenticated'
