import type { Call } from '../calls/call.ts'
import { send } from '../core/outbox.ts'
import { draw } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { digest, isSame } from '../crypto/password-hash.ts'
import { Refusal } from '../http/errors.ts'
import { type EmailChange, emailChangeRecords } from './records.ts'

/** The address that waits for its code; `null` without one. */
export function waitingChange(state: CoreState, now: number, user: User): EmailChange | null {
  const last = changesOf(state, user).at(-1)
  return last && last.expiresAt > now && last.failures < mostFailures ? last : null
}

/** Sends a code to a new address, which replaces the former one. Refuses a request too soon, or too many in an hour. */
export function sendEmailCode(call: Call, user: User, email: string): void {
  const { state, now } = call
  const own = emailChangeRecords.of(state)
  own.emailChanges = own.emailChanges.filter(({ sentAt }) => sentAt + remembered > now)
  const sent = changesOf(state, user)
  const wait = Math.max(0, ...sent.filter((one) => one.email === email).map(({ sentAt }) => sentAt + pause - now))
  if (wait > 0) throw tooSoon(Math.ceil(wait / 1000))
  if (sent.length >= mostSent) throw tooMany(Math.ceil(((sent[0]?.sentAt ?? now) + remembered - now) / 1000))
  const code = String(draw(state) % 1_000_000).padStart(6, '0')
  own.emailChanges.push({
    userId: user.id,
    email,
    codeHash: digest(code),
    sentAt: now,
    expiresAt: now + lifetime,
    failures: 0,
  })
  send(call, {
    channel: 'email',
    to: email,
    kind: 'verify-email',
    subject: 'Confirm your new email address',
    text: `${code} is your code. Enter it within ten minutes to use this address from now on. If you did not ask for it, nothing has to be done.`,
  })
}

/** Checks the code of an address, which is right once. A wrong one is refused, and five wrong ones end it. */
export function takeEmailCode({ state, now }: Call, user: User, email: string, code: string): void {
  const waiting = waitingChange(state, now, user)
  if (waiting?.email !== email) throw expired()
  if (isSame(digest(code), waiting.codeHash)) {
    waiting.expiresAt = now
    return
  }
  waiting.failures += 1
  throw waiting.failures < mostFailures ? wrong() : tooManyWrong()
}

function changesOf(state: CoreState, { id }: User): readonly EmailChange[] {
  return emailChangeRecords.of(state).emailChanges.filter(({ userId }) => userId === id)
}

const lifetime = 10 * 60_000
const pause = 30_000
const remembered = 60 * 60_000
const mostFailures = 5
const mostSent = 10

const wrong = () => new Refusal(400, 'ER-EMAIL-CODE-INVALID', 'This code is not right. Check it and try again')
const expired = () => new Refusal(400, 'ER-EMAIL-CODE-EXPIRED', 'No code is waited for at this address. Start again')
const tooManyWrong = () =>
  new Refusal(400, 'ER-EMAIL-TOO-MANY-ATTEMPTS', 'Too many wrong codes. Start again to get a new one')
const tooSoon = (seconds: number) =>
  new Refusal(429, 'ER-EMAIL-TOO-SOON', `We sent one a moment ago. Wait ${seconds} seconds, then ask again`, {
    'retry-after': String(seconds),
  })
const tooMany = (seconds: number) =>
  new Refusal(429, 'ER-EMAIL-TOO-MANY-CODES', 'Too many codes were sent. Wait a while, then try again', {
    'retry-after': String(seconds),
  })
