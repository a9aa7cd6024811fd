import type { Call } from '../calls/call.ts'
import { effectiveRotation } from '../core/policies/password-rotation.ts'
import type { User } from '../core/users.ts'
import { drawLinkToken } from './access-links.ts'

/** The state of a valid password: expired, so that no session opens, or with a warning. */
export function standingOf(call: Call, user: User) {
  const { state, now } = call
  const isHeldBack = state.flags['security-center-show-login-flows'] === 'on'
  if (user.isPasswordBreached && isHeldBack) {
    return { isOpen: false, answer: { isBreachedPassword: true, userId: user.id, userEmail: user.email } }
  }
  const breached = user.isPasswordBreached && { isBreachedPassword: true }
  const { isActive, rotationPeriod, notificationPeriod } = effectiveRotation(state, user.activeTenantId)
  if (!isActive) return { isOpen: true, answer: { ...breached } }
  const age = Math.floor((now - Date.parse(user.passwordSetAt ?? user.createdAt)) / day)
  const passwordExpiresIn = rotationPeriod - age
  if (passwordExpiresIn > 0) return { isOpen: true, answer: { ...breached, passwordExpiresIn, notificationPeriod } }
  return {
    isOpen: false,
    answer: { resetPasswordToken: drawLinkToken(call, user, 'reset-password'), userId: user.id, userEmail: user.email },
  }
}

const day = 24 * 3_600_000
