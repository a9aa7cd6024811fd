// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface EmailInput {
    readonly email: string;
}

export type Ended = Accepted | EndedSso;

export interface EndedSso {
    readonly kind: 'ssoFailed';
    readonly error: PorticoError;
}

export interface LoginActions {
    submitEmail(input: EmailInput): Promise<Outcome>;
    submitPassword(input: PasswordInput): Promise<Outcome>;
    continueToSso(): void;
    startRecovery(): void;
    submitRecoveryCode(input: RecoveryCodeInput): Promise<Outcome>;
    cancelRecovery(): void;
    proceed(ended: Ended): Promise<Outcome>;
    stay(): void;
    restart(): void;
}

export type LoginNotice = 'secondFactorInterrupted' | 'secondFactorRemoved';

export interface LoginState {
    readonly step: LoginStep;
}

export type LoginStep = PreLoginStep | PasswordStep | RedirectToSsoStep | SsoFailedStep | SecondFactorStep | RecoverStep | SuccessStep | UnsupportedLoginStep | NamedLoginStep;

export interface NamedLoginStep {
    readonly name: 'magicLinkPreLoginSuccess' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc' | 'loginWithOtc' | 'promptPasskeys' | 'breachedPassword' | 'breachedPasswordSuccess' | 'passwordRotationExpired' | 'passwordRotationNotification' | 'magicLinkPostLoginSuccess';
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

export interface SecondFactorStep {
    readonly name: 'loginWithTwoFactor' | 'forceTwoFactor';
    readonly email: string;
}

export interface SsoFailedStep {
    readonly name: 'loginWithSSOFailed';
    readonly error: PorticoError;
    readonly isStaying: boolean;
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

export function departTo(client: Client, address: string): void;

export function hasDeparted(client: Client, state: string): boolean;

export function leadOn(client: Client, ended: Ended): void;

export const login: Feature<LoginState, LoginActions>;

export const useLogin: FeatureHook<LoginState, LoginActions>;
