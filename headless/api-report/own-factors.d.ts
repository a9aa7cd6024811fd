// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface OwnFactor {
    readonly id: string;
    readonly method: Challenge['strategies'][number];
    readonly name: string;
    readonly canRemove: boolean;
}

export interface OwnFactorsActions {
    load(): Promise<Outcome>;
}

export interface OwnFactorsState {
    readonly rows: readonly OwnFactor[];
    readonly addable: readonly OwnFactor['method'][];
}

export const ownFactors: Feature<OwnFactorsState, OwnFactorsActions>;

export function readOwnFactors({ api }: Client, signal: AbortSignal): Promise<OwnFactorsState>;

export const useOwnFactors: FeatureHook<OwnFactorsState, OwnFactorsActions>;
