// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Device {
    readonly browser: string;
    readonly system: string;
    readonly kind: DeviceKind;
}

export interface DeviceActions {
    load(): Promise<Outcome>;
}

export type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'tv' | 'bot' | 'unknown';

export interface DeviceOptions {
    readonly userAgent: string;
}

export interface DeviceState extends RecordState<Device> {
}

export const deviceFeature: Feature<DeviceState, DeviceActions, DeviceOptions>;

export const useDevice: FeatureHook<DeviceState, DeviceActions, DeviceOptions>;
