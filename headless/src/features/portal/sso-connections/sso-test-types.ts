import type { Outcome } from '../../../core/outcome.ts'
import type { ssoTestFaultCodes } from './sso-test-fault-codes.ts'

/** The code of what a test of a connection found. A code that is new to the library is `unknown`. */
export type SsoTestFaultCode = (typeof ssoTestFaultCodes)[number]

/** A finding of a test: a reason why the sign-in failed, or a warning. */
export interface SsoTestFault {
  readonly code: SsoTestFaultCode
  /** The value that the connection expects; `null` if the code has none. */
  readonly expected: string | null
  /** The value that the identity provider sent; `null` if the code has none. */
  readonly received: string | null
}

/** An attribute of SAML, or a claim of OpenID Connect. */
export interface SsoTestAttribute {
  readonly name: string
  readonly values: readonly string[]
}

/** The answer of the identity provider, as far as it can be read. It is not verified if the test failed. */
export interface SsoTestReceived {
  /** The entity id, or the issuer of OpenID Connect; `null` without one. */
  readonly issuer: string | null
  /** The name id, or the subject of OpenID Connect; `null` without one. */
  readonly nameId: string | null
  /** `null` for OpenID Connect, and for a name id without a format. */
  readonly nameIdFormat: string | null
  readonly attributes: readonly SsoTestAttribute[]
  readonly groups: readonly string[]
}

/** The user that a sign-in would be. */
export interface SsoTestPerson {
  readonly email: string
  readonly name: string
  readonly tenantId: string
  /** The id of the present user of the address; `null` if the sign-in would create one. */
  readonly userId: string | null
  /** The roles that the user would have after the sign-in. */
  readonly roleIds: readonly string[]
  /** The groups that give roles. */
  readonly groups: readonly string[]
}

/** A test of a connection. No user was signed in by it. */
export interface SsoTest {
  readonly id: string
  readonly status: 'waiting' | 'passed' | 'failed'
  /** A time in ISO 8601 format. */
  readonly startedAt: string
  /** The time at which a test without an answer fails (ISO 8601). */
  readonly expiresAt: string
  /** A time in ISO 8601 format; `null` while the test waits. */
  readonly endedAt: string | null
  /** The address of the sign-in at the identity provider; `null` once the test has ended. */
  readonly address: string | null
  /** `null` if nothing readable returned. */
  readonly received: SsoTestReceived | null
  /** `null` unless the test passed. */
  readonly person: SsoTestPerson | null
  /** `null` unless the test failed. */
  readonly fault: SsoTestFault | null
  /** Faults that refuse no sign-in, such as groups without a role. */
  readonly warnings: readonly SsoTestFault[]
}

/** The last test of a connection that has ended. */
export interface SsoLastTest {
  readonly id: string
  readonly status: 'passed' | 'failed'
  /** The end of the test, in ISO 8601 format. */
  readonly at: string
  /** The code of the fault; `null` if the test passed. */
  readonly code: SsoTestFaultCode | null
  /** `true` if the values of the identity provider changed after the test. */
  readonly isOutdated: boolean
}

/** The connection of a test. Give the hook the same id as its key. */
export interface SsoTestOptions {
  readonly connectionId: string
}

/** The tests of one connection. */
export interface SsoTestState {
  /** `false` if the provider has no tests; `null` until that is known. */
  readonly isOffered: boolean | null
  /**
   * `idle` before the first test, `waiting` for the answer of the identity provider, and `closed` if the window was closed before
   * that. `passed` and `failed` are the ends of a test.
   */
  readonly status: 'idle' | 'waiting' | 'closed' | 'passed' | 'failed'
  /** The last test, with the answer that it received; `null` before the first one. */
  readonly test: SsoTest | null
  /** The last ten tests, the newest first. */
  readonly tests: readonly SsoTest[]
}

/** Actions on the tests of a connection. They load by themselves while they are rendered and a user is signed in. */
export interface SsoTestActions {
  /** Reads the tests, and waits for one that has not ended. */
  load(): Promise<Outcome>
  /**
   * Starts a test and resolves to it. Open its `address` in a window during the press, because browsers allow it then only: open a
   * blank window first, and close it if `address` is `null`. Such a test has failed before the identity provider was reached.
   */
  start(): Promise<Outcome<SsoTest>>
  /**
   * Reports that the window was closed. The status is `closed` until an answer is read, since some identity providers separate
   * the window from the page that opened it, so that it seems to be closed.
   */
  setWindowClosed(): Promise<Outcome>
}
