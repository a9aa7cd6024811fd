// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AskEmailStep {
    readonly name: 'forgotPassword';
    readonly email: string;
}

export interface ChooseRecoveryStep {
    readonly name: 'passwordRecoverySelector';
    readonly email: string;
    readonly methods: readonly RecoveryMethod[];
}

export interface ForgotPasswordActions {
    submitEmail(input: ForgotPasswordInput): Promise<Outcome>;
    chooseMethod(input: RecoveryMethodInput): Promise<Outcome>;
    submitCode(input: RecoverySmsInput): Promise<Outcome>;
    resend(): Promise<Outcome>;
    restart(): void;
}

export interface ForgotPasswordInput {
    readonly email: string;
}

export interface ForgotPasswordState {
    readonly step: ForgotPasswordStep;
}

export type ForgotPasswordStep = AskEmailStep | ChooseRecoveryStep | RecoveryCodeSentStep | RecoveredStep | ForgotPasswordSuccessStep;

export interface ForgotPasswordSuccessStep extends SentTimes {
    readonly name: 'success';
    readonly email: string;
}

export interface RecoveredStep {
    readonly name: 'resetPasswordPage';
    readonly email: string;
}

export interface RecoveryCodeSentStep extends SentTimes {
    readonly name: 'resetPasswordViaSms';
    readonly email: string;
}

export type RecoveryMethod = 'email' | 'sms';

export interface RecoveryMethodInput {
    readonly method: RecoveryMethod;
}

export interface RecoverySmsInput {
    readonly code: string;
}

export const forgotPasswordFeature: Feature<ForgotPasswordState, ForgotPasswordActions>;

export const useForgotPassword: FeatureHook<ForgotPasswordState, ForgotPasswordActions>;
