import type { Call } from '../http/call.ts'
import { Refusal } from '../http/errors.ts'
import { lockoutPolicyOf } from '../security/policies.ts'
import { send } from '../state/outbox.ts'
import type { State, User } from '../state/types.ts'

/** Whether sign-in with an address is locked; unknown addresses lock like known ones. */
export function isLocked(state: State, email: string, user: User | undefined): boolean {
  const { enabled, maxAttempts } = lockoutPolicyOf(state, tenantIdOf(state, email, user))
  return user?.isLocked === true || (enabled && failuresOf(state, email) >= maxAttempts)
}

/** Counts a wrong password, and locks at the policy's limit. */
export function countFailure(call: Call, email: string, user: User | undefined): void {
  const { state } = call
  state.failedSignIns[email.toLowerCase()] = failuresOf(state, email) + 1
  if (!user || user.isLocked || !isLocked(state, email, user)) return
  user.isLocked = true
  forgetFailures(state, email)
  call.audit({ user, tenantId: user.activeTenantId }, 'High')
  send(call, {
    channel: 'email',
    to: user.email,
    kind: 'user-locked',
    subject: 'Your account is locked',
    text: 'Your account was locked after too many failed sign-ins. Ask your administrator to unlock it.',
  })
}

/** A sign-in that worked ends the count. */
export function forgetFailures(state: State, email: string): void {
  delete state.failedSignIns[email.toLowerCase()]
}

/** What a locked address is told. */
export const locked = () =>
  new Refusal(
    403,
    'ER-LOGIN-LOCKED',
    'Sign-in with this address is locked after too many attempts. Ask your administrator to unlock it',
  )

function failuresOf({ failedSignIns }: State, email: string): number {
  const key = email.toLowerCase()
  return Object.hasOwn(failedSignIns, key) ? (failedSignIns[key] ?? 0) : 0
}

/** An address nobody has is held to the policy of those at the same domain, so that it locks when theirs would. */
function tenantIdOf({ users }: State, email: string, user: User | undefined): string {
  const domain = email.toLowerCase().slice(email.lastIndexOf('@'))
  return (user ?? users.find((other) => other.email.endsWith(domain)))?.activeTenantId ?? '*'
}
