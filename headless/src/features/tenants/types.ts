import type { Outcome } from '../../core/outcome.ts'
import type { Tenant } from '../../session/index.ts'

/** The tenants of the signed-in user. */
export interface TenantsState {
  /** In the provider's order; empty without a signed-in user. */
  readonly tenants: readonly Tenant[]
  /** The current tenant, from the access token. */
  readonly tenant: Tenant | null
  /** The `tenantId` of a switch under way, or `null`. */
  readonly switchingTo: string | null
}

/** The input of {@link TenantsActions.switchTenant}. */
export interface SwitchTenantInput {
  /** The `tenantId` of the tenant to switch to. */
  readonly tenantId: string
  /**
   * `silent` keeps the application and clears the former tenant's data. `full` also loads `authenticatedUrl` as a new
   * document. Default `silent`.
   */
  readonly reload?: 'silent' | 'full'
}

/** The input of {@link TenantsActions.load}. */
export interface LoadTenantsInput {
  /**
   * The version of the provider's list. Default `v3`. `v1` if each tab keeps its own tenant, or under the flag
   * `admin_portal_use_current_user_tenants_v1_endpoint`.
   */
  readonly version?: 'v1' | 'v2' | 'v3'
}

/** The actions that `useTenants` returns. */
export interface TenantsActions {
  /** Reloads the list. Runs by itself after each sign-in and switch. Has no effect without a user. */
  load(input?: LoadTenantsInput): Promise<Outcome>
  /**
   * Switches the user to another of their tenants, with a new token. The last call wins and cancels the former; the
   * current tenant is a no-op. Fails with `unknown-tenant` if it is not in `tenants`. After any failure, the user stays
   * in the current tenant.
   */
  switchTenant(input: SwitchTenantInput): Promise<Outcome>
}
