import type { Outcome } from '../../core/outcome.ts'
import type { Tenant } from '../../session/index.ts'

/** The tenants of the signed-in user. */
export interface TenantsState {
  /** Those the user belongs to, as the provider tells them and in its order; none while nobody is signed in. */
  readonly tenants: readonly Tenant[]
  /** The one the user works in: that of the access token. */
  readonly tenant: Tenant | null
  /** The `tenantId` of the one the user is on the way to; `null` where they stay. */
  readonly switchingTo: string | null
}

/** What {@link TenantsActions.switchTenant} takes. */
export interface SwitchTenantInput {
  /** The `tenantId` of the one to work in. */
  readonly tenantId: string
  /**
   * `silent`, the default: the application stays, and what belongs to the former tenant is forgotten. `full`: then the
   * page is loaded anew, at `authenticatedUrl`.
   */
  readonly reload?: 'silent' | 'full'
}

/** How the list of tenants is read. */
export interface LoadTenantsInput {
  /**
   * The version of the provider's list. Default `v3`; `v1` where each tab keeps to a tenant, and under the flag
   * `admin_portal_use_current_user_tenants_v1_endpoint`.
   */
  readonly version?: 'v1' | 'v2' | 'v3'
}

/** What can be done with tenants. */
export interface TenantsActions {
  /** Reads the list again, as is done by itself with every sign-in and every switch. Does nothing while nobody is signed in. */
  load(input?: LoadTenantsInput): Promise<Outcome>
  /**
   * Moves the user to another of their tenants, with a new token for it. Called again, the last choice wins and the
   * former call is canceled; for the tenant the user is in, it does nothing. Fails with `unknown-tenant` for one that is
   * not among `tenants`. Whatever fails, the user stays where they are.
   */
  switchTenant(input: SwitchTenantInput): Promise<Outcome>
}
