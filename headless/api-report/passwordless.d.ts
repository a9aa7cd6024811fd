// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface LinkFailedStep {
    readonly name: 'failed';
    readonly reason: 'expired' | 'used' | 'missing' | 'unreachable' | 'refused';
}

export interface LinkOpenedStep {
    readonly name: 'opened';
}

export interface MagicLinkActions {
    submit(): Promise<Outcome>;
    continueNow(): void;
    stay(): void;
    restart(): void;
}

export interface MagicLinkState {
    readonly step: MagicLinkStep;
}

export type MagicLinkStep = OpeningLinkStep | LinkFailedStep | LinkOpenedStep;

export interface OpeningLinkStep {
    readonly name: 'opening';
}

export interface PasscodeInput {
    readonly code: string;
}

export interface PasswordlessActions {
    send(input: SendInput): Promise<Outcome>;
    resend(): Promise<Outcome>;
    submitCode(input: PasscodeInput): Promise<Outcome>;
    usePassword(): void;
    restart(): void;
}

export interface PasswordlessState {
    readonly ways: readonly WayIn[];
}

export interface SendInput {
    readonly way: PasswordlessWay;
    readonly email?: string;
}

export const magicLinkFeature: Feature<MagicLinkState, MagicLinkActions>;

export const passwordlessFeature: Feature<PasswordlessState, PasswordlessActions>;

export const useMagicLink: FeatureHook<MagicLinkState, MagicLinkActions>;

export const usePasswordless: FeatureHook<PasswordlessState, PasswordlessActions>;
