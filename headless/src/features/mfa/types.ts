import type { Outcome } from '../../core/outcome.ts'
import type { Secret } from '../../core/secret.ts'
import type { Challenge } from '../../session/types.ts'

/** A kind of second factor. */
export type MfaMethod = Challenge['strategies'][number]

/** No second factor is asked for. */
export interface IdleMfaStep {
  /** Which step this is. */
  readonly name: 'idle'
}

/** Several factors would do: choose one. */
export interface ChooseFactorStep {
  /** Which step this is. */
  readonly name: 'verify'
  /** Whether the factor chosen is given or enrolled. */
  readonly mode: 'verify' | 'enroll'
  /** The factors to choose from. */
  readonly methods: readonly MfaMethod[]
}

/** What an authenticator app is set up with. */
export interface AuthenticatorSetup {
  /** What the QR code says: an image address (`data:`), or the `otpauth:` text to draw. */
  readonly qrCode: Secret
  /** The key to type where the code cannot be scanned, in base 32; `null` where the provider only gives an image. */
  readonly key: Secret | null
}

/** Asks for the six digits of an enrolled authenticator app. */
export interface VerifyAuthenticatorStep {
  /** Which step this is. */
  readonly name: 'authenticatorApp'
  /** The factor is given. */
  readonly mode: 'verify'
}

/** Sets up an authenticator app and asks for its first six digits. */
export interface EnrollAuthenticatorStep {
  /** Which step this is. */
  readonly name: 'authenticatorApp'
  /** The factor is enrolled. */
  readonly mode: 'enroll'
  /** What to scan or type; `null` while it loads. */
  readonly setup: AuthenticatorSetup | null
}

/** Shows the recovery code, once. */
export interface RecoveryCodeStep {
  /** Which step this is. */
  readonly name: 'recoveryCode'
  /** What to keep in a safe place. */
  readonly recoveryCode: Secret
}

/** The person asks for, or has only, factors this version does not know. */
export interface UnsupportedMfaStep {
  /** Which step this is. */
  readonly name: 'unsupported'
  /** The factor, in the provider's words. */
  readonly reason: string
}

/** A step of SPEC section 2 whose flow is not built yet; its data comes with it. */
export interface NamedMfaStep {
  /** Which step this is. */
  readonly name: 'smsSetPhoneNumber' | 'smsVerifyCode' | 'emailVerifyCode' | 'noMFAEnrolledStepUp'
}

/** Where the second factor stands (SPEC section 2, MFA steps). */
export type MfaStep =
  | IdleMfaStep
  | ChooseFactorStep
  | VerifyAuthenticatorStep
  | EnrollAuthenticatorStep
  | RecoveryCodeStep
  | UnsupportedMfaStep
  | NamedMfaStep

/** What {@link MfaActions.submitAuthenticatorCode} takes. */
export interface AuthenticatorCodeInput {
  /** The six digits as typed; spaces do not matter. */
  readonly code: string
  /** Do not ask again on this device for as long as the policy allows. */
  readonly rememberDevice?: boolean
}

/** What {@link MfaActions.chooseMethod} takes. */
export interface ChooseMethodInput {
  /** One of the step's methods. */
  readonly method: MfaMethod
}

/** Where the second factor stands. */
export interface MfaState {
  /** The step to show. */
  readonly step: MfaStep
  /** Whether there are several factors, so that {@link MfaActions.chooseAgain} leads back to the choice. */
  readonly hasChoice: boolean
  /** For how many seconds this device may be remembered, or `null` when it may not. */
  readonly rememberFor: number | null
}

/** What can be done about the second factor. */
export interface MfaActions {
  /** Takes one of the factors asked for, from the choice or instead of another. */
  chooseMethod(input: ChooseMethodInput): void
  /** Back to the choice, where there is one. */
  chooseAgain(): void
  /** Gives the code of an authenticator app, or finishes enrolling one. */
  submitAuthenticatorCode(input: AuthenticatorCodeInput): Promise<Outcome>
  /** Loads what an authenticator app is set up with. It is loaded by itself; call it again after a failure. */
  loadSetup(): Promise<Outcome>
  /** The recovery code is in a safe place: signs in, and on to the application. Until then nobody is signed in. */
  acknowledgeRecoveryCode(): Promise<Outcome>
  /** Asks whether this device may be remembered. Done by itself. */
  loadRememberPolicy(): Promise<Outcome>
}
