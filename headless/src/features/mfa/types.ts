import type { Outcome } from '../../core/outcome.ts'
import type { Secret } from '../../core/secret.ts'
import type { SentTimes } from '../../core/sent-times.ts'
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

/** Asks for the number of a phone that is to get codes by text message. */
export interface SetPhoneNumberStep {
  /** Which step this is. */
  readonly name: 'smsSetPhoneNumber'
  /** What was typed before, to begin with. */
  readonly phoneNumber: string
}

/** A phone that gets codes. */
export interface FactorPhone {
  /** What {@link SendCodeInput.deviceId} takes. */
  readonly id: string
  /** Its number, of which the provider may hide the middle. */
  readonly phoneNumber: string
}

/** What is common to the steps that wait for a code that was sent. */
export interface SentCodeState {
  /** Whether the factor is given or enrolled. */
  readonly mode: 'verify' | 'enroll'
  /** When a code was sent and another may be; `null` before the first, which is sent by itself when the step begins. */
  readonly sent: SentTimes | null
}

/** Asks for the code that was sent by text message. */
export interface SmsCodeStep extends SentCodeState {
  /** Which step this is. */
  readonly name: 'smsVerifyCode'
  /** Where the code went, of which the provider may hide the middle. */
  readonly phoneNumber: string
  /** The phones it can be sent to instead, that one included; empty while a phone is enrolled. */
  readonly phones: readonly FactorPhone[]
}

/** Asks for the code that was sent by mail. */
export interface EmailCodeStep extends SentCodeState {
  /** Which step this is. */
  readonly name: 'emailVerifyCode'
  /** Where the code went; an empty text where the provider does not say. */
  readonly email: string
}

/** A passkey or security key that serves as a second factor. */
export interface FactorDevice {
  /** What {@link WebAuthnInput.deviceId} takes. */
  readonly id: string
  /** What its owner calls it. */
  readonly name: string
}

/** Asks for a passkey of this device, or for a security key; the browser leads through it. */
export interface WebAuthnStep {
  /** Which step this is. */
  readonly name: 'webAuthn'
  /** Whether the factor is given or enrolled. */
  readonly mode: 'verify' | 'enroll'
  /** Which of the two. */
  readonly method: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform'
  /** The enrolled ones, of which the first is asked for unless another is named; empty while one is enrolled. */
  readonly devices: readonly FactorDevice[]
}

/** A step-up is asked for, and the person has no second factor to do it with. */
export interface NotEnrolledStep {
  /** Which step this is. */
  readonly name: 'noMFAEnrolledStepUp'
}

/** The person asks for, or has only, factors this version does not know. */
export interface UnsupportedMfaStep {
  /** Which step this is. */
  readonly name: 'unsupported'
  /** The factor, in the provider's words. */
  readonly reason: string
}

/** Where the second factor stands. */
export type MfaStep =
  | IdleMfaStep
  | ChooseFactorStep
  | VerifyAuthenticatorStep
  | EnrollAuthenticatorStep
  | SetPhoneNumberStep
  | SmsCodeStep
  | EmailCodeStep
  | WebAuthnStep
  | RecoveryCodeStep
  | NotEnrolledStep
  | UnsupportedMfaStep

/** What {@link MfaActions.submitAuthenticatorCode} takes. */
export interface AuthenticatorCodeInput {
  /** The six digits as typed; spaces do not matter. */
  readonly code: string
  /** Do not ask again on this device for as long as the policy allows. */
  readonly rememberDevice?: boolean
}

/** What {@link MfaActions.submitPhoneNumber} takes. */
export interface FactorPhoneInput {
  /** The number as typed, with its country code. */
  readonly phoneNumber: string
}

/** What {@link MfaActions.sendCode} takes. */
export interface SendCodeInput {
  /** Which of the step's phones; the first, or that of the last code, where none is named. */
  readonly deviceId?: string
}

/** What {@link MfaActions.submitCode} takes. */
export interface SentCodeInput {
  /** The code as typed; spaces do not matter. */
  readonly code: string
  /** Do not ask again on this device for as long as the policy allows. */
  readonly rememberDevice?: boolean
}

/** What {@link MfaActions.submitWebAuthn} takes. */
export interface WebAuthnInput {
  /** Which of the step's devices; the first where none is named. */
  readonly deviceId?: string
  /** Do not ask again on this device for as long as the policy allows. */
  readonly rememberDevice?: boolean
}

/** What {@link MfaActions.stepUp} takes. */
export interface AnswerStepUpInput {
  /** What `useStepUp` was asked for; `null` where the person has nothing to answer it with. */
  readonly challenge: Challenge | null
}

