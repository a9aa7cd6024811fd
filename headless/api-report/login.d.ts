// The public surface of this entry, written by "npm run api-report". Do not edit.

export type AfterLoginStepName = 'breachedPassword' | 'passwordRotationNotification' | 'promptPasskeys';

export interface EmailInput {
    readonly email: string;
}

export interface LoginActions {
    submitEmail(input: EmailInput): Promise<Outcome>;
    submitPassword(input: PasswordInput): Promise<Outcome>;
    continueToSso(): void;
    startRecovery(): void;
    submitRecoveryCode(input: RecoveryCodeInput): Promise<Outcome>;
    cancelRecovery(): void;
    proceed(from: Accepted | PassedStep): Promise<Outcome>;
    stay(): void;
    restart(): void;
}

export type LoginNotice = 'secondFactorInterrupted' | 'secondFactorRemoved';

export interface LoginState {
    readonly step: LoginStep;
}

export type LoginStep = PreLoginStep | PasswordStep | RedirectToSsoStep | SecondFactorStep | RecoverStep | SuccessStep | PromptPasskeysStep | UnsupportedLoginStep | NamedLoginStep;

export interface NamedLoginStep {
    readonly name: 'magicLinkPreLoginSuccess' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc' | 'loginWithOtc' | 'loginWithSSOFailed' | 'breachedPassword' | 'breachedPasswordSuccess' | 'passwordRotationExpired' | 'passwordRotationNotification' | 'magicLinkPostLoginSuccess';
}

export interface PassedStep {
    readonly kind: 'passed';
    readonly step: AfterLoginStepName;
}

export interface PasswordInput {
    readonly password: string;
    readonly email?: string;
    readonly recaptchaToken?: string;
    readonly invitationToken?: string;
}

export interface PasswordStep {
    readonly name: 'loginWithPassword';
    readonly email: string;
}

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
}

export interface SecondFactorStep {
    readonly name: 'loginWithTwoFactor' | 'forceTwoFactor';
    readonly email: string;
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

export const login: Feature<LoginState, LoginActions>;

export const useLogin: FeatureHook<LoginState, LoginActions>;
