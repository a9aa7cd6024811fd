import type { ListState, RowInput, WholeListActions } from '../../core/lists/list.ts'
import type { Outcome } from '../../core/outcome.ts'

/** A passkey of the signed-in user. */
export interface Passkey {
  /** The id that {@link PasskeysActions.remove} takes. */
  readonly id: string
  readonly deviceType: PasskeyDeviceType
  /** The time of the registration (ISO 8601). */
  readonly createdAt: string
}

/** The storage of a passkey: `Platform` in the computer or phone, `CrossPlatform` on a separate device. */
export type PasskeyDeviceType = 'Platform' | 'CrossPlatform'

export interface AddPasskeyInput {
  /** The required storage. Default: the person chooses. */
  readonly deviceType?: PasskeyDeviceType
}

/** The passkeys of the signed-in user, in the order of registration. The provider returns no names. */
export interface PasskeysState extends ListState<Passkey> {}

/** The actions that `usePasskeys` returns. The list loads by itself while it is rendered and a user is signed in. */
export interface PasskeysActions extends WholeListActions<Passkey> {
  /**
   * Creates and registers a passkey. Call it from a user gesture; browsers require one. Fails with `webauthn-canceled`,
   * `webauthn-timed-out`, `webauthn-registered` if the device has one already, `webauthn-unsupported` or
   * `webauthn-insecure`.
   */
  add(input?: AddPasskeyInput): Promise<Outcome>
  /** Removes a passkey. Its row disappears at once, and returns if the provider refuses. */
  remove(input: RowInput): Promise<Outcome>
}
