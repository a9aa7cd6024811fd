import type { Outcome } from '../../core/outcome.ts'

/** A passkey of the signed-in person. */
export interface Passkey {
  /** What {@link PasskeysActions.remove} takes. */
  readonly id: string
  /** Whether it is in a computer or phone itself, or on a device of its own. */
  readonly deviceType: PasskeyDeviceType
  /** When it was added (ISO 8601). */
  readonly createdAt: string
}

/** Where a passkey is: in the computer or phone itself, or on a device beside it. */
export type PasskeyDeviceType = 'Platform' | 'CrossPlatform'

/** What {@link PasskeysActions.add} takes. */
export interface AddPasskeyInput {
  /** Where it must be. Default: wherever the person chooses. */
  readonly deviceType?: PasskeyDeviceType
}

/** What {@link PasskeysActions.remove} takes. */
export interface RemovePasskeyInput {
  /** The passkey to forget. */
  readonly id: string
}

/** The passkeys of the signed-in person. */
export interface PasskeysState {
  /** The passkeys, in the order they were added in. The provider tells no names. */
  readonly rows: readonly Passkey[]
}

/** What can be done with them. */
export interface PasskeysActions {
  /** Reads the list. Done by itself while it is on the screen and somebody is signed in. */
  load(): Promise<Outcome>
  /**
   * Makes a passkey and adds it. Call it where the person has pressed something: browsers ask for that. Fails with
   * `webauthn-canceled`, `webauthn-timed-out`, `webauthn-registered` where the device has one already,
   * `webauthn-unsupported` or `webauthn-insecure`.
   */
  add(input?: AddPasskeyInput): Promise<Outcome>
  /** Forgets a passkey. It is gone from the list at once, and back where the provider refuses. */
  remove(input: RemovePasskeyInput): Promise<Outcome>
}
