// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface LoadTenantsInput {
    readonly version?: 'session' | 'v1' | 'v2' | 'v3';
}

export interface SwitchTenantInput {
    readonly tenantId: string;
    readonly reload?: 'silent' | 'full';
}

export interface TenantsActions extends WholeListActions<Tenant, LoadTenantsInput> {
    load(input?: LoadTenantsInput): Promise<Outcome>;
    switchTenant(input: SwitchTenantInput): Promise<Outcome>;
}

export interface TenantsState extends ListState<Tenant> {
    readonly tenant: Tenant | null;
    readonly switchingTo: string | null;
}

export const tenantsFeature: Feature<TenantsState, TenantsActions>;

export const useTenants: FeatureHook<TenantsState, TenantsActions>;
