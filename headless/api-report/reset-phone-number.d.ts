// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ChangeNumberStep {
    readonly name: 'ChangePhoneNumber';
    readonly email: string;
}

export interface NewPhoneNumberInput {
    readonly phoneNumber: string;
}

export interface ResetCodeInput {
    readonly code: string;
}

export interface ResetEmailInput {
    readonly email: string;
}

export interface ResetPhoneEmailStep {
    readonly name: 'ResetPhoneNumber';
    readonly email: string;
}

export interface ResetPhoneNumberActions {
    submitEmail(input: ResetEmailInput): Promise<Outcome>;
    resend(): Promise<Outcome>;
    submitCode(input: ResetCodeInput): Promise<Outcome>;
    submitPhoneNumber(input: NewPhoneNumberInput): Promise<Outcome>;
    restart(): void;
}

export interface ResetPhoneNumberState {
    readonly step: ResetPhoneNumberStep;
}

export type ResetPhoneNumberStep = ResetPhoneEmailStep | VerifyResetStep | ChangeNumberStep;

export interface VerifyResetStep extends SentTimes {
    readonly name: 'VerifyResetPhoneNumber';
    readonly email: string;
}

export const resetPhoneNumberFeature: Feature<ResetPhoneNumberState, ResetPhoneNumberActions>;

export const useResetPhoneNumber: FeatureHook<ResetPhoneNumberState, ResetPhoneNumberActions>;
