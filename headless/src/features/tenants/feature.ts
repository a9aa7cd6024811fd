import { type Client, type Feature, routesOf } from '../../client/index.ts'
import { genericErrorMessage, PorticoError } from '../../core/errors.ts'
import { session } from '../../session/index.ts'
import { tenantErrors } from './errors.ts'
import type { LoadTenantsInput, TenantsActions, TenantsState } from './types.ts'

/** The tenants of the signed-in user, and switching between them. */
export const tenants: Feature<TenantsState, TenantsActions> = {
  name: 'tenants',
  // User scope, because the switch itself must survive the change of tenant.
  scope: 'user',
  reads: ['tenants'],
  state: ({ client }) => ({ ...known(client), switchingTo: null }),
  actions({ client, task, state }) {
    // Parallel, because a later choice must not cut a renewal, which would lose the cookie it brings.
    const renewFor = task('parallel', ({ signal }, tenantId: string) =>
      client.session.switchTenant(tenantId, { signal }),
    )

    return {
      load: task('latest', async ({ set, signal }, input: LoadTenantsInput | undefined) => {
        if (!client.get(session).getSnapshot().user) return
        const list = await listOf(input?.version ?? (await usualVersion()), signal)
        if (!list) throw new PorticoError('unreadable-answer', genericErrorMessage)
        set(known(client, list))
      }),
      switchTenant: task('latest', async ({ set, signal }, { tenantId, reload = 'silent' }) => {
        try {
          const { tenants: own, tenant } = state()
          if (!own.some((one) => one.tenantId === tenantId)) throw unknownTenant()
          set({ switchingTo: tenantId === tenant?.tenantId ? null : tenantId })
          const outcome = await renewFor(tenantId)
          if ('error' in outcome) throw outcome.error
          signal.throwIfAborted()
          if (outcome.ok && outcome.value && reload === 'full') client.leave(routesOf(client).authenticatedUrl)
        } finally {
          set({ switchingTo: null })
        }
      }),
    }

    async function usualVersion(): Promise<'v1' | 'v3'> {
      const { tenantPerTab } = client.options
      const isFirst = tenantPerTab || (await client.isFlagOn('admin_portal_use_current_user_tenants_v1_endpoint'))
      return isFirst ? 'v1' : 'v3'
    }

    async function listOf(
      version: 'v1' | 'v2' | 'v3',
      signal: AbortSignal,
    ): Promise<TenantsState['tenants'] | undefined> {
      if (version === 'v1') return (await client.api.get('/identity/resources/users/v1/me/tenants', { signal })).tenants
      if (version === 'v3') return (await client.api.get('/identity/resources/users/v3/me/tenants', { signal })).tenants
      const list = await client.api.get('/identity/resources/users/v2/me/tenants', { signal })
      // A body that is not JSON reads as an empty object.
      return Array.isArray(list) ? list : undefined
    }
  },
  on: { signedIn: ({ client, set }) => set(known(client)) },
}

/** The session's data, with a newer list if there is one. Only the session knows the current tenant. */
function known(client: Client, newer?: TenantsState['tenants']): Pick<TenantsState, 'tenants' | 'tenant'> {
  const { user, tenants: read, tenant } = client.get(session).getSnapshot()
  const own = newer ?? read
  return { tenants: own, tenant: own.find(({ tenantId }) => tenantId === user?.tenantId) ?? tenant }
}

function unknownTenant(): PorticoError {
  return new PorticoError(tenantErrors.unknownTenant, 'You do not belong to that account. Choose one of yours')
}
