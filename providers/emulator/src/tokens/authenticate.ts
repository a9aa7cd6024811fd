import { unauthorized } from '@portico/headless/provider'
import { membershipOf } from '../core/memberships.ts'
import type { SessionRecord } from '../core/sessions.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { isOpen } from '../core/user-queries.ts'
import type { User } from '../core/users.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import { verify } from './access-token.ts'

/** The holder of a valid access token. */
export interface Holder {
  readonly user: User
  readonly tenant: Tenant
  readonly session: SessionRecord
  /** The keys of the permissions in the tenant; `*` matches any characters. */
  readonly permissions: readonly string[]
}

/**
 * The holder of a request's bearer token (RFC 6750). Refuses a missing or expired token, an ended session, and a user
 * without access to the tenant.
 */
export async function authenticate(state: CoreState, now: number, request: Request): Promise<Holder> {
  const holder = await holderOf(state, now, request)
  if (holder) return holder
  throw unauthorized()
}

/** The same, or `null` where {@link authenticate} refuses. */
export async function holderOf(state: CoreState, now: number, request: Request): Promise<Holder | null> {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ')
  const claims = scheme?.toLowerCase() === 'bearer' && token ? await verify(token, now) : null
  const session = state.sessions.find(({ id, ended }) => id === claims?.['sid'] && ended === null)
  const user = state.users.find(({ id }) => id === session?.userId && id === claims?.['sub'])
  const membership = user && membershipOf(state, user, String(claims?.['tenantId']))
  const tenant = membership && isOpen(membership, now) && state.tenants.find(({ id }) => id === membership.tenantId)
  if (!session || !user || !tenant || session.expiresAt <= now) return null
  return { user, tenant, session, permissions: heldPermissions(state, { tenantId: tenant.id, userId: user.id }) }
}
