import type { TaskCall } from '../core/feature.ts'
import { readUser } from './answer.ts'
import type { SessionTools } from './tools.ts'
import type { HeldRole, SessionState } from './types.ts'
import { renewedUser } from './user.ts'

/**
 * Reads the user and their tenants again. Without the call of the authorization, permissions and roles stay those of the
 * token; the profile adds the names and ids of these roles.
 */
export async function reloadUser(
  { client, memory }: SessionTools,
  { set, state, signal }: TaskCall<SessionState>,
): Promise<void> {
  const { user: former } = state()
  if (!former || !memory.grant) return
  const { user: read, own, isAuthorized } = await readUser(client, memory.grant.token, signal)
  const { user } = state()
  // A renewal may have replaced the user meanwhile.
  if (!memory.grant || !user || user.id !== former.id || user.tenantId !== former.tenantId) return
  memory.isAuthorized = isAuthorized
  const { permissions } = isAuthorized ? read : user
  const { roles, roleIds } = isAuthorized || keysOf(read.roles) === keysOf(user.roles) ? read : user
  set({ user: { ...renewedUser(read, memory.grant.token), roles, roleIds, permissions }, ...own })
}

const keysOf = (roles: readonly HeldRole[]) => JSON.stringify(roles.map(({ key }) => key).sort())
