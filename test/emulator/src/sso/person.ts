import type { Call } from '../calls/call.ts'
import type { Identity } from '../calls/relying-party.ts'
import { userByEmail } from '../core/people.ts'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import type { Tenant } from '../core/tenants.ts'
import type { User } from '../core/users.ts'
import { Refusal } from '../http/errors.ts'
import { locked } from '../lockout/failures.ts'
import type { SsoConnection } from './records.ts'

/**
 * Who comes from a company's identity provider: found by address or made, and a member of that company. Nobody else's
 * addresses count, whatever the provider says.
 */
export function memberOf(call: Call, { tenantId, domains }: SsoConnection, identity: Identity): User {
  const email = identity.email.toLowerCase()
  if (!identity.isVerified || !domains.includes(email.split('@').at(-1) ?? '')) throw foreign()
  const user = userByEmail(call, email) ?? addUser(call, { ...identity, email }, tenantId)
  if (user.isLocked) throw locked()
  if (!user.memberships.some((one) => one.tenantId === tenantId))
    user.memberships.push(newMembership(call.state, tenantId))
  user.activeTenantId = tenantId
  own(user)
  return user
}

/** Who comes from a social provider, and whether an account was made for them. */
export function accountOf(call: Call, identity: Identity): { readonly user: User; readonly isNewUser: boolean } {
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
    { tenantId: tenant.id, roleIds: state.roles.filter(({ key }) => key === 'Admin').map(({ id }) => id) },
  ]
  return { user, isNewUser: true }
}

/** Whoever set a password for an address that was not theirs is locked out by whom it belongs to. */
function own(user: User): void {
  if (user.verified) return
  user.verified = true
  user.passwordHash = null
}

function addUser({ state, now }: Call, { email, name }: Identity, tenantId: string): User {
  const user: User = {
    id: drawId(state),
    email,
    name,
    passwordHash: null,
    verified: true,
    isLocked: false,
    isMfaForced: false,
    superUser: false,
    phoneNumber: null,
    profilePictureUrl: null,
    metadata: '{}',
    authenticators: [],
    recoveryCodeHash: null,
    memberships: [newMembership(state, tenantId)],
    activeTenantId: tenantId,
    createdAt: new Date(now).toISOString(),
    lastLogin: null,
  }
  state.users.push(user)
  return user
}

function newMembership(state: CoreState, tenantId: string) {
  return { tenantId, roleIds: state.roles.filter(({ isDefault }) => isDefault).map(({ id }) => id) }
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
