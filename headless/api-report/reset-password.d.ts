// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CheckingLinkStep {
    readonly name: 'checking';
}

export interface ChooseResetPasswordStep {
    readonly name: 'resetPassword';
    readonly userId: string;
}

export interface InvalidResetLinkStep {
    readonly name: 'invalid';
    readonly reason: 'spent' | 'missing';
}

export interface ResetLink {
    readonly userId: string;
    readonly token: string;
}

export interface ResetPasswordActions {
    begin(link: ResetLink): void;
    checkLink(): Promise<Outcome>;
    submitPassword(input: ResetPasswordInput): Promise<Outcome>;
    continueToLogin(): void;
    stay(): void;
}

export interface ResetPasswordInput {
    readonly password: string;
}

export interface ResetPasswordState {
    readonly step: ResetPasswordStep;
}

export type ResetPasswordStep = CheckingLinkStep | ChooseResetPasswordStep | ResetPasswordSuccessStep | InvalidResetLinkStep;

export interface ResetPasswordSuccessStep {
    readonly name: 'success';
    readonly isStaying: boolean;
}

export const resetPasswordFeature: Feature<ResetPasswordState, ResetPasswordActions>;

export const useResetPassword: FeatureHook<ResetPasswordState, ResetPasswordActions>;
