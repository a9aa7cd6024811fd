import { heldPermissions } from '../entitlements/permissions.ts'
import type { Holder } from '../http/call.ts'
import { unauthorized } from '../http/errors.ts'
import type { State } from '../state/types.ts'
import { verify } from './access-token.ts'

/**
 * Who holds the bearer token of a request (RFC 6750). Refuses where it is missing or expired, where its session is over,
 * and where the person is no longer in its tenant.
 */
export async function authenticate(state: State, now: number, request: Request): Promise<Holder> {
  const holder = await holderOf(state, now, request)
  if (holder) return holder
  throw unauthorized()
}

/** The same, or `null` where {@link authenticate} refuses. */
export async function holderOf(state: State, now: number, request: Request): Promise<Holder | null> {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ')
  const claims = scheme?.toLowerCase() === 'bearer' && token ? await verify(token, now) : null
  const session = state.sessions.find(({ id, ended }) => id === claims?.['sid'] && ended === null)
  const user = state.users.find(({ id }) => id === session?.userId && id === claims?.['sub'])
  const membership = user?.memberships.find(({ tenantId }) => tenantId === claims?.['tenantId'])
  const tenant = state.tenants.find(({ id }) => id === membership?.tenantId)
  if (!session || !user || !tenant || session.expiresAt <= now) return null
  return { user, tenant, session, permissions: heldPermissions(state, { tenantId: tenant.id, userId: user.id }) }
}
