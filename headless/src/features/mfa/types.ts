import type { RowInput } from '../../core/lists/list.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { Secret } from '../../core/secret.ts'
import type { SentTimes } from '../../core/sent-times.ts'
import type { Challenge } from '../../session/types.ts'

/** A kind of second factor. */
export type MfaMethod = Challenge['strategies'][number]

/** No second factor is required. */
export interface IdleMfaStep {
  readonly name: 'idle'
}

/** The person chooses one of several factors. */
export interface ChooseFactorStep {
  readonly name: 'verify'
  readonly mode: 'verify' | 'enroll'
  readonly methods: readonly MfaMethod[]
}

/** The setup of an authenticator app. */
export interface AuthenticatorSetup {
  /** The content of the QR code: an image address (`data:`), or the `otpauth:` text to draw. */
  readonly qrCode: Secret
  /** The key to type instead of scanning, in base 32; `null` if the provider sends only an image. */
  readonly key: Secret | null
}

/** The form asks for the six digits of an enrolled authenticator app. */
export interface VerifyAuthenticatorStep {
  readonly name: 'authenticatorApp'
  readonly mode: 'verify'
}

/** The form shows the setup of an authenticator app and asks for its first six digits. */
export interface EnrollAuthenticatorStep {
  readonly name: 'authenticatorApp'
  readonly mode: 'enroll'
  /** `null` while it loads. */
  readonly setup: AuthenticatorSetup | null
}

/** Shows the recovery code, once. */
export interface RecoveryCodeStep {
  readonly name: 'recoveryCode'
  readonly recoveryCode: Secret
}

/** The form asks for the phone number that receives codes by text message. */
export interface SetPhoneNumberStep {
  readonly name: 'smsSetPhoneNumber'
  readonly phoneNumber: string
}

/** A phone that receives codes. */
export interface FactorPhone {
  /** The id that {@link SendCodeInput.deviceId} takes. */
  readonly id: string
  /** The number, possibly masked by the provider. */
  readonly phoneNumber: string
}

/** The members common to steps that wait for a sent code. */
export interface SentCodeState {
  readonly mode: 'verify' | 'enroll'
  /** The time of the last code, and when another may be sent; `null` before the first. The first is sent by itself. */
  readonly sent: SentTimes | null
}

/** The form asks for the code of a text message. */
export interface SmsCodeStep extends SentCodeState {
  readonly name: 'smsVerifyCode'
  /** The number that received the code, possibly masked by the provider. */
  readonly phoneNumber: string
  /** All enrolled phones that can receive a code; empty during enrollment. */
  readonly phones: readonly FactorPhone[]
}

/** The form asks for the code of a mail. */
export interface EmailCodeStep extends SentCodeState {
  readonly name: 'emailVerifyCode'
  /** The address of the mail; an empty string if the provider does not return it. */
  readonly email: string
}

/** A passkey or security key enrolled as a second factor. */
export interface FactorDevice {
  /** The id that {@link WebAuthnInput.deviceId} takes. */
  readonly id: string
  /** The name that its owner chose. */
  readonly name: string
}

/** The browser asks for a passkey of this device or a security key. */
export interface WebAuthnStep {
  readonly name: 'webAuthn'
  readonly mode: 'verify' | 'enroll'
  readonly method: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform'
  /** The enrolled devices, the default first; empty during enrollment. */
  readonly devices: readonly FactorDevice[]
}

/** A step-up is required, and the user has no second factor for it. */
export interface NotEnrolledStep {
  readonly name: 'noMFAEnrolledStepUp'
}

/** This version supports none of the required factors. */
export interface UnsupportedMfaStep {
  readonly name: 'unsupported'
  /** The factor's name at the provider. */
  readonly reason: string
}

/** The steps of the second factor. */
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

/** The input of {@link MfaActions.submitAuthenticatorCode}. */
export interface AuthenticatorCodeInput {
  /** The six digits; spaces are ignored. */
  readonly code: string
  /** `true` skips the second factor on this device for as long as the policy allows. Default `false`. */
  readonly rememberDevice?: boolean
}

/** The input of {@link MfaActions.submitPhoneNumber}. */
export interface FactorPhoneInput {
  /** The number as typed, with its country code. */
  readonly phoneNumber: string
}

export interface SendCodeInput {
  /** One of the step's phones. Default: the phone of the last code, otherwise the first. */
  readonly deviceId?: string
}

