import type { TaskCall } from '../core/feature.ts'
import { readUser } from './answer.ts'
import { renewWith } from './renew.ts'
import { tabTenantOf } from './tabs/tab-tenant.ts'
import { areClaimed } from './tenants-in.ts'
import type { SessionTools } from './tools.ts'
import type { HeldRole, SessionState } from './types.ts'
import { renewedUser } from './user.ts'

const keysOf = (roles: readonly HeldRole[]) => JSON.stringify(roles.map(({ key }) => key).sort())

/** The code that a session needs once the provider is asked for it. Loads beside the first form. */
export { applyAnswer, endSession } from './answer.ts'

export { renew, renewedToken, renewWith } from './renew.ts'

export { sharedOf } from './tabs/shared-session.ts'

/**
 * Reads the user and their tenants again, unless the token alone states them. Without the call of the authorization, permissions and roles stay those of the
 * token; the profile adds the names and ids of these roles.
 */
export async function reloadUser(
  { client, memory }: SessionTools,
  { set, state, signal }: TaskCall<SessionState>,
): Promise<void> {
  const { user: former } = state()
  if (!former || !memory.grant || areClaimed(client)) return
  const { user: read, own, isAuthorized } = await readUser(client, memory.grant.token, signal)
  const { user } = state()
  // A renewal may have replaced the user meanwhile.
  if (!memory.grant || !user || user.id !== former.id || user.tenantId !== former.tenantId) return
  memory.isAuthorized = isAuthorized
  const { permissions } = isAuthorized ? read : user
  const { roles, roleIds } = isAuthorized || keysOf(read.roles) === keysOf(user.roles) ? read : user
  set({ user: { ...renewedUser(read, memory.grant.token), roles, roleIds, permissions }, ...own })
}

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
