// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface ClaimedPerson {
    readonly tenants?: readonly ClaimedTenant[];
    readonly roles?: readonly string[];
    readonly permissions?: readonly string[];
}

export interface ClaimedTenant {
    readonly id: string;
    readonly name?: string;
}

export interface DirectAction {
    readonly type: 'social-login' | 'custom-social-login' | 'direct' | 'signup';
    readonly data: string;
}

export interface HostedEndpoints {
    readonly authorization: string;
    readonly token: string;
    readonly keys: string;
    readonly endSession?: string;
}

export interface HostedFailedStep {
    readonly name: 'failed';
    readonly failure: PorticoError;
}

export interface HostedIdleStep {
    readonly name: 'idle';
}

export interface HostedInvalidStep {
    readonly name: 'invalid';
}

export interface HostedLeavingStep {
    readonly name: 'leaving';
}

export interface HostedLoginActions {
    signIn(input?: HostedSignInInput): Promise<Outcome>;
    stepUp(input?: HostedStepUpInput): Promise<Outcome>;
    signOut(input?: HostedSignOutInput): Promise<Outcome>;
    resume(): Promise<Outcome>;
    continueNow(): void;
    stay(): void;
}

export interface HostedLoginOptions {
    readonly clientId: string;
    readonly appId?: string;
    readonly issuer?: string;
    readonly bearer?: 'id_token' | 'access_token';
    readonly silentRefresh?: boolean;
    readonly scope?: string;
    readonly algorithms?: readonly string[];
    readonly clockTolerance?: number;
    readonly endpoints?: HostedEndpoints;
    person?(claims: Readonly<Record<string, unknown>>): ClaimedPerson;
    readonly stepUp?: StepUpRule;
}

export interface HostedLoginState {
    readonly step: HostedLoginStep;
}

export type HostedLoginStep = HostedIdleStep | HostedWorkingStep | HostedLeavingStep | HostedSuccessStep | HostedFailedStep | HostedInvalidStep;

export interface HostedOnServerOptions {
    readonly loginUrl?: string;
    readonly logoutUrl?: string;
    readonly stepUp?: StepUpRule;
}

export interface HostedSignInInput {
    readonly prompt?: 'login';
    readonly loginHint?: string;
    readonly organization?: string;
    readonly directAction?: DirectAction;
    readonly params?: Readonly<Record<string, string>>;
}

export interface HostedSignOutInput {
    readonly returnTo?: string;
}

export interface HostedStepUpInput {
    readonly maxAge?: number | undefined;
}

export interface HostedSuccessStep {
    readonly name: 'success';
    readonly user: User;
    readonly isStaying: boolean;
}

export interface HostedWorkingStep {
    readonly name: 'working';
}

export function hosted(options: HostedLoginOptions): HostedSignIn;

export const hostedLoginFeature: Feature<HostedLoginState, HostedLoginActions>;

export function hostedOnServer(options?: HostedOnServerOptions): HostedSignIn;

export const useHostedLogin: FeatureHook<HostedLoginState, HostedLoginActions>;
