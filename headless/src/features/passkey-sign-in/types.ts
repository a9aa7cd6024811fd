import type { Outcome } from '../../core/outcome.ts'

/** The passkey support on this page. */
export interface PasskeySupport {
  /** The policy allows sign-in with a passkey and the browser supports it. */
  readonly canSignIn: boolean
  /** The browser also supports passkeys in the autofill of the user name. */
  readonly canOffer: boolean
  /** This device can store a passkey itself, behind face, finger or PIN. */
  readonly hasPlatform: boolean
}

/** A device for a quick sign-in: this device, a security key, a phone, or text messages. */
export type QuickLoginDevice = 'internal' | 'usb-key' | 'android' | 'sms'

export interface PasskeySignInInput {
  /** The typed address, if any. Devices that do not list their passkeys need it. */
  readonly email?: string
  /** `true` uses the passkey of the last user in this browser. Default `false`. */
  readonly asLastUser?: boolean
  /** The captcha token, if the provider requires one. */
  readonly recaptchaToken?: string
  /** An invitation that the sign-in accepts. */
  readonly invitationToken?: string
}

export interface SkipPromptInput {
  /** `true` hides the prompt in this browser. Default `false`. */
  readonly dontAskAgain?: boolean
}

/** The input of {@link PasskeySignInActions.registerAfterSignIn}. */
export interface RegisterQuickLoginInput {
  /** The device to set up after the sign-in; `null` cancels the choice. */
  readonly device: QuickLoginDevice | null
}

/** The state that `usePasskeySignIn` returns. */
export interface PasskeySignInState {
  /** `null` until {@link PasskeySignInActions.loadSupport} has finished. */
  readonly support: PasskeySupport | null
}

/** The actions that `usePasskeySignIn` returns. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface PasskeySignInActions {
  /** Loads the passkey support. Runs by itself. */
  loadSupport(): Promise<Outcome>
  /**
   * Opens the passkey dialog and signs in. Ends {@link PasskeySignInActions.offer}. Fails with `webauthn-canceled` if
   * the person declines, `webauthn-timed-out`, `webauthn-unsupported` or `webauthn-insecure`.
   */
  signIn(input?: PasskeySignInInput): Promise<Outcome>
  /**
   * Offers passkeys in the autofill of a field with `autocomplete="username webauthn"`, and signs in with the chosen
   * one. Call it after the field has rendered. It resolves after a choice, another sign-in or
   * {@link PasskeySignInActions.stopOffering}; a failed offer ends without an error.
   */
  offer(): Promise<Outcome>
  /** Ends the offer. Call it when the field unmounts. */
  stopOffering(): void
  /** Adds a passkey at the step `promptPasskeys`, then continues the sign-in. A failure keeps the step. */
  addAtPrompt(): Promise<Outcome>
  /** Continues from the step `promptPasskeys` without a passkey. */
  skipPrompt(input?: SkipPromptInput): void
  /**
   * Chooses a device to set up right after the next sign-in (`registerQuickLogin`). With `sms`, a person with a phone
   * number signs in by text message from then on. Others are asked for a number at the step `promptQuickSms`.
   */
  registerAfterSignIn(input: RegisterQuickLoginInput): void
}
