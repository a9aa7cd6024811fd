import type { TaskCall } from '../core/feature.ts'
import { readUser } from './answer.ts'
import type { SessionTools } from './tools.ts'
import type { SessionState } from './types.ts'
import { renewedUser } from './user.ts'

/** Reads the user and their tenants again. Their roles and permissions stay: a renewal changes those. */
export async function reloadUser(
  { client, memory }: SessionTools,
  { set, state, signal }: TaskCall<SessionState>,
): Promise<void> {
  const { user: former } = state()
  if (!former || !memory.grant) return
  const read = await readUser(client, memory.grant.token, signal)
  const { user } = state()
  // A renewal may have replaced the user meanwhile.
  if (!memory.grant || !user || user.id !== former.id || user.tenantId !== former.tenantId) return
  const { roles, roleIds, permissions } = user
  set({ user: { ...renewedUser(read.user, memory.grant.token), roles, roleIds, permissions }, ...read.own })
}
