// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AcceptedFields {
    readonly values: Readonly<Record<string, unknown>>;
    readonly errors?: undefined;
}

export type CheckedFields = AcceptedFields | RefusedFields;

export type FieldNeed = 'hidden' | 'optional' | 'required';

export interface RefusedFields {
    readonly errors: Readonly<Record<string, string>>;
    readonly values?: undefined;
}

export interface SignUpActions {
    load(): Promise<Outcome>;
    submit(input: SignUpInput): Promise<Outcome>;
    verifyPhone(): Promise<Outcome>;
    proceed(): void;
    stay(): void;
    restart(): void;
}

export interface SignUpClosedStep {
    readonly name: 'SignUpClosed';
    readonly isStaying: boolean;
}

export interface SignUpFields {
    readonly email: FieldNeed;
    readonly phoneNumber: FieldNeed;
    readonly username: FieldNeed;
    readonly password: FieldNeed;
    readonly companyName: FieldNeed;
}

export interface SignUpFormStep {
    readonly name: 'SignUp';
}

export interface SignUpInput {
    readonly email?: string;
    readonly phoneNumber?: string;
    readonly username?: string;
    readonly name: string;
    readonly password?: string;
    readonly companyName?: string;
    readonly acceptsTerms?: boolean;
    readonly additionalFields?: Readonly<Record<string, unknown>> | (() => CheckedFields | Promise<CheckedFields>);
    readonly recaptchaToken?: string;
    readonly invitationToken?: string;
    readonly successUrl?: string;
}

export interface SignUpState {
    readonly step: SignUpStep;
    readonly strategies: SignUpStrategies;
    readonly fields: SignUpFields;
    readonly hasForm: boolean;
}

export type SignUpStep = SignUpFormStep | SignUpSuccessStep | VerifyPhoneStep | SignUpClosedStep;

export interface SignUpStrategies {
    readonly email: SignUpStrategy;
    readonly phoneNumber: SignUpStrategy;
    readonly username: SignUpStrategy;
}

export interface SignUpStrategy {
    readonly isEnabled: boolean;
    readonly isRequired: boolean;
}

export interface SignUpSuccessStep {
    readonly name: 'SignUpSuccess';
    readonly email: string;
    readonly next: 'mail' | 'signIn' | 'activation' | 'secondFactor' | 'application';
    readonly isStaying: boolean;
}

export interface VerifyPhoneStep {
    readonly name: 'VerifyPhone';
    readonly email: string;
    readonly phoneNumber: string;
}

export const signUpFeature: Feature<SignUpState, SignUpActions>;

export const useSignUp: FeatureHook<SignUpState, SignUpActions>;
