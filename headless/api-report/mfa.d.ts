// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AuthenticatorCodeInput {
    readonly code: string;
    readonly rememberDevice?: boolean;
}

export interface AuthenticatorSetup {
    readonly qrCode: Secret;
    readonly key: Secret | null;
}

export interface ChooseFactorStep {
    readonly name: 'verify';
    readonly mode: 'verify' | 'enroll';
    readonly methods: readonly MfaMethod[];
}

export interface ChooseMethodInput {
    readonly method: MfaMethod;
}

export interface EnrollAuthenticatorStep {
    readonly name: 'authenticatorApp';
    readonly mode: 'enroll';
    readonly setup: AuthenticatorSetup | null;
}

export interface IdleMfaStep {
    readonly name: 'idle';
}

export interface MfaActions {
    chooseMethod(input: ChooseMethodInput): void;
    chooseAgain(): void;
    submitAuthenticatorCode(input: AuthenticatorCodeInput): Promise<Outcome>;
    loadSetup(): Promise<Outcome>;
    acknowledgeRecoveryCode(): Promise<Outcome>;
    loadRememberPolicy(): Promise<Outcome>;
}

export type MfaMethod = Challenge['strategies'][number];

export interface MfaState {
    readonly step: MfaStep;
    readonly hasChoice: boolean;
    readonly rememberFor: number | null;
}

export type MfaStep = IdleMfaStep | ChooseFactorStep | VerifyAuthenticatorStep | EnrollAuthenticatorStep | RecoveryCodeStep | UnsupportedMfaStep | NamedMfaStep;

export interface NamedMfaStep {
    readonly name: 'smsSetPhoneNumber' | 'smsVerifyCode' | 'emailVerifyCode' | 'noMFAEnrolledStepUp';
}

export interface RecoveryCodeStep {
    readonly name: 'recoveryCode';
    readonly recoveryCode: Secret;
}

export interface UnsupportedMfaStep {
    readonly name: 'unsupported';
    readonly reason: string;
}

export interface VerifyAuthenticatorStep {
    readonly name: 'authenticatorApp';
    readonly mode: 'verify';
}

export const mfa: Feature<MfaState, MfaActions>;

export const useMfa: FeatureHook<MfaState, MfaActions>;
