import type { Call } from '../calls/call.ts'
import { drawToken } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { digest } from '../crypto/password-hash.ts'
import { isEnrolled } from '../factors/enrolled.ts'
import { mfaRecords, type RememberedDevice } from './records.ts'

/** This browser is remembered for the user. */
export function isRemembered(call: Call, user: User): boolean {
  const { state, now } = call
  if (state.security.rememberDeviceFor === null || !isEnrolled(state, user)) return false
  return known(call).some(({ userId, expiresAt }) => userId === user.id && expiresAt > now)
}

/** Remembers this browser, as long as the policy allows it. Several people may share one, and its token. */
export function remember(call: Call, user: User): void {
  const { state, now } = call
  const seconds = state.security.rememberDeviceFor
  if (seconds === null) return
  const token = known(call).length > 0 ? tokenOf(call) : drawToken(state)
  const tokenHash = digest(token)
  const own = mfaRecords.of(state)
  const others = own.rememberedDevices.filter(
    (device) => device.expiresAt > now && (device.userId !== user.id || device.tokenHash !== tokenHash),
  )
  own.rememberedDevices = [...others, { userId: user.id, tokenHash, expiresAt: now + 1000 * seconds }]
  call.setCookie(deviceCookie, token, seconds)
}

/** Forgets every browser of a person. */
export function forgetDevices({ state }: Pick<Call, 'state'>, user: User): void {
  const own = mfaRecords.of(state)
  own.rememberedDevices = own.rememberedDevices.filter(({ userId }) => userId !== user.id)
}

const deviceCookie = 'fe_device'

/** The records of this browser, of all users. */
function known(call: Call): readonly RememberedDevice[] {
  const tokenHash = digest(tokenOf(call))
  return mfaRecords.of(call.state).rememberedDevices.filter((device) => device.tokenHash === tokenHash)
}

function tokenOf({ cookies }: Call): string {
  return cookies[deviceCookie] ?? ''
}
