import type { Call } from '../http/call.ts'
import { Refusal } from '../http/errors.ts'
import { send } from '../state/outbox.ts'
import type { LockoutPolicy, State, User } from '../state/types.ts'

/** The lockout policy of a tenant; addresses nobody has are held to the vendor's. */
export function lockoutPolicy(state: State, tenantId: string | undefined): LockoutPolicy | undefined {
  return state.security.lockout[tenantId ?? '*'] ?? state.security.lockout['*']
}

/** Whether sign-in with an address is locked; unknown addresses lock like known ones. */
export function isLocked(state: State, email: string, user: User | undefined): boolean {
  const policy = lockoutPolicy(state, user?.activeTenantId)
  const failures = state.failedSignIns[email.toLowerCase()] ?? 0
  return user?.isLocked === true || (policy?.enabled === true && failures >= policy.maxAttempts)
}

/** Counts a wrong password, and locks at the policy's limit. */
export function countFailure(call: Call, email: string, user: User | undefined): void {
  const { state } = call
  const key = email.toLowerCase()
  state.failedSignIns[key] = (state.failedSignIns[key] ?? 0) + 1
  if (!user || user.isLocked || !isLocked(state, email, user)) return
  user.isLocked = true
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
