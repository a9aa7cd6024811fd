import type { Outcome } from '../../core/outcome.ts'

/** What passkeys can do on this page. */
export interface PasskeySupport {
  /** Whether people may sign in with one: the policy allows it and the browser can. */
  readonly canSignIn: boolean
  /** Whether one can be offered with the autofill of the user name, besides. */
  readonly canOffer: boolean
  /** Whether this device itself can hold one, behind face, finger or PIN. */
  readonly hasPlatform: boolean
}

/** A device for signing in quickly: this one, a security key, a phone, or a text message. */
export type QuickLoginDevice = 'internal' | 'usb-key' | 'android' | 'sms'

/** What {@link PasskeySignInActions.signIn} takes. */
export interface PasskeySignInInput {
  /** The address, where one was typed: a device that does not list its passkeys needs it. */
  readonly email?: string
  /** Asks for the passkey of whoever signed in last in this browser. Default `false`. */
  readonly asLastUser?: boolean
  /** What a captcha gave, where the provider asks for one. */
  readonly recaptchaToken?: string
  /** An invitation to accept by signing in. */
  readonly invitationToken?: string
}

/** What {@link PasskeySignInActions.skipPrompt} takes. */
export interface SkipPromptInput {
  /** Do not ask again in this browser. Default `false`. */
  readonly dontAskAgain?: boolean
}

/** What {@link PasskeySignInActions.registerAfterSignIn} takes. */
export interface RegisterQuickLoginInput {
  /** The device to set up once the person is signed in; `null` for none after all. */
  readonly device: QuickLoginDevice | null
}

/** Where signing in with a passkey stands. */
export interface PasskeySignInState {
  /** What passkeys can do here; `null` until that is known. */
  readonly support: PasskeySupport | null
}

/** What can be done with passkeys while signing in. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface PasskeySignInActions {
  /** Finds out what passkeys can do here. Done by itself. */
  loadSupport(): Promise<Outcome>
  /**
   * Asks for a passkey and signs in with it. Ends what {@link PasskeySignInActions.offer} offers. Fails with
   * `webauthn-canceled` where the person declines, `webauthn-timed-out`, `webauthn-unsupported` or `webauthn-insecure`.
   */
  signIn(input?: PasskeySignInInput): Promise<Outcome>
  /**
   * Offers passkeys with the autofill of a field that has `autocomplete="username webauthn"`, and signs in with the one
   * that is taken. Call it once the field is there. It waits until one is taken, or somebody signs in another way, or
   * {@link PasskeySignInActions.stopOffering}; what cannot be offered ends it in silence.
   */
  offer(): Promise<Outcome>
  /** Ends the offer: the field has gone. */
  stopOffering(): void
  /** Adds a passkey where the step `promptPasskeys` asks for one, then leads on. A failure leaves the step as it is. */
  addAtPrompt(): Promise<Outcome>
  /** Leads on from the step `promptPasskeys` without a passkey. */
  skipPrompt(input?: SkipPromptInput): void
  /**
   * Has a device set up for signing in quickly, right after the next sign-in (`registerQuickLogin`). Whoever
   * has a phone number begins with a text message from then on; others are asked for one, at the step `promptQuickSms`.
   */
  registerAfterSignIn(input: RegisterQuickLoginInput): void
}
