import type { RecordActions, RecordPatch, RecordState } from '../../../core/lists/single-record.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { SecurityPolicies } from './policies/policies.ts'

/** The policies of the tenant; `value` is `null` until they are loaded. */
export interface SecurityPoliciesState extends RecordState<SecurityPolicies> {}

/** Actions on the policies of the tenant. They load by themselves while they are rendered and a user is signed in. */
export interface SecurityPoliciesActions extends RecordActions<SecurityPolicies> {
  /**
   * Changes policies at once, and back if the provider refuses. Members that another administrator changes meanwhile stay.
   * Fails with `weaker-than-vendor` for a policy that is weaker than the vendor's, and with `security-partly-saved` if a
   * policy is refused after others are saved.
   */
  save(patch: RecordPatch<SecurityPolicies>): Promise<Outcome>
}

/** A time limit of sessions, which may be off. */
export interface TimeLimit {
  readonly isActive: boolean
  /** Seconds. It is kept while the limit is off. */
  readonly timeout: number
}

/** The limit of the number of sessions, which may be off. */
export interface SessionCountLimit {
  readonly isActive: boolean
  /** The number of sessions that a user may have open. A further sign-in ends the oldest. */
  readonly maxSessions: number
}

/** The limits of all sessions in the tenant. */
export interface SessionLimits {
  /** The time without input until a user is signed out. */
  readonly idleSessionTimeout: TimeLimit
  /** The time after a sign-in until a user has to sign in again, regardless of input. */
  readonly forceReLogin: TimeLimit
  readonly maximumConcurrentSessions: SessionCountLimit
}

/** The limits of sessions; `value` is `null` until they are loaded. */
export interface SessionPolicyState extends RecordState<SessionLimits> {}

/** Actions on the limits of sessions. They load by themselves while they are rendered and a user is signed in. */
export interface SessionPolicyActions extends RecordActions<SessionLimits> {
  /** Changes limits at once, and back if the provider refuses. Limits that another administrator changes meanwhile stay. */
  save(patch: RecordPatch<SessionLimits>): Promise<Outcome>
}
