import { renewWith } from './renew.ts'
import { tabTenantOf } from './tabs/tab-tenant.ts'
import type { SessionTools } from './tools.ts'

/**
 * Switches the user to a tenant and renews the session, in one turn. The last choice wins: an earlier one that has not been
 * sent is skipped, and one that has been sent is followed by the last. It is sent only for the present person. Resolves to `false` if the user is in it already.
 */
export async function switchTenant(tools: SessionTools, tenantId: string, signal: AbortSignal): Promise<boolean> {
  const { memory, state } = tools
  memory.switching ??= { tenantId, count: 0 }
  const { switching } = memory
  if (state().user?.tenantId === tenantId && switching.count === 0) return false
  switching.tenantId = tenantId
  switching.count += 1
  try {
    await renewWith(tools, () => sendChoice(tools, tenantId, signal), signal, 'user')
  } finally {
    switching.count -= 1
  }
  return true
}

async function sendChoice({ client, memory }: SessionTools, tenantId: string, signal: AbortSignal): Promise<void> {
  if (memory.switching?.tenantId !== tenantId) throw new DOMException('Another tenant was chosen', 'AbortError')
  await client.api.put('/identity/resources/users/v1/tenant', { body: { tenantId }, signal })
  tabTenantOf(client).set(tenantId)
}
