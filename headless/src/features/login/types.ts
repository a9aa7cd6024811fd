import type { Outcome } from '../../core/outcome.ts'
import type { Accepted } from '../../session/types.ts'

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

/** A step of SPEC section 2 whose flow is not built yet; its data comes with it. */
export interface NamedLoginStep {
  /** Which step this is. */
  readonly name:
    | 'magicLinkPreLoginSuccess'
    | 'loginWithSmsOtc'
    | 'loginWithQuickSmsOtc'
    | 'loginWithOtc'
    | 'loginWithSSOFailed'
    | 'promptPasskeys'
    | 'breachedPassword'
    | 'breachedPasswordSuccess'
    | 'passwordRotationExpired'
    | 'passwordRotationNotification'
    | 'magicLinkPostLoginSuccess'
}

/** Where signing in stands (SPEC section 2, login steps). */
export type LoginStep =
  | PreLoginStep
  | PasswordStep
  | RedirectToSsoStep
  | SecondFactorStep
  | RecoverStep
  | SuccessStep
  | UnsupportedLoginStep
  | NamedLoginStep

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
}

/** What can be done while signing in. Errors are in `calls.<action>.error` and, the last one, in `error`. */
export interface LoginActions {
  /** Looks for an SSO address, else takes the way in of the public policy (SPEC section 4, preflight). */
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
   * Leads on from what `client.session.accept` said of an answer that ended a sign-in: the steps after it, then, 200 ms later, the page after sign-in
   * (SPEC section 4, after login). The flows of Portico call it themselves; flows of one's own may.
   */
  proceed(accepted: Accepted): Promise<Outcome>
  /** Keeps the page where it is once the person is signed in, instead of moving on in 200 ms. */
  stay(): void
  /** Back to the first step, with the address kept. Ends everything in flight, a redirect and a second factor too. */
  restart(): void
}
