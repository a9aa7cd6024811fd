// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface IpPlace {
    readonly ip: string;
    readonly city: string;
    readonly country: string;
    readonly countryCode: string;
}

export interface IpPlaceActions {
    load(): Promise<Outcome>;
}

export interface IpPlaceOptions {
    readonly ip?: string;
}

export interface IpPlaceState extends RecordState<IpPlace> {
}

export const ipPlaceFeature: Feature<IpPlaceState, IpPlaceActions, IpPlaceOptions | undefined>;

export const useIpPlace: FeatureHook<IpPlaceState, IpPlaceActions, IpPlaceOptions | undefined>;
