// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface OwnFactor {
    readonly id: string;
    readonly method: Challenge['strategies'][number];
    readonly name: string;
    readonly canRemove: boolean;
}

export interface OwnFactorsActions extends WholeListActions<OwnFactor> {
}

export type OwnFactorsAnswer = Pick<OwnFactorsState, 'rows' | 'addable'>;

export interface OwnFactorsState extends ListState<OwnFactor> {
    readonly addable: readonly OwnFactor['method'][];
}

export const ownFactorsFeature: Feature<OwnFactorsState, OwnFactorsActions>;

export function readOwnFactors(client: Client, signal: AbortSignal): Promise<OwnFactorsAnswer>;

export const useOwnFactors: FeatureHook<OwnFactorsState, OwnFactorsActions>;
