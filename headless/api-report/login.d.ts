// The public surface of this entry, written by "npm run api-report". Do not edit.

export type AfterLoginStepName = 'breachedPassword' | 'passwordRotationNotification' | 'promptQuickSms' | 'promptPasskeys';

export interface BreachedPasswordStep {
    readonly name: 'breachedPassword';
    readonly email: string;
    readonly isSignedIn: boolean;
}

export interface BreachedPasswordSuccessStep {
    readonly name: 'breachedPasswordSuccess';
    readonly email: string;
    readonly isSignedIn: boolean;
}

export interface EmailInput {
    readonly email: string;
}

export interface EndedSso {
    readonly kind: 'ssoFailed';
    readonly error: PorticoError;
}

export type Handover = EndedSso | PassedStep | PasswordChanged | ResetLinkSent | StepHandover;

export interface LoginActions {
    submitEmail(input: EmailInput): Promise<Outcome>;
    submitPassword(input: PasswordInput): Promise<Outcome>;
    continueToSso(): void;
    startRecovery(): void;
    submitRecoveryCode(input: RecoveryCodeInput): Promise<Outcome>;
    cancelRecovery(): void;
    proceed(from: Accepted | Handover): Promise<Outcome>;
    stay(): void;
    restart(): void;
}

export type LoginNotice = 'secondFactorInterrupted' | 'secondFactorRemoved' | 'cookieBlocked' | 'sessionEnded';

export interface LoginState {
    readonly step: LoginStep;
}

export type LoginStep = PreLoginStep | PasswordStep | RedirectToSsoStep | SsoFailedStep | SecondFactorStep | RecoverStep | SuccessStep | UnsupportedLoginStep | PasscodeStep | MagicLinkSentStep | MagicLinkSuccessStep | NoLocalSignInStep | BreachedPasswordStep | BreachedPasswordSuccessStep | PasswordRotationExpiredStep | PasswordRotationNotificationStep | PromptPasskeysStep | PromptQuickSmsStep;

export interface MagicLinkSentStep extends SentMessage {
    readonly name: 'magicLinkPreLoginSuccess';
}

export interface MagicLinkSuccessStep {
    readonly name: 'magicLinkPostLoginSuccess';
    readonly isStaying: boolean;
}

export interface NoLocalSignInStep {
    readonly name: 'noLocalAuthentication';
    readonly email: string;
}

export interface PasscodeStep extends SentMessage {
    readonly name: 'loginWithOtc' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc';
    readonly phoneNumber: string | null;
}

export interface PassedStep {
    readonly kind: 'passed';
    readonly step: AfterLoginStepName;
}

export interface PasswordChanged {
    readonly kind: 'passwordChanged';
    readonly email: string;
}

export interface PasswordInput {
    readonly password: string;
    readonly email?: string;
    readonly recaptchaToken?: string;
    readonly invitationToken?: string;
}

export interface PasswordRotationExpiredStep {
    readonly name: 'passwordRotationExpired';
    readonly email: string;
    readonly userId: string;
    readonly token: Secret;
}

export interface PasswordRotationNotificationStep {
    readonly name: 'passwordRotationNotification';
    readonly email: string;
    readonly expiresIn: number;
}

export interface PasswordStep {
    readonly name: 'loginWithPassword';
    readonly email: string;
}

export type PasswordlessWay = Exclude<WayIn, 'EmailAndPassword'>;

export interface PreLoginStep {
    readonly name: 'preLogin';
    readonly email: string;
    readonly notice: LoginNotice | null;
}

export interface PromptPasskeysStep {
    readonly name: 'promptPasskeys';
    readonly email: string;
    readonly quickLogin: 'Platform' | 'CrossPlatform' | null;
}

export interface PromptQuickSmsStep {
    readonly name: 'promptQuickSms';
    readonly email: string;
}

export interface RecoverStep {
    readonly name: 'recoverTwoFactor';
    readonly email: string;
}

export interface RecoveryCodeInput {
    readonly recoveryCode: string;
}

export interface RedirectToSsoStep {
    readonly name: 'redirectToSSO';
    readonly email: string;
    readonly address: string;
    readonly isExternal?: true;
}

export interface ResetLinkSent {
    readonly kind: 'resetLinkSent';
    readonly email: string;
    readonly isSignedIn: boolean;
}

export interface SecondFactorStep {
    readonly name: 'loginWithTwoFactor' | 'forceTwoFactor';
    readonly email: string;
}

export interface SentMessage extends SentTimes {
    readonly email: string;
    readonly typedNumber?: string;
}

export interface SsoFailedStep {
    readonly name: 'loginWithSSOFailed';
    readonly error: PorticoError;
    readonly isStaying: boolean;
}

export interface StepHandover {
    readonly kind: 'step';
    readonly step: LoginStep;
}

export interface SuccessStep {
    readonly name: 'success';
    readonly isStaying: boolean;
}

export interface UnsupportedLoginStep {
    readonly name: 'unsupported';
    readonly email: string;
    readonly reason: string;
}

export const loginFeature: Feature<LoginState, LoginActions>;

export const useLogin: FeatureHook<LoginState, LoginActions>;
