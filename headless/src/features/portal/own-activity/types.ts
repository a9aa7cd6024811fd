import type { Outcome } from '../../../core/outcome.ts'

/** An event of the audit log that the signed-in user caused. Texts are empty if the provider has none. */
export interface OwnEvent {
  readonly id: string
  /** The time of the event (ISO 8601). */
  readonly createdAt: string
  /** The key of the operation, such as `changePassword`. */
  readonly action: string
  /** The event as a sentence, else the name of its action. */
  readonly description: string
  readonly ipAddress: string
  readonly userAgent: string
}

/** The last events that the user caused. */
export interface OwnActivityState {
  /** The newest first, ten at most; empty until they are loaded. */
  readonly rows: readonly OwnEvent[]
}

/**
 * Actions on the last events. They load by themselves while they are rendered and a user is signed in. The provider asks for
 * the permission `fe.secure.read.audits`.
 */
export interface OwnActivityActions {
  /** Reads the events of the user again. */
  load(): Promise<Outcome>
}
