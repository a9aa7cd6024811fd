// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CreateConnectionInput {
    readonly source: DirectorySource;
    readonly name: string;
    readonly isSynced?: boolean;
    readonly expiresInMinutes?: number;
}

export interface CreatedConnection {
    readonly id: string;
    readonly name: string;
    readonly token: Secret;
    readonly expiresAt: string | null;
    readonly address: string | null;
}

export type DirectorySource = 'frontegg' | 'okta' | 'azure-ad' | 'other';

export interface DirectoryToken {
    readonly createdAt: string;
    readonly expiresAt: string | null;
    readonly lastUsedAt: string | null;
}

export interface ProvisionConnection {
    readonly id: string;
    readonly name: string;
    readonly source: DirectorySource;
    readonly isSynced: boolean;
    readonly createdAt: string;
    readonly lastSyncAt: string | null;
    readonly userCount: number | null;
    readonly address: string | null;
    readonly tokens: readonly DirectoryToken[] | null;
}

export interface ProvisioningActions extends WholeListActions<ProvisionConnection> {
    create(input: CreateConnectionInput): Promise<Outcome<CreatedConnection>>;
    update(input: UpdateConnectionInput): Promise<Outcome>;
    rotate(input: RotateTokenInput): Promise<Outcome<RotatedToken>>;
    remove(input: RemoveConnectionInput): Promise<Outcome>;
}

export interface ProvisioningState extends ListState<ProvisionConnection> {
}

export interface RemoveConnectionInput {
    readonly id: string;
    readonly deleteAll?: boolean;
}

export interface RotateTokenInput {
    readonly id: string;
    readonly expiresInMinutes?: number;
}

export interface RotatedToken {
    readonly token: Secret;
    readonly expiresAt: string | null;
    readonly formerExpiresAt: string;
}

export interface SyncEvent {
    readonly id: string;
    readonly createdAt: string;
    readonly operation: 'create' | 'replace' | 'update' | 'remove' | 'read';
    readonly resource: 'person' | 'group' | 'other';
    readonly resourceId: string | null;
    readonly name: string | null;
    readonly changes: readonly string[];
    readonly isRefused: boolean;
    readonly reason: SyncRefusal | (string & {}) | null;
    readonly detail: string | null;
}

export interface SyncLogActions extends ListActions<SyncLogFilters, never> {
}

export interface SyncLogFilters {
    readonly outcome?: 'done' | 'refused';
}

export interface SyncLogOptions {
    readonly connectionId: string;
    readonly isLive?: boolean;
}

export interface SyncLogState extends ListState<SyncEvent> {
    readonly isOffered: boolean | null;
}

export type SyncRefusal = 'wrong-token' | 'ended-token' | 'unknown-address' | 'unknown-person' | 'unknown-group' | 'wrong-method' | 'wrong-content-type' | 'unreadable-body' | 'too-large' | 'wrong-schema' | 'unknown-operation' | 'user-name-missing' | 'email-missing' | 'group-name-missing' | 'wrong-value' | 'unknown-member' | 'user-name-taken' | 'email-taken' | 'person-of-other-account' | 'group-name-taken' | 'unknown-attribute' | 'wrong-path' | 'read-only-attribute' | 'no-target' | 'wrong-filter' | 'too-many' | 'version-changed' | 'last-administrator' | 'filter-not-offered' | 'not-offered';

export interface UpdateConnectionInput {
    readonly id: string;
    readonly isSynced: boolean;
}

export const provisioningFeature: Feature<ProvisioningState, ProvisioningActions>;

export const syncLogFeature: Feature<SyncLogState, SyncLogActions, SyncLogOptions>;

export const useProvisioning: FeatureHook<ProvisioningState, ProvisioningActions>;

export const useSyncLog: FeatureHook<SyncLogState, SyncLogActions, SyncLogOptions>;
