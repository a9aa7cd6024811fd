// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FrozenCall extends Partial<Omit<CallState, 'error'>> {
    readonly error?: PorticoError | null;
}

export type FrozenCalls<Actions> = {
    readonly [Name in TaskName<Actions>]?: FrozenCall;
};

export interface FrozenClientOptions extends Partial<Omit<ClientOptions, 'ports' | 'preview' | 'state'>> {
    readonly address?: string;
    readonly now?: number;
}

export interface FrozenFeature {
    readonly feature: object;
    readonly state: object;
    readonly calls: Readonly<Record<string, FrozenCall | undefined>>;
}

export function createFrozenClient(features: readonly FrozenFeature[], { address, now, ...options }?: FrozenClientOptions): Client;

export function frozen<State extends object, Actions extends object, Options>(feature: Feature<State, Actions, Options>, state: Partial<State>, calls?: FrozenCalls<Actions>): FrozenFeature;
