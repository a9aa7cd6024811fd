// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddPhoneNumberInput {
    readonly phoneNumber: string;
}

export interface ListPhoneNumbersStep {
    readonly name: 'list';
}

export interface PhoneCodeInput {
    readonly code: string;
}

export interface PhoneNumber {
    readonly id: string;
    readonly phoneNumber: string;
    readonly isVerified: boolean;
}

export interface PhoneNumbersActions extends WholeListActions<PhoneNumber> {
    add(input: AddPhoneNumberInput): Promise<Outcome>;
    confirm(input: RowInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
    verify(input: PhoneCodeInput): Promise<Outcome>;
    resend(): Promise<Outcome>;
    cancel(): void;
}

export interface PhoneNumbersState extends ListState<PhoneNumber> {
    readonly step: PhoneNumbersStep;
}

export type PhoneNumbersStep = ListPhoneNumbersStep | VerifyPhoneNumberStep;

export interface VerifyPhoneNumberStep extends SentTimes {
    readonly name: 'verifyPhoneNumber' | 'verifyPhoneNumberDeletion';
    readonly phoneNumber: string;
    readonly sentBy: 'sms' | 'email';
}

export function internationalNumber(typed: string): string;

export const phoneNumbersFeature: Feature<PhoneNumbersState, PhoneNumbersActions>;

export const usePhoneNumbers: FeatureHook<PhoneNumbersState, PhoneNumbersActions>;