/** The input of {@link MfaActions.submitCode}. */
export interface SentCodeInput {
  /** The code of the message; spaces are ignored. */
  readonly code: string
  /** `true` skips the second factor on this device for as long as the policy allows. Default `false`. */
  readonly rememberDevice?: boolean
}

/** The input of {@link MfaActions.submitWebAuthn}. */
export interface WebAuthnInput {
  /** One of the step's devices. Default: the first. */
  readonly deviceId?: string
  /** `true` skips the second factor on this device for as long as the policy allows. Default `false`. */
  readonly rememberDevice?: boolean
}

export interface AnswerStepUpInput {
  /** The challenge of a step-up; `null` if the user has no factor to meet it. */
  readonly challenge: Challenge | null
}

export interface ChooseMethodInput {
  /** One of the step's methods. */
  readonly method: MfaMethod
}

export interface AddFactorInput {
  /** One of the addable kinds. Default: the person chooses. */
  readonly method?: MfaMethod
}

/** The state that `useMfa` returns. */
export interface MfaState {
  readonly step: MfaStep
  /** The reason for the challenge. To remove a factor, the user verifies it one last time. */
  readonly purpose: 'signIn' | 'stepUp' | 'add' | 'remove'
  /** `true` if there are several factors, so that {@link MfaActions.chooseAgain} has an effect. */
  readonly hasChoice: boolean
  /** Seconds for which this device may be remembered; `null` if it may not. */
  readonly rememberFor: number | null
  /** When a sign-in begins to need a factor (ISO 8601). Until then `postpone` signs in without one. Absent if it is needed now. */
  readonly enforcedFrom?: string | undefined
}

/** The actions that `useMfa` returns. */
export interface MfaActions {
  /**
   * Starts one of the offered factors. A passkey or security key opens the browser's dialog at once. If this device may
   * be remembered, {@link MfaActions.submitWebAuthn} opens it instead.
   */
  chooseMethod(input: ChooseMethodInput): void
  /** Returns to the choice of factors, if there is one. */
  chooseAgain(): void
  /** Submits the code of an authenticator app, or completes its enrollment. */
  submitAuthenticatorCode(input: AuthenticatorCodeInput): Promise<Outcome>
  /** Sends a first code to a phone being enrolled. */
  submitPhoneNumber(input: FactorPhoneInput): Promise<Outcome>
  /** Returns to the number of the phone being enrolled. */
  backToPhoneNumber(): void
  /**
   * Sends a code. The first is sent by itself when the step begins. Call this after a failure, or from the step's
   * `resendAt` on. Earlier calls fail with `resend-too-soon`, without a request.
   */
  sendCode(input?: SendCodeInput): Promise<Outcome>
  /** Submits the sent code, or completes the enrollment. */
  submitCode(input: SentCodeInput): Promise<Outcome>
  /**
   * Opens the browser's WebAuthn dialog to verify or create a device. Runs by itself after the choice, unless this
   * device may be remembered.
   */
  submitWebAuthn(input?: WebAuthnInput): Promise<Outcome>
  /** Loads the setup of an authenticator app. Runs by itself; call it again after a failure. */
  loadSetup(): Promise<Outcome>
  /** Confirms that the person has saved the recovery code, and completes the sign-in. No user is signed in before. */
  acknowledgeRecoveryCode(): Promise<Outcome>
  /** Completes the sign-in without a factor, if the state has `enforcedFrom`. The next sign-in asks again. */
  postpone(): Promise<Outcome>
  /** Loads the policy for remembering this device. Runs by itself. */
  loadRememberPolicy(): Promise<Outcome>
  /** Starts a step-up for a signed-in user. `useStepUp` calls it; the client emits `steppedUp` on success. */
  stepUp(input: AnswerStepUpInput): Promise<Outcome>
  /** Cancels the current step-up without a result. */
  cancelStepUp(): void
  /** Starts adding a factor, with the steps of an enrollment. The first app brings the recovery code. */
  addFactor(input?: AddFactorInput): Promise<Outcome>
  /** Starts removing a factor, which the user verifies one last time. */
  removeFactor(input: RowInput): Promise<Outcome>
  /** Removes all factors, after the code of the authenticator app if there is one. */
  removeAllFactors(): Promise<Outcome>
  /** Cancels a change and keeps the factors. */
  cancelChange(): void
}
