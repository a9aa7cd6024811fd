import type { Call } from '../calls/call.ts'
import { send } from '../core/outbox.ts'
import { draw, drawId } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { text } from '../http/body.ts'
import { Refusal } from '../http/errors.ts'
import { passwordRecords } from './records.ts'

/** Sends a code to a person's phone. Where there is none the answer is the same, and no code will fit. */
export function sendCode(call: Call, user: User | undefined): { readonly sessionId: string } {
  const { state, now } = call
  const sessionId = drawId(state)
  const code = String(draw(state) % 1_000_000).padStart(6, '0')
  const own = passwordRecords.of(state)
  const others = own.recoveryCodes.filter(({ expiresAt }) => expiresAt > now)
  const userId = user?.phoneNumber ? user.id : null
  own.recoveryCodes = [...others, { sessionId, userId, code, expiresAt: now + lifetime, failures: 0 }]
  if (user?.phoneNumber) {
    send(call, {
      channel: 'sms',
      to: user.phoneNumber,
      kind: 'reset-password',
      subject: '',
      text: `${code} is your code for a new password. It is good for 10 minutes.`,
    })
  }
  return { sessionId }
}

/** The user of a code. A code is valid once, and not after five wrong attempts. */
export function takeCode({ state, now, body }: Call): User {
  const [sessionId, code] = [text(body, 'sessionId'), text(body, 'otcToken')]
  const own = passwordRecords.of(state)
  const found = own.recoveryCodes.find((one) => one.sessionId === sessionId && one.expiresAt > now)
  if (!found || found.failures >= mostFailures) throw expired()
  const user = state.users.find(({ id }) => id === found.userId)
  if (!user || found.code !== code) {
    found.failures += 1
    throw found.failures < mostFailures ? wrong() : expired()
  }
  own.recoveryCodes = own.recoveryCodes.filter((one) => one !== found)
  return user
}

const lifetime = 10 * 60_000
const mostFailures = 5

const wrong = () => new Refusal(400, 'ER-RECOVERY-SMS-INVALID', 'This code is not right. Check it and try again')
const expired = () => new Refusal(410, 'ER-RECOVERY-SMS-EXPIRED', 'This code has run out. Ask for a new one')
