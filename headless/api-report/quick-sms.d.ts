// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface QuickSmsActions {
    submitPhoneNumber(input: QuickSmsNumberInput): Promise<Outcome>;
    submitCode(input: QuickSmsCodeInput): Promise<Outcome>;
    resend(): Promise<Outcome>;
    backToPhoneNumber(): void;
    skip(): Promise<Outcome>;
}

export interface QuickSmsCodeInput {
    readonly code: string;
}

export interface QuickSmsCodeStep extends SentTimes {
    readonly name: 'smsVerifyCode';
    readonly phoneNumber: string;
}

export interface QuickSmsNumberInput {
    readonly phoneNumber: string;
}

export interface QuickSmsNumberStep {
    readonly name: 'smsSetPhoneNumber';
    readonly phoneNumber: string;
}

export interface QuickSmsState {
    readonly step: QuickSmsStep;
}

export type QuickSmsStep = QuickSmsNumberStep | QuickSmsCodeStep;

export const quickSmsFeature: Feature<QuickSmsState, QuickSmsActions>;

export const useQuickSms: FeatureHook<QuickSmsState, QuickSmsActions>;
