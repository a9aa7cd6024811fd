import type { Client } from '../../client/index.ts'
import { genericErrorMessage, PorticoError } from '../../core/errors.ts'
import type { Tenant } from '../../session/index.ts'
import { tenantsIn } from '../../session/tenants-in.ts'

/** Reads the tenants of the signed-in user from the provider. */
export async function readTenants(
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
