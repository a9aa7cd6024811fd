import type { PorticoError } from '../../core/errors.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { Secret } from '../../core/secret.ts'
import type { SentTimes } from '../../core/sent-times.ts'
import type { Accepted, PasswordStanding } from '../../session/types.ts'
import type { EndedSso, PassedStep, PasswordChanged, ResetLinkSent } from './led-on.ts'

/** Why the flow is back at its beginning, for a message above the form. */
export type LoginNotice =
  /** The page was reloaded before the second factor was given; the first factor is asked for again. */
  | 'secondFactorInterrupted'
  /** A recovery code has switched the second factor off; sign in with the password alone and enrol again. */
  | 'secondFactorRemoved'

/** The flow asks for an e-mail address. */
export interface PreLoginStep {
  /** Which step this is. */
  readonly name: 'preLogin'
  /** What was typed before, to begin with. */
  readonly email: string
  /** Why the flow is back here, if it is. */
  readonly notice: LoginNotice | null
}

/** The flow asks for the password. */
export interface PasswordStep {
  /** Which step this is. */
  readonly name: 'loginWithPassword'
  /** Whose password. */
  readonly email: string
}

/** The person is about to be sent to their identity provider, in 2 seconds unless canceled. */
export interface RedirectToSsoStep {
  /** Which step this is. */
  readonly name: 'redirectToSSO'
  /** Who signs in. */
  readonly email: string
  /** Where to. */
  readonly address: string
  /** Set where the provider asks to go there at once: the step is not shown then. */
  readonly isExternal?: true
}

/** The company's sign-in failed. The page moves on to `authenticatedUrl` in 1 second, unless told to stay. */
export interface SsoFailedStep {
  /** Which step this is. */
  readonly name: 'loginWithSSOFailed'
  /** Why, as far as it may be told. */
  readonly error: PorticoError
  /** Whether the page was told to stay where it is. */
  readonly isStaying: boolean
}

/** The flow waits for the second factor: `useMfa` holds its steps. */
export interface SecondFactorStep {
  /** `loginWithTwoFactor` asks for an enrolled factor, `forceTwoFactor` for one to be enrolled. */
  readonly name: 'loginWithTwoFactor' | 'forceTwoFactor'
  /** Who signs in. */
  readonly email: string
}

/** The flow asks for the recovery code, which switches the second factor off. */
export interface RecoverStep {
  /** Which step this is. */
  readonly name: 'recoverTwoFactor'
  /** Whose second factor. */
  readonly email: string
}

/** The person is signed in; the page moves on in 200 ms, unless told to stay. */
export interface SuccessStep {
  /** Which step this is. */
  readonly name: 'success'
  /** Whether the page was told to stay where it is: `navigateAfterAuth(client)` moves on. */
  readonly isStaying: boolean
}

/** The provider answered something this version does not know. There is a way back: `restart`. */
export interface UnsupportedLoginStep {
  /** Which step this is. */
  readonly name: 'unsupported'
  /** Who tried to sign in. */
  readonly email: string
  /** What was asked for: the way in, in the provider's word, or the names of the members of its answer. Holds no secret. */
  readonly reason: string
}

/** What is known of a message that was sent to sign in with. Nothing here says whether anybody has the address. */
export interface SentMessage extends SentTimes {
  /** Whose sign-in it is; an empty text where they signed up by phone and gave no address. */
  readonly email: string
  /** The number they signed up by, as typed: another message goes there. */
  readonly typedNumber?: string
}

/** The flow asks for the six digits of a message: `usePasswordless` takes them. */
export interface PasscodeStep extends SentMessage {
  /** By mail; by text message as the main way in; by text message as a second one. */
  readonly name: 'loginWithOtc' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc'
  /** The number a text message went to, masked; `null` where it went by mail, or the provider does not tell. */
  readonly phoneNumber: string | null
}

/** A link to sign in with was sent: it is opened from the mail. `usePasswordless` sends another. */
export interface MagicLinkSentStep extends SentMessage {
  /** Which step this is. */
  readonly name: 'magicLinkPreLoginSuccess'
}

/** The link has signed the person in; the page moves on in 5 seconds, unless told to stay: `useMagicLink`. */
export interface MagicLinkSuccessStep {
  /** Which step this is. */
  readonly name: 'magicLinkPostLoginSuccess'
  /** Whether the page was told to stay where it is. */
  readonly isStaying: boolean
}

/** Nobody signs in here with an address alone: social sign-in and that of a company are the ways in. */
export interface NoLocalSignInStep {
  /** Which step this is. */
  readonly name: 'noLocalAuthentication'
  /** The address, which no company's sign-in was found for. */
  readonly email: string
}

/** The password is on a list of stolen ones: a new one has to be chosen, by a link that is sent (`usePasswordRotation`). */
export interface BreachedPasswordStep {
  /** Which step this is. */
  readonly name: 'breachedPassword'
  /** Whose password. */
  readonly email: string
  /** Whether somebody is signed in all the same, and may go on for now. */
  readonly isSignedIn: boolean
}

