// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface EmailInput {
    readonly email: string;
}

export interface LedToStep {
    readonly kind: 'step';
    readonly step: LoginStep;
}

export interface LoginActions {
    submitEmail(input: EmailInput): Promise<Outcome>;
    submitPassword(input: PasswordInput): Promise<Outcome>;
    continueToSso(): void;
    startRecovery(): void;
    submitRecoveryCode(input: RecoveryCodeInput): Promise<Outcome>;
    cancelRecovery(): void;
    proceed(to: Accepted | LedToStep): Promise<Outcome>;
    stay(): void;
    restart(): void;
}

export type LoginNotice = 'secondFactorInterrupted' | 'secondFactorRemoved';

export interface LoginState {
    readonly step: LoginStep;
}

export type LoginStep = PreLoginStep | PasswordStep | RedirectToSsoStep | SecondFactorStep | RecoverStep | SuccessStep | UnsupportedLoginStep | PasscodeStep | MagicLinkSentStep | MagicLinkSuccessStep | NoLocalSignInStep | NamedLoginStep;

export interface MagicLinkSentStep extends SentMessage {
    readonly name: 'magicLinkPreLoginSuccess';
}

export interface MagicLinkSuccessStep {
    readonly name: 'magicLinkPostLoginSuccess';
    readonly isStaying: boolean;
}

export interface NamedLoginStep {
    readonly name: 'loginWithSSOFailed' | 'promptPasskeys' | 'breachedPassword' | 'breachedPasswordSuccess' | 'passwordRotationExpired' | 'passwordRotationNotification';
}

export interface NoLocalSignInStep {
    readonly name: 'noLocalAuthentication';
    readonly email: string;
}

export interface PasscodeStep extends SentMessage {
    readonly name: 'loginWithOtc' | 'loginWithSmsOtc' | 'loginWithQuickSmsOtc';
    readonly phoneNumber: string | null;
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

export type PasswordlessWay = Exclude<WayIn, 'EmailAndPassword'>;

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
}

export interface SecondFactorStep {
    readonly name: 'loginWithTwoFactor' | 'forceTwoFactor';
    readonly email: string;
}

export interface Sending {
    readonly way: PasswordlessWay;
    readonly email: string;
    readonly phoneNumber?: string;
}

export interface SentMessage {
    readonly email: string;
    readonly sentAt: number;
    readonly resendAt: number;
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

export function sendPasswordless(client: Client, { way, email, phoneNumber: number }: Sending, signal: AbortSignal): Promise<LoginStep>;

export const useLogin: FeatureHook<LoginState, LoginActions>;
