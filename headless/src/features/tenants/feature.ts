import type { Client, Feature } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { genericErrorMessage, PorticoError } from '../../core/errors.ts'
import { emptyList } from '../../core/lists/list.ts'
import { listing } from '../../core/lists/listing.ts'
import { pageWithin } from '../../http/paging.ts'
import { sessionFeature, type Tenant } from '../../session/index.ts'
import { areClaimed, tenantsIn } from '../../session/tenants-in.ts'
import type { LoadTenantsInput, TenantsActions, TenantsState } from './types.ts'

/** The codes of errors that `tenants` makes itself. Their meaning is in its guide. */
const tenantErrors = {
  unknownTenant: 'unknown-tenant',
} as const

/** The tenants of the signed-in user, and switching between them. */
export const tenantsFeature: Feature<TenantsState, TenantsActions> = {
  name: 'tenants',
  // User scope, because the switch itself must survive the change of tenant.
  scope: 'user',
  reads: ['tenants'],
  state: ({ client }) => ({ ...emptyList({ pageSize: null }), tenant: current(client), switchingTo: null }),
  memory: () => ({ known: [] }),
  actions(tools) {
    const { client, task, step, memory } = tools
    const list = listing(
      tools,
      async (query, signal, input: LoadTenantsInput | undefined) => {
        const { user, tenants: own } = client.get(sessionFeature).getSnapshot()
        const version = areClaimed(client) ? 'session' : input?.version
        const read = user && version !== 'session' ? await readTenants(client, version, signal) : own
        signal.throwIfAborted()
        learn(read)
        const rows = read.map((tenant) => ({ ...tenant, id: tenant.tenantId }))
        return pageWithin(rows, query, ['name', 'tenantId'])
      },
      { resource: 'tenants' },
    )
    const learn = step(({ set }, read: readonly Tenant[]) => {
      memory().known = read
      set({ tenant: current(client, read) })
    })
    // Parallel, because a later choice must not cut a renewal, which would lose the cookie it brings.
    const renewFor = task('parallel', ({ signal }, tenantId: string) =>
      client.session.switchTenant(tenantId, { signal }),
    )

    return {
      ...list.actions,
      switchTenant: task('latest', async ({ set, signal, state }, { tenantId, reload = 'silent' }) => {
        try {
          const own = [...memory().known, ...client.get(sessionFeature).getSnapshot().tenants]
          if (!own.some((one) => one.tenantId === tenantId)) throw unknownTenant()
          set({ switchingTo: tenantId === state().tenant?.tenantId ? null : tenantId })
          const outcome = await renewFor(tenantId)
          if ('error' in outcome) throw outcome.error
          signal.throwIfAborted()
          if (outcome.ok && outcome.value && reload === 'full') client.leave(routesOf(client).authenticatedUrl)
        } finally {
          set({ switchingTo: null })
        }
      }),
    }
  },
  start({ client, actions, state }) {
    const isFirst = state().status === 'unread'
    if (client.get(sessionFeature).getSnapshot().user) void actions.load(isFirst ? { version: 'session' } : undefined)
    return undefined
  },
  on: {
    signedIn({ client, actions, set }) {
      set({ tenant: current(client) })
      void actions.load({ version: 'session' })
    },
  },
} satisfies Feature<TenantsState, TenantsActions, undefined, TenantsMemory>

interface TenantsMemory {
  /** All tenants of the last read. The rows may be those of a search. */
  known: readonly Tenant[]
}

/** The current tenant, which only the session knows; its members are those of a newer list, if there is one. */
function current(client: Client, newer: readonly Tenant[] = []): Tenant | null {
  const { user, tenants: own, tenant } = client.get(sessionFeature).getSnapshot()
  return [...newer, ...own].find(({ tenantId }) => tenantId === user?.tenantId) ?? tenant
}

function unknownTenant(): PorticoError {
  return new PorticoError(tenantErrors.unknownTenant, 'You do not belong to that account. Choose one of yours')
}

/** Reads the tenants of the signed-in user from the provider. */
async function readTenants(
  client: Client,
  version: 'v1' | 'v2' | 'v3' | undefined,
  signal: AbortSignal,
): Promise<readonly Tenant[]> {
  const list = await answerOf(client, version ?? (await usualVersion(client)), signal)
  // A body that is not JSON reads as an empty object.
  if (!Array.isArray(list)) throw new PorticoError('unreadable-answer', genericErrorMessage)
  return tenantsIn(list, client)
}

async function usualVersion(client: Client): Promise<'v1' | 'v3'> {
  const { tenantPerTab } = client.options
  const isFirst = tenantPerTab || (await client.isFlagOn('admin_portal_use_current_user_tenants_v1_endpoint'))
  return isFirst ? 'v1' : 'v3'
}

async function answerOf({ api }: Client, version: 'v1' | 'v2' | 'v3', signal: AbortSignal): Promise<readonly Tenant[]> {
  if (version === 'v1') return (await api.get('/identity/resources/users/v1/me/tenants', { signal })).tenants
  if (version === 'v3') return (await api.get('/identity/resources/users/v3/me/tenants', { signal })).tenants
  return api.get('/identity/resources/users/v2/me/tenants', { signal })
}