/** The link for a new password is on its way. */
export interface BreachedPasswordSuccessStep {
  /** Which step this is. */
  readonly name: 'breachedPasswordSuccess'
  /** Where to. */
  readonly email: string
  /** Whether somebody is signed in all the same, and may go on for now. */
  readonly isSignedIn: boolean
}

/** The password has to be changed before anybody is signed in (`usePasswordRotation`). */
export interface PasswordRotationExpiredStep {
  /** Which step this is. */
  readonly name: 'passwordRotationExpired'
  /** Whose password. */
  readonly email: string
  /** Whose, as the provider names them. */
  readonly userId: string
  /** Lets the new one be set, once. */
  readonly token: Secret
}

/** The password has to be changed soon; the person is signed in and goes on when told to (`usePasswordRotation`). */
export interface PasswordRotationNotificationStep {
  /** Which step this is. */
  readonly name: 'passwordRotationNotification'
  /** Whose password. */
  readonly email: string
  /** In how many days. */
  readonly expiresIn: number
}

/** The person is signed in and wants to sign in by text message next time: `useQuickSms` takes a number, or leads on without. */
export interface PromptQuickSmsStep {
  /** Which step this is. */
  readonly name: 'promptQuickSms'
  /** Who has signed in. */
  readonly email: string
}

/** The person is signed in, and may add a passkey for the next time: `usePasskeySignIn` adds it, or leads on without. */
export interface PromptPasskeysStep {
  /** Which step this is. */
  readonly name: 'promptPasskeys'
  /** Who has signed in. */
  readonly email: string
  /**
   * Where the passkey is to be, where the person has asked for a quick sign-in before signing in; `null` where the prompt
   * comes by itself.
   */
  readonly quickLogin: 'Platform' | 'CrossPlatform' | null
}

/** Where signing in stands. */
export type LoginStep =
  | PreLoginStep
  | PasswordStep
  | RedirectToSsoStep
  | SsoFailedStep
  | SecondFactorStep
  | RecoverStep
  | SuccessStep
  | UnsupportedLoginStep
  | PasscodeStep
  | MagicLinkSentStep
  | MagicLinkSuccessStep
  | NoLocalSignInStep
  | BreachedPasswordStep
  | BreachedPasswordSuccessStep
  | PasswordRotationExpiredStep
  | PasswordRotationNotificationStep
  | PromptPasskeysStep
  | PromptQuickSmsStep

/** What {@link LoginActions.submitEmail} takes. */
export interface EmailInput {
  /** The address as typed. */
  readonly email: string
}

/** What {@link LoginActions.submitPassword} takes. */
export interface PasswordInput {
  /** The password as typed. */
  readonly password: string
  /** The address, where the form asks for both at once; else that of the step. */
  readonly email?: string
  /** What a captcha gave, where the provider asks for one. */
  readonly recaptchaToken?: string
  /** An invitation to accept by signing in. Default: that of the page's address. */
  readonly invitationToken?: string
}

/** What {@link LoginActions.submitRecoveryCode} takes. */
export interface RecoveryCodeInput {
  /** The code as typed. */
  readonly recoveryCode: string
}

/** Where signing in stands. */
export interface LoginState {
  /** The step to show. */
  readonly step: LoginStep
  /** How the password stands that was signed in with, as far as the provider says; it decides on the steps that follow. */
  readonly passwordStanding?: PasswordStanding | null
}

/** What can be done while signing in. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface LoginActions {
  /** Looks for an SSO address, else takes the way in of the public policy. */
  submitEmail(input: EmailInput): Promise<Outcome>
  /** Signs in with a password. A wrong one fails and leaves the step as it is. */
  submitPassword(input: PasswordInput): Promise<Outcome>
  /** Goes to the identity provider now instead of in 2 seconds. */
  continueToSso(): void
  /** Asks for the recovery code instead of the second factor. */
  startRecovery(): void
  /** Switches the second factor off with the recovery code, then asks for the password again. */
  submitRecoveryCode(input: RecoveryCodeInput): Promise<Outcome>
  /** Back to the second factor from the recovery code. */
  cancelRecovery(): void
  /**
   * Leads on from what `client.session.accept` said of an answer that ended a sign-in, or from a step that has been dealt with: the steps after it,
   * then, 200 ms later, the page after sign-in. The flows of Portico call it themselves; flows of one's own may.
   */
  proceed(from: Accepted | LedOn): Promise<Outcome>
  /** Keeps the page where it is once the person is signed in, instead of moving on in 200 ms; also after a failed SSO. */
  stay(): void
  /** Back to the first step, with the address kept. Ends everything in flight, a redirect and a second factor too. */
  restart(): void
}

/** How a flow beside the sign-in leads on from it. */
export type LedOn = EndedSso | LedToStep | PassedStep | PasswordChanged | ResetLinkSent

/** A step that another flow leads to, such as the one that asks for the code it sent. */
export interface LedToStep {
  /** Discriminates the members of {@link LedOn}. */
  readonly kind: 'step'
  /** The step that is shown next. */
  readonly step: LoginStep
}
