import { type Client, type Feature, routesOf } from '../../client/index.ts'
import { genericErrorMessage, PorticoError } from '../../core/errors.ts'
import { session } from '../../session/index.ts'
import { tabTenantOf } from '../../session/tab-tenant.ts'
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
    let underWay = 0

    /** Only a log-out aborts a started switch: an aborted renewal loses the cookie it sets. */
    const move = task('parallel', async ({ signal }, tenantId: string) => {
      underWay += 1
      try {
        await client.session.renewWith(() => choose(tenantId, signal), { signal })
      } finally {
        underWay -= 1
      }
    })

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
          if (tenant?.tenantId === tenantId && underWay === 0) return
          set({ switchingTo: tenantId })
          const outcome = await move(tenantId)
          if ('error' in outcome) throw outcome.error
          signal.throwIfAborted()
          if (reload === 'full') client.leave(routesOf(client).authenticatedUrl)
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

    async function choose(tenantId: string, signal: AbortSignal) {
      if (state().switchingTo !== tenantId) throw new DOMException('Another tenant was chosen', 'AbortError')
      await client.api.put('/identity/resources/users/v1/tenant', { body: { tenantId }, signal })
      tabTenantOf(client).set(tenantId)
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
