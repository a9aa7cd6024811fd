import type { CoreState } from './state.ts'
import type { Tenant } from './tenants.ts'
import type { Membership, User } from './users.ts'

/** The user with an e-mail address or a user name. Ignores case. */
export function userByEmail({ state }: { readonly state: CoreState }, email: string): User | undefined {
  const address = email.toLowerCase()
  return address === '' ? undefined : state.users.find((user) => user.email === address || user.username === address)
}

/** The members of a tenant. */
export function usersIn({ users }: CoreState, tenant: Pick<Tenant, 'id'>): readonly User[] {
  return users.filter((user) => isMember(user, tenant))
}

/** The membership gives access: it is neither disabled nor over. `now` is in epoch milliseconds. */
export function isOpen({ isDisabled = false, accessEndsAt }: Membership, now: number): boolean {
  return !isDisabled && !(accessEndsAt !== undefined && Date.parse(accessEndsAt) <= now)
}

/** The user is a member of the tenant. */
export function isMember({ memberships }: User, { id }: Pick<Tenant, 'id'>): boolean {
  return memberships.some(({ tenantId }) => tenantId === id)
}
