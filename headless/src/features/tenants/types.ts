import type { ListState, WholeListActions } from '../../core/lists/list.ts'
import type { Outcome } from '../../core/outcome.ts'
import type { Tenant } from '../../session/index.ts'

/** The tenants of the signed-in user, in the provider's order. The `id` of a row is its `tenantId`. */
export interface TenantsState extends ListState<Tenant> {
  /** The current tenant, from the access token. */
  readonly tenant: Tenant | null
  /** The `tenantId` of a switch under way, or `null`. A switch back to the current tenant counts as none. */
  readonly switchingTo: string | null
}

export interface SwitchTenantInput {
  /** The `tenantId` of the tenant to switch to. */
  readonly tenantId: string
  /**
   * `silent` keeps the application and clears the former tenant's data. `full` also loads `authenticatedUrl` as a new
   * document. Default `silent`.
   */
  readonly reload?: 'silent' | 'full'
}

export interface LoadTenantsInput {
  /**
   * The version of the provider's list, or `session` for the list that the session has read, without a request. Default
   * `v3`. `v1` if each tab keeps its own tenant, or under the flag `admin_portal_use_current_user_tenants_v1_endpoint`.
   */
  readonly version?: 'session' | 'v1' | 'v2' | 'v3'
}

/** The actions that `useTenants` returns. */
export interface TenantsActions extends WholeListActions<Tenant, LoadTenantsInput> {
  /**
   * Reloads the list. Has no effect without a user. The list loads by itself while it is rendered and a user is signed in,
   * and after each sign-in and switch: first from the session, without a request.
   */
  load(input?: LoadTenantsInput): Promise<Outcome>
  /**
   * Switches the user to another of their tenants, with a new token. The last call wins and cancels the former; the
   * current tenant is a no-op. Fails with `unknown-tenant` if the user does not belong to it. After any failure, the user
   * stays in the current tenant.
   */
  switchTenant(input: SwitchTenantInput): Promise<Outcome>
}
