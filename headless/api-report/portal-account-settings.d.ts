// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AccountSettings {
    readonly tenantId: string;
    readonly companyName: string;
    readonly website: string | null;
    readonly address: string;
    readonly timezone: string;
    readonly dateFormat: string;
    readonly timeFormat: string;
    readonly currency: string;
    readonly logo: string;
    readonly applicationUrl: string;
    readonly loginUrl: string;
}

export interface AccountSettingsActions extends RecordActions<AccountSettings> {
    save(patch: RecordPatch<AccountSettings>): Promise<Outcome>;
}

export interface AccountSettingsState extends RecordState<AccountSettings> {
}

export interface CustomLogin {
    readonly theme: Readonly<Record<string, unknown>>;
}

export interface CustomLoginActions extends RecordActions<CustomLogin> {
    save(patch: RecordPatch<CustomLogin>): Promise<Outcome>;
}

export interface CustomLoginState extends RecordState<CustomLogin> {
}

export const accountSettingsFeature: Feature<AccountSettingsState, AccountSettingsActions>;

export const customLoginFeature: Feature<CustomLoginState, CustomLoginActions>;

export const useAccountSettings: FeatureHook<AccountSettingsState, AccountSettingsActions>;

export const useCustomLogin: FeatureHook<CustomLoginState, CustomLoginActions>;
