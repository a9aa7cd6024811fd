// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface OpenAppActions {
    open(): void;
    continueInBrowser(): void;
}

export interface OpenAppInvalidStep {
    readonly name: 'invalid';
}

export interface OpenAppReadyStep {
    readonly name: 'ready' | 'opened';
    readonly address: string;
}

export interface OpenAppState {
    readonly step: OpenAppStep;
}

export type OpenAppStep = OpenAppReadyStep | OpenAppInvalidStep;

export const openAppFeature: Feature<OpenAppState, OpenAppActions>;

export const useOpenApp: FeatureHook<OpenAppState, OpenAppActions>;