/** What {@link MfaActions.chooseMethod} takes. */
export interface ChooseMethodInput {
  /** One of the step's methods. */
  readonly method: MfaMethod
}

/** A second factor of the signed-in person. */
export interface OwnFactor {
  /** What {@link MfaActions.removeFactor} takes. */
  readonly id: string
  /** Its kind. */
  readonly method: MfaMethod
  /** A phone's number, an address, what a device is called; an empty text for an authenticator app. */
  readonly name: string
  /** Whether it can be removed by itself: an address goes only when the second factor is turned off as a whole. */
  readonly canRemove: boolean
}

/** The second factors of the signed-in person. */
export interface OwnFactors {
  /** The enrolled ones. */
  readonly rows: readonly OwnFactor[]
  /** The kinds that may be added, by the tenant's policy. */
  readonly addable: readonly MfaMethod[]
}

/** What {@link MfaActions.addFactor} takes. */
export interface AddFactorInput {
  /** One of the kinds that may be added. Default: the person chooses. */
  readonly method?: MfaMethod
}

/** What {@link MfaActions.removeFactor} takes. */
export interface RemoveFactorInput {
  /** The factor to do without. */
  readonly id: string
}

/** Where the second factor stands. */
export interface MfaState {
  /** The step to show. */
  readonly step: MfaStep
  /**
   * What the factor is given for: to sign in, or by somebody who is signed in, once more or to change their factors. To
   * remove one, it is given a last time.
   */
  readonly purpose: 'signIn' | 'stepUp' | 'add' | 'remove'
  /** Whether there are several factors, so that {@link MfaActions.chooseAgain} leads back to the choice. */
  readonly hasChoice: boolean
  /** For how many seconds this device may be remembered, or `null` when it may not. */
  readonly rememberFor: number | null
  /** The factors of the signed-in person, once {@link MfaActions.loadFactors} has read them. */
  readonly factors: OwnFactors | null
}

/** What can be done about the second factor. */
export interface MfaActions {
  /**
   * Takes one of the factors asked for, from the choice or instead of another. A passkey or security key is asked for at
   * once, except where this device may be remembered: then {@link MfaActions.submitWebAuthn} asks.
   */
  chooseMethod(input: ChooseMethodInput): void
  /** Back to the choice, where there is one. */
  chooseAgain(): void
  /** Gives the code of an authenticator app, or finishes enrolling one. */
  submitAuthenticatorCode(input: AuthenticatorCodeInput): Promise<Outcome>
  /** Sends a first code to a phone that is to be enrolled. */
  submitPhoneNumber(input: FactorPhoneInput): Promise<Outcome>
  /** Back to the number of the phone that is being enrolled. */
  changePhoneNumber(): void
  /**
   * Sends a code, or another one. It is sent by itself when its step begins; call it after a failure, or from the
   * step's `resendAt` on. Before that it fails with `resend-too-soon`, without a call.
   */
  sendCode(input?: SendCodeInput): Promise<Outcome>
  /** Gives the code that was sent, or finishes enrolling with it. */
  submitCode(input: SentCodeInput): Promise<Outcome>
  /**
   * Has the browser ask for a passkey or security key, or make one. Done by itself when it is chosen and this device cannot
   * be remembered.
   */
  submitWebAuthn(input?: WebAuthnInput): Promise<Outcome>
  /** Loads what an authenticator app is set up with. It is loaded by itself; call it again after a failure. */
  loadSetup(): Promise<Outcome>
  /** The recovery code is in a safe place: signs in, and on to the application. Until then nobody is signed in. */
  acknowledgeRecoveryCode(): Promise<Outcome>
  /** Asks whether this device may be remembered. Done by itself. */
  loadRememberPolicy(): Promise<Outcome>
  /** Asks somebody who is signed in for a factor. `useStepUp` does it; the client tells `steppedUp` when it was given. */
  stepUp(input: AnswerStepUpInput): Promise<Outcome>
  /** Gives a step-up up. */
  cancelStepUp(): void
  /** Reads the factors of the signed-in person. Call it where the list is shown; a change reads them again. */
  loadFactors(): Promise<Outcome>
  /** Adds a factor: the steps are those of enrolling one, and the first app brings the recovery code. */
  addFactor(input?: AddFactorInput): Promise<Outcome>
  /** Removes a factor, which is given a last time. */
  removeFactor(input: RemoveFactorInput): Promise<Outcome>
  /** Removes all of them, after the code of the authenticator app where there is one. */
  turnOff(): Promise<Outcome>
  /** Leaves the factors as they are. */
  cancelChange(): void
}
