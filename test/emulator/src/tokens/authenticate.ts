import type { Holder } from '../http/call.ts'
import { unauthorized } from '../http/errors.ts'
import type { State } from '../state/types.ts'
import { heldRoles, permissionKeysOf } from '../users/roles.ts'
import { verify } from './access-token.ts'

/** Who holds the bearer token of a request (RFC 6750). Refuses where it is missing, expired, or its session is over. */
export async function authenticate(state: State, now: number, request: Request): Promise<Holder> {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ')
  const claims = scheme?.toLowerCase() === 'bearer' && token ? await verify(token, now) : null
  const session = state.sessions.find(({ id, ended }) => id === claims?.['sid'] && ended === null)
  const user = state.users.find(({ id }) => id === session?.userId)
  const tenant = state.tenants.find(({ id }) => id === claims?.['tenantId'])
  if (!session || !user || !tenant) throw unauthorized()
  return { user, tenant, session, permissions: permissionKeysOf(heldRoles(state, user, tenant.id)) }
}
