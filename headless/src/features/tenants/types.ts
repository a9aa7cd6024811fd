import type { Outcome } from '../../core/outcome.ts'
import type { Tenant } from '../../session/index.ts'

/** The tenants of the signed-in user. */
export interface TenantsState {
  /** The tenants of the user, in the provider's order; none while no user is signed in. */
  readonly tenants: readonly Tenant[]
  /** The tenant that the access token is for. */
  readonly tenant: Tenant | null
  /** The `tenantId` of the switch under way, or `null`. A switch back to the present tenant counts as none. */
  readonly switchingTo: string | null
}

/** The input of {@link TenantsActions.switchTenant}. */
export interface SwitchTenantInput {
  /** The `tenantId` of the tenant to switch to. */
  readonly tenantId: string
  /**
   * `silent`, the default: the page stays, and data of the former tenant is forgotten. `full`: the page is loaded again
   * at `authenticatedUrl`.
   */
  readonly reload?: 'silent' | 'full'
}

/** The input of {@link TenantsActions.load}. */
export interface LoadTenantsInput {
  /**
   * The version of the provider's list. Default `v3`; `v1` if each tab has a tenant of its own, and under the flag
   * `admin_portal_use_current_user_tenants_v1_endpoint`.
   */
  readonly version?: 'v1' | 'v2' | 'v3'
}

/** The actions of the feature `tenants`. */
export interface TenantsActions {
  /** Loads the list again, as each sign-in and each switch does by itself. Does nothing while no user is signed in. */
  load(input?: LoadTenantsInput): Promise<Outcome>
  /**
   * Switches the user to another of their tenants, with a new token. Called again, the last choice wins and the former
   * call is canceled. Does nothing for the tenant the user is in. Fails with `unknown-tenant` for a tenant that is not
   * in `tenants`. A failure leaves the user in the former tenant.
   */
  switchTenant(input: SwitchTenantInput): Promise<Outcome>
}
