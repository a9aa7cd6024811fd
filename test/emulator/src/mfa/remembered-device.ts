import { digest } from '../auth/password-hash.ts'
import type { Call } from '../http/call.ts'
import { drawToken } from '../state/random.ts'
import type { User } from '../state/types.ts'

/** Whether this browser gave the person's second factor before and was to be remembered. */
export function isRemembered({ state, now, cookies }: Call, user: User): boolean {
  if (state.security.rememberDeviceFor === null) return false
  const tokenHash = digest(cookies[deviceCookie] ?? '')
  return state.rememberedDevices.some(
    (device) => device.userId === user.id && device.tokenHash === tokenHash && device.expiresAt > now,
  )
}

/** Remembers this browser, as long as the policy allows it. */
export function remember(call: Call, user: User): void {
  const { state, now } = call
  const seconds = state.security.rememberDeviceFor
  if (seconds === null) return
  const token = drawToken(state)
  state.rememberedDevices = [
    ...state.rememberedDevices.filter(({ expiresAt }) => expiresAt > now),
    { userId: user.id, tokenHash: digest(token), expiresAt: now + 1000 * seconds },
  ]
  call.setCookie(deviceCookie, token, seconds)
}

/** Forgets every browser of a person. */
export function forgetDevices({ state }: Pick<Call, 'state'>, user: User): void {
  state.rememberedDevices = state.rememberedDevices.filter(({ userId }) => userId !== user.id)
}

const deviceCookie = 'fe_device'
