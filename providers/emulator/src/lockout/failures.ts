import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { failuresBeside, forgetFailures, lockoutRecords } from '../core/failed-sign-ins.ts'
import { send } from '../core/outbox.ts'
import { lockout } from '../core/policies/lockout.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { applicationAddress } from '../http/application-address.ts'
import { drawLinkToken } from '../passwords/access-links.ts'

/** Sign-in with an address is locked. Unknown addresses lock like known ones. */
export function isLocked(state: CoreState, email: string, user: User | undefined): boolean {
  return user?.isLocked === true || failuresOf(state, email) >= limitFor(state, email)
}

/** Counts a sign-in that failed by a wrong password or by too many wrong codes, and locks at the policy's limit. */
export function countFailure(call: Call, email: string, user: User | undefined): void {
  const { state } = call
  const address = email.toLowerCase()
  const count = failuresOf(state, address) + 1
  lockoutRecords.of(state).failedSignIns = [
    ...failuresBeside(state, address).slice(1 - mostCounted),
    { address, count },
  ]
  if (!user || user.isLocked || count < limitFor(state, address)) return
  user.isLocked = true
  forgetFailures(state, address)
  call.audit({ user, tenantId: user.activeTenantId }, 'High')
  const unlock = applicationAddress(call, '/account/unlock', { token: drawLinkToken(call, user, 'unlock') })
  send(call, {
    channel: 'email',
    to: user.email,
    kind: 'user-locked',
    subject: 'Your account is locked',
    text: `Your account was locked after too many failed sign-ins. If those were yours, unlock it within an hour: ${unlock}`,
  })
}

/** The refusal for a locked address. */
export const locked = () =>
  new Refusal(
    403,
    'ER-LOGIN-LOCKED',
    'Sign-in with this address is locked after too many attempts. Ask your administrator to unlock it',
  )

/** Strangers can invent addresses, so the oldest counts are dropped. */
const mostCounted = 10_000

function failuresOf(state: CoreState, email: string): number {
  return lockoutRecords.of(state).failedSignIns.find(({ address }) => address === email.toLowerCase())?.count ?? 0
}

/**
 * The limit of an address: the strictest policy among the tenants of its domain's users. Unknown addresses of a domain
 * lock like known ones.
 */
function limitFor(state: CoreState, email: string): number {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at).toLowerCase()
  const people = at === -1 ? [] : state.users.filter((user) => user.email.endsWith(domain))
  const homes = new Set(people.map(({ memberships, activeTenantId }) => memberships[0]?.tenantId ?? activeTenantId))
  const policies = (homes.size > 0 ? [...homes] : ['*']).map((tenantId) => lockout.of(state, tenantId))
  return Math.min(...policies.filter(({ enabled }) => enabled).map(({ maxAttempts }) => maxAttempts))
}
