// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ActivatingFormStep {
    readonly name: 'activatingForm';
    readonly method: ActivationMethod;
    readonly userId: string;
}

export interface ActivatingStep {
    readonly name: 'activating';
    readonly method: ActivationMethod;
}

export interface ActivationActions {
    begin(): Promise<Outcome>;
    submit(input: ActivationInput): Promise<Outcome>;
    resend(input?: ResendActivationInput): Promise<Outcome>;
    proceed(): void;
    stay(): void;
}

export interface ActivationInput {
    readonly password?: string;
    readonly code?: string;
    readonly acceptsTerms?: boolean;
    readonly recaptchaToken?: string;
}

export interface ActivationInvalidStep {
    readonly name: 'invalid';
    readonly reason: 'missing' | 'used' | 'expired' | 'unknown';
}

export type ActivationMethod = 'link' | 'code';

export interface ActivationState {
    readonly step: ActivationStep;
    readonly email: string;
    readonly resent: ResentMail | null;
}

export type ActivationStep = ActivatingStep | ActivatingFormStep | ActivationSuccessStep | ActivationInvalidStep;

export interface ActivationSuccessStep {
    readonly name: 'success';
    readonly next: 'application' | 'signIn';
    readonly isStaying: boolean;
}

export interface ResendActivationInput {
    readonly email?: string;
}

export interface ResentMail extends SentTimes {
    readonly email: string;
}

export const activationFeature: Feature<ActivationState, ActivationActions>;

export const useActivation: FeatureHook<ActivationState, ActivationActions>;
