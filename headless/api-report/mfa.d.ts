// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddFactorInput {
    readonly method?: MfaMethod;
}

export interface AnswerStepUpInput {
    readonly challenge: Challenge | null;
}

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

export interface EmailCodeStep extends SentCodeState {
    readonly name: 'emailVerifyCode';
    readonly email: string;
}

export interface EnrollAuthenticatorStep {
    readonly name: 'authenticatorApp';
    readonly mode: 'enroll';
    readonly setup: AuthenticatorSetup | null;
}

export interface FactorDevice {
    readonly id: string;
    readonly name: string;
}

export interface FactorPhone {
    readonly id: string;
    readonly phoneNumber: string;
}

export interface FactorPhoneInput {
    readonly phoneNumber: string;
}

export interface IdleMfaStep {
    readonly name: 'idle';
}

export interface MfaActions {
    chooseMethod(input: ChooseMethodInput): void;
    chooseAgain(): void;
    submitAuthenticatorCode(input: AuthenticatorCodeInput): Promise<Outcome>;
    submitPhoneNumber(input: FactorPhoneInput): Promise<Outcome>;
    backToPhoneNumber(): void;
    sendCode(input?: SendCodeInput): Promise<Outcome>;
    submitCode(input: SentCodeInput): Promise<Outcome>;
    submitWebAuthn(input?: WebAuthnInput): Promise<Outcome>;
    loadSetup(): Promise<Outcome>;
    acknowledgeRecoveryCode(): Promise<Outcome>;
    postpone(): Promise<Outcome>;
    loadRememberPolicy(): Promise<Outcome>;
    stepUp(input: AnswerStepUpInput): Promise<Outcome>;
    cancelStepUp(): void;
    addFactor(input?: AddFactorInput): Promise<Outcome>;
    removeFactor(input: RowInput): Promise<Outcome>;
    removeAllFactors(): Promise<Outcome>;
    cancelChange(): void;
}

export type MfaMethod = Challenge['strategies'][number];

export interface MfaState {
    readonly step: MfaStep;
    readonly purpose: 'signIn' | 'stepUp' | 'add' | 'remove';
    readonly hasChoice: boolean;
    readonly rememberFor: number | null;
    readonly enforcedFrom?: string | undefined;
}

export type MfaStep = IdleMfaStep | ChooseFactorStep | VerifyAuthenticatorStep | EnrollAuthenticatorStep | SetPhoneNumberStep | SmsCodeStep | EmailCodeStep | WebAuthnStep | RecoveryCodeStep | NotEnrolledStep | UnsupportedMfaStep;

export interface NotEnrolledStep {
    readonly name: 'noMFAEnrolledStepUp';
}

export interface RecoveryCodeStep {
    readonly name: 'recoveryCode';
    readonly recoveryCode: Secret;
}

export interface SendCodeInput {
    readonly deviceId?: string;
}

export interface SentCodeInput {
    readonly code: string;
    readonly rememberDevice?: boolean;
}

export interface SentCodeState {
    readonly mode: 'verify' | 'enroll';
    readonly sent: SentTimes | null;
}

export interface SetPhoneNumberStep {
    readonly name: 'smsSetPhoneNumber';
    readonly phoneNumber: string;
}

export interface SmsCodeStep extends SentCodeState {
    readonly name: 'smsVerifyCode';
    readonly phoneNumber: string;
    readonly phones: readonly FactorPhone[];
}

export interface UnsupportedMfaStep {
    readonly name: 'unsupported';
    readonly reason: string;
}

export interface VerifyAuthenticatorStep {
    readonly name: 'authenticatorApp';
    readonly mode: 'verify';
}

export interface WebAuthnInput {
    readonly deviceId?: string;
    readonly rememberDevice?: boolean;
}

export interface WebAuthnStep {
    readonly name: 'webAuthn';
    readonly mode: 'verify' | 'enroll';
    readonly method: 'WebAuthnPlatform' | 'WebAuthnCrossPlatform';
    readonly devices: readonly FactorDevice[];
}

export const mfaFeature: Feature<MfaState, MfaActions>;

export const useMfa: FeatureHook<MfaState, MfaActions>;
