import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { hasAdministratorsOf } from '../calls/keeps-administrator.ts'
import type { Identity } from '../calls/relying-party.ts'
import { drawId } from '../core/random.ts'
import { remember } from '../core/remember.ts'
import { rolesFor } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import { userByEmail } from '../core/user-queries.ts'
import { type Membership, newUser, type User } from '../core/users.ts'
import { locked } from '../lockout/failures.ts'
import { domainOf } from './addresses.ts'
import { giveRoles } from './given-roles.ts'
import { protocolOf, type SsoConnection } from './records.ts'

/**
 * The member of a company with this identity, made if new. Only addresses of the company's domains count. The identity provider is
 * the authority for these, so it need not state that it has verified them.
 */
export function memberOf(call: Pick<Call, 'state' | 'now'>, connection: SsoConnection, identity: Identity): User {
  const { tenantId } = connection
  const email = identity.email.toLowerCase()
  const found = userByEmail(call, email)
  const isVerified = identity.isVerified ?? connection.domains.includes(domainOf(email))
  if (!isVerified || !mayName(connection, email, found)) throw foreign()
  const user = found ?? addUser(call, { ...identity, email, provider: protocolOf(connection) }, tenantId)
  if (user.isLocked) throw locked()
  const former = user.memberships.find((one) => one.tenantId === tenantId)
  const membership: Membership = former ?? newMembership(call.state, tenantId)
  if (!former) user.memberships.push(membership)
  const { before } = remember(call.state, (row) => row['id'] === user.id)
  const { roleIds: held, ssoRoleIds: given = [] } = membership
  giveRoles(connection, membership, { isNew: !found || !former, groups: identity.groups ?? [] })
  // A sign-in cannot be refused for it, so the last administrator keeps the roles.
  if (!hasAdministratorsOf(before, call, new Set([user.id]))) {
    membership.roleIds = [...new Set([...held, ...membership.roleIds])]
    membership.ssoRoleIds = [...new Set([...given, ...(membership.ssoRoleIds ?? [])])]
  }
  user.activeTenantId = tenantId
  own(user)
  return user
}

/** A connection may name addresses of its domains. Without that check it may not name accounts of other tenants. */
function mayName(
  { tenantId, domains, skipEmailDomainValidation }: SsoConnection,
  email: string,
  found: User | null | undefined,
): boolean {
  if (domains.includes(domainOf(email))) return true
  if (!skipEmailDomainValidation) return false
  return !found || found.memberships.every((one) => one.tenantId === tenantId)
}

/** The account of a social identity, made if new. */
export function accountOf(
  call: Call,
  identity: Identity & Pick<User, 'provider'>,
): { readonly user: User; readonly isNewUser: boolean } {
  const { state } = call
  const email = identity.email.toLowerCase()
  if (!identity.isVerified) throw unverified()
  const found = userByEmail(call, email)
  if (found?.isLocked) throw locked()
  if (found) {
    own(found)
    return { user: found, isNewUser: false }
  }
  if (!state.security.allowSignups) throw closed()
  const tenant: Tenant = {
    id: drawId(state),
    name: identity.name,
    parentId: null,
    settings: {},
    createdAt: new Date(call.now).toISOString(),
  }
  state.tenants.push(tenant)
  const user = addUser(call, { ...identity, email }, tenant.id)
  user.memberships = [
    { tenantId: tenant.id, roleIds: rolesFor(state, tenant.id).flatMap(({ id, key }) => (key === 'Admin' ? id : [])) },
  ]
  return { user, isNewUser: true }
}

/** A password from before the address was confirmed may be another person's: it is removed. */
function own(user: User): void {
  if (user.verified) return
  user.verified = true
  user.passwordHash = null
}

function addUser(
  { state, now }: Pick<Call, 'state' | 'now'>,
  { email, name, provider }: Identity & Pick<User, 'provider'>,
  tenantId: string,
): User {
  const user = newUser({
    id: drawId(state),
    email,
    name,
    verified: true,
    ...(provider !== undefined && { provider }),
    memberships: [newMembership(state, tenantId)],
    activeTenantId: tenantId,
    createdAt: new Date(now).toISOString(),
  })
  state.users.push(user)
  return user
}

function newMembership(state: CoreState, tenantId: string) {
  return { tenantId, roleIds: rolesFor(state, tenantId).flatMap(({ id, isDefault }) => (isDefault ? id : [])) }
}

const foreign = () =>
  new Refusal(
    403,
    'ER-SSO-FOREIGN',
    'Your company’s sign-in named an address that is not your company’s. Tell your administrator',
  )
const unverified = () =>
  new Refusal(
    403,
    'ER-SOCIAL-UNVERIFIED',
    'This provider has not confirmed your email address. Confirm it there, then try again',
  )
const closed = () =>
  new Refusal(403, 'ER-SIGN-UP-CLOSED', 'There is no account for you here yet. Ask for an invitation')
