// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface InvalidUnlockStep {
    readonly name: 'invalid';
}

export interface UnlockActions {
    submit(): Promise<Outcome>;
    continueToLogin(): void;
    stay(): void;
}

export interface UnlockState {
    readonly step: UnlockStep;
}

export type UnlockStep = UnlockingStep | UnlockSuccessStep | InvalidUnlockStep;

export interface UnlockSuccessStep {
    readonly name: 'success';
    readonly isStaying: boolean;
}

export interface UnlockingStep {
    readonly name: 'unlocking';
}

export const unlockFeature: Feature<UnlockState, UnlockActions>;

export const useUnlock: FeatureHook<UnlockState, UnlockActions>;
