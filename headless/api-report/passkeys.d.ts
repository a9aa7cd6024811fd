// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddPasskeyInput {
    readonly deviceType?: PasskeyDeviceType;
}

export interface Passkey {
    readonly id: string;
    readonly deviceType: PasskeyDeviceType;
    readonly createdAt: string;
}

export type PasskeyDeviceType = 'Platform' | 'CrossPlatform';

export interface PasskeysActions extends WholeListActions<Passkey> {
    add(input?: AddPasskeyInput): Promise<Outcome>;
    remove(input: RowInput): Promise<Outcome>;
}

export interface PasskeysState extends ListState<Passkey> {
}

export const passkeysFeature: Feature<PasskeysState, PasskeysActions>;

export const usePasskeys: FeatureHook<PasskeysState, PasskeysActions>;
