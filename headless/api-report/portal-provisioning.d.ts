// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CreateConnectionInput {
    readonly source: DirectorySource;
    readonly name: string;
    readonly isSynced?: boolean;
}

export interface CreatedConnection {
    readonly id: string;
    readonly name: string;
    readonly token: Secret;
}

export type DirectorySource = 'frontegg' | 'okta' | 'azure-ad' | 'other';

export interface ProvisionConnection {
    readonly id: string;
    readonly name: string;
    readonly source: DirectorySource;
    readonly isSynced: boolean;
    readonly createdAt: string;
    readonly lastSyncAt: string | null;
    readonly userCount: number | null;
}

export interface ProvisioningActions extends WholeListActions<ProvisionConnection> {
    create(input: CreateConnectionInput): Promise<Outcome<CreatedConnection>>;
    update(input: UpdateConnectionInput): Promise<Outcome>;
    remove(input: RemoveConnectionInput): Promise<Outcome>;
}

export interface ProvisioningState extends ListState<ProvisionConnection> {
}

export interface RemoveConnectionInput {
    readonly id: string;
    readonly deleteAll?: boolean;
}

export interface UpdateConnectionInput {
    readonly id: string;
    readonly isSynced: boolean;
}

export const provisioningErrors: {
    readonly connectionNameRequired: "connection-name-required";
};

export const provisioningFeature: Feature<ProvisioningState, ProvisioningActions>;

export const useProvisioning: FeatureHook<ProvisioningState, ProvisioningActions>;
