import { anySignal } from '../core/any-signal.ts'
import { sleep } from '../core/sleep.ts'
import { webAddress } from '../core/web-address.ts'
import { sessionFeature } from '../session/feature.ts'
import type { Tenant } from '../session/types.ts'
import { startUpFeature } from '../startup/feature.ts'
import { routesOf } from './routes-of.ts'
import type { Client } from './types.ts'
import { withQuery } from './with-query.ts'

/** Where a tenant with a login of its own has its pages. */
export interface CustomLogin {
  /** Where its people sign in; `undefined` where that is the login route. */
  readonly loginUrl: string | undefined
  /** Where they go once signed in; `undefined` where that is `authenticatedUrl`. */
  readonly authenticatedUrl: string | undefined
}

/**
 * The custom login of the signed-in user's tenant, or of the tenant that `tenantResolver` names, as far as it is known.
 * Routes of the client take precedence over those of the provider.
 */
export function customLoginOf(client: Client): CustomLogin {
  const routes = routesOf(client)
  const { user, tenant } = client.get(sessionFeature).getSnapshot()
  const { account } = client.get(startUpFeature).getSnapshot().policy
  const application = webAddress((user ? ownAddress(client, tenant) : account?.applicationUrl) ?? '')
  return {
    loginUrl: routes.customLoginUrl ?? (application ? withQuery(routes.loginUrl, application.search) : undefined),
    authenticatedUrl: routes.customLoginAuthenticatedUrl ?? application?.href,
  }
}

/** The address of the sign-in: the tenant's own login, if it has one, with `query` appended. */
export function signInAddress(client: Client, query = ''): string {
  const { loginUrl = routesOf(client).loginUrl } = customLoginOf(client)
  return withQuery(loginUrl, query)
}

/** `true` if the tenant has no login of its own, or its address has been read. */
export function knowsCustomLogin(client: Client): boolean {
  const { tenant } = client.get(sessionFeature).getSnapshot()
  return !tenant?.hasCustomLogin || ownAddress(client, tenant) !== undefined
}

/** Reads the address of the tenant's application, if it has a login of its own. Gives up after two seconds. */
export async function loadCustomLogin(client: Client, signal: AbortSignal): Promise<void> {
  const { tenant } = client.get(sessionFeature).getSnapshot()
  if (!tenant || knowsCustomLogin(client)) return
  const ended = new AbortController()
  const stop = anySignal([signal, ended.signal])
  try {
    const late = sleep(client.ports.clock, longestWait, stop).then(() => undefined)
    const address = await Promise.race([readAddress(client, tenant, stop), late])
    if (address) known.set(client.options, { tenantId: tenant.tenantId, address })
  } catch (error) {
    signal.throwIfAborted()
    client.log.warn('It is not known where the tenant has its application.', error)
  } finally {
    ended.abort()
  }
}

/** In milliseconds, for the answer of the application. */
const longestWait = 2000

/** The settings of the account, or their public part if the user may not read the rest. */
async function readAddress({ api }: Client, { tenantId, alias }: Tenant, signal: AbortSignal) {
  const headers = { 'frontegg-login-alias': alias ?? tenantId }
  const settings = await api
    .get('/tenants/resources/account-settings/v1', { signal })
    .catch(() => api.get('/tenants/resources/account-settings/v1/public', { signal, headers }))
  return settings.applicationUrl
}

/** By the options, which the client of each feature has in common. */
const known = new WeakMap<Client['options'], { readonly tenantId: string; readonly address: string }>()

function ownAddress(client: Client, tenant: Tenant | null): string | undefined {
  if (!tenant?.hasCustomLogin) return undefined
  const kept = known.get(client.options)
  return tenant.applicationUrl ?? (kept?.tenantId === tenant.tenantId ? kept.address : undefined)
}
