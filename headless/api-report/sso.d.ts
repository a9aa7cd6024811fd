// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface DoneSsoStep {
    readonly name: 'done';
}

export interface IdleSsoStep {
    readonly name: 'idle';
}

export interface InvalidSsoStep {
    readonly name: 'invalid';
}

export interface SsoActions {
    finish(): Promise<Outcome>;
}

export interface SsoState {
    readonly step: SsoStep;
}

export type SsoStep = IdleSsoStep | VerifyingSsoStep | DoneSsoStep | InvalidSsoStep;

export interface VerifyingSsoStep {
    readonly name: 'verifying';
}

export const ssoFeature: Feature<SsoState, SsoActions>;

export const useSso: FeatureHook<SsoState, SsoActions>;
