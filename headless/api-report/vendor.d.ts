// The public surface of this entry, written by "npm run api-report". Do not edit.

export type Vendor = components['schemas']['VendorPublicInfo'];

export interface VendorActions {
    load(): Promise<Outcome>;
}

export interface VendorState {
    readonly value: Vendor | null;
}

export const useVendor: FeatureHook<VendorState, VendorActions>;

export const vendorFeature: Feature<VendorState, VendorActions>;
