// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface OwnActivityActions {
    load(): Promise<Outcome>;
}

export interface OwnActivityState {
    readonly rows: readonly OwnEvent[];
}

export interface OwnEvent {
    readonly id: string;
    readonly createdAt: string;
    readonly action: string;
    readonly description: string;
    readonly ipAddress: string;
    readonly userAgent: string;
}

export const ownActivityFeature: Feature<OwnActivityState, OwnActivityActions>;

export const useOwnActivity: FeatureHook<OwnActivityState, OwnActivityActions>;
