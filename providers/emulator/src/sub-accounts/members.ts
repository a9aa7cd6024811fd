import { malformed, missing } from '@portico/headless/provider'
import { joinTenant } from '../activation/account-links.ts'
import { sendActivation } from '../activation/mail.ts'
import type { Call } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import { refuseAbove } from '../core/role-levels.ts'
import type { Role } from '../core/role-records.ts'
import { rolesFor } from '../core/roles.ts'
import { type Tenant, tenantsBelow } from '../core/tenants.ts'
import { isMember, userByEmail } from '../core/user-queries.ts'
import { newUser, type User } from '../core/users.ts'
import type { Body } from '../http/body.ts'
import { optionalText, text } from '../http/body.ts'
import { isEmailAddress } from '../http/email-address.ts'
import { isRecord } from '../http/json.ts'
import { shownName } from '../http/shown-name.ts'
import { sendInvitation } from '../invitation/send-invitation.ts'
import type { Holder } from '../tokens/authenticate.ts'

/** A person to add to an account. */
export interface Newcomer {
  readonly email: string
  readonly name: string
  readonly roleIds: readonly string[]
}

/**
 * Adds a person to an account. A new one gets an activation mail. One of the caller's accounts is a member at once;
 * any other becomes one by accepting an invitation.
 */
export function admit(call: Call, holder: Holder, { id: tenantId }: Tenant, { email, name, roleIds }: Newcomer): void {
  const { state, now } = call
  const access = { tenantId, roleIds: [...roleIds] }
  const known = userByEmail(call, email)
  if (known) {
    const isOwn = tenantsBelow(state, holder.tenant).some((one) => isMember(known, one))
    if (isOwn) joinTenant(known, access)
    else sendInvitation(call, known, access)
    return
  }
  const user = newUser({
    id: drawId(state),
    email,
    name,
    activeTenantId: tenantId,
    createdAt: new Date(now).toISOString(),
  })
  joinTenant(user, access)
  state.users.push(user)
  sendActivation(call, user)
}

/** The address and name in a body. */
export function personIn(body: Body): Pick<Newcomer, 'email' | 'name'> {
  const email = text(body, 'email').trim().toLowerCase()
  if (!isEmailAddress(email)) throw malformed('email must be an address')
  return { email, name: shownName(optionalText(body, 'name') ?? '') || email }
}

/** Roles of an account by their ids. Refuses roles above the caller's. */
export function rolesIn(call: Call, holder: Holder, { id }: Tenant, given: unknown): readonly Role[] {
  const ids: unknown = given ?? []
  if (!Array.isArray(ids)) throw malformed('roleIds must be a list')
  // An emptied list is sent as a single empty text.
  const named = new Set(ids.filter((one) => one !== ''))
  const known = rolesFor(call.state, id).filter((role) => named.has(role.id))
  if (known.length < named.size) throw missing('A role')
  refuseAbove(call, holder, known)
  return known
}

/** The objects of a list in a body. */
export function membersIn(body: Body, name: string): readonly Body[] {
  const value = body[name]
  if (Array.isArray(value) && value.every(isRecord)) return value
  throw malformed(`${name} must be a list of objects`)
}

/** The roles that new members of an account get. */
export function usualRoleIds({ state }: Call, { id }: Tenant): readonly string[] {
  return rolesFor(state, id).flatMap((role) => (role.isDefault ? role.id : []))
}

/** A user of an account of the caller. Any other does not exist for the caller. */
export function userBelow({ state, path, body }: Call, { tenant }: Holder): User {
  const id = path['userId'] ?? body['userId']
  const user = state.users.find((one) => one.id === id)
  if (user && tenantsBelow(state, tenant).some((one) => isMember(user, one))) return user
  throw missing('The user')
}
