import type { Client, Outcome } from '@portico/headless'
import { signInWithRedirect } from '../registry/move.ts'

/** Called at the end of an action: with `true`, or with `false` and the error. */
export type ActionCallback = (isDone: boolean, error?: unknown) => void

export interface SwitchTenantOptions {
  readonly tenantId: string
  /** Has no effect: the page is never loaded again. */
  readonly silentReload?: boolean | undefined
  readonly callback?: ActionCallback | undefined
}

/** The actions of `useTenantsActions`. */
export interface TenantsActions {
  /** Switches the user to another of their tenants, with a new token. */
  readonly switchTenant: (options: SwitchTenantOptions) => Promise<void>
  /** Reads the tenants of the user again. */
  readonly loadTenants: (options?: { readonly callback?: ActionCallback }) => Promise<void>
}

/** The actions of `useAuthActions` that have a counterpart. */
export interface AuthActions extends TenantsActions {
  /** Signs out in all tabs and at the provider, then calls `callback`. */
  readonly logout: (callback?: () => void) => Promise<void>
  /** Renews the session, or finds out that there is none. */
  readonly requestAuthorize: (isFirstTime?: boolean) => Promise<void>
  /** The same as `requestAuthorize`. */
  readonly refreshToken: () => Promise<void>
  /** Reads the profile again. */
  readonly loadProfile: () => Promise<void>
  /** Leads to the sign-in. */
  readonly requestHostedLoginAuthorize: (params?: Readonly<Record<string, string>>) => Promise<void>
  /** Reads the API tokens of the user or of the tenant for `useApiTokensState`. */
  readonly loadApiTokens: (kind?: 'user' | 'tenant' | null) => Promise<void>
  /** Reads the API tokens of the user. */
  readonly loadUserApiTokens: () => Promise<void>
  /** Reads the API tokens of the tenant. */
  readonly loadTenantApiTokens: () => Promise<void>
}

/** Returns the actions of a client. They are the same for each call with that client. */
export function authActionsOf(client: Client): AuthActions {
  const found = known.get(client)
  if (found) return found
  const refresh = async () => void (await client.session.refresh())
  const made: AuthActions = {
    async logout(callback) {
      await client.session.logOut()
      callback?.()
    },
    requestAuthorize: refresh,
    refreshToken: refresh,
    async loadProfile() {
      await client.session.load()
    },
    requestHostedLoginAuthorize: (params) => signInWithRedirect(client, params),
    async switchTenant({ tenantId, callback }) {
      const { tenantsFeature } = await import('@portico/headless/features/tenants')
      report(await client.get(tenantsFeature).actions.switchTenant({ tenantId }), callback)
    },
    async loadTenants({ callback } = {}) {
      report(await client.session.load(), callback)
    },
    loadApiTokens: async (kind) => loadApiTokens(client, kind ?? 'user'),
    loadUserApiTokens: () => loadApiTokens(client, 'user'),
    loadTenantApiTokens: () => loadApiTokens(client, 'tenant'),
  }
  known.set(client, made)
  return made
}

const known = new WeakMap<Client, AuthActions>()

function report(outcome: Outcome, callback: ActionCallback | undefined): void {
  if (!callback) return
  if (outcome.ok) callback(true)
  else callback(false, 'error' in outcome ? outcome.error : undefined)
}

async function loadApiTokens(client: Client, kind: 'user' | 'tenant'): Promise<void> {
  const { apiTokensFeature, personalApiTokensFeature } = await import('@portico/headless/features/portal/api-tokens')
  await client.get(kind === 'user' ? personalApiTokensFeature : apiTokensFeature).actions.load()
}
