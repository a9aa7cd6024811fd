import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { send } from '../core/outbox.ts'
import { draw, drawToken } from '../core/random.ts'
import { mostFailures, refusals } from './challenge.ts'
import { type FactorCode, type FactorCodePurpose, mfaRecords } from './records.ts'

/** For whom a code is sent, and to do what. */
export interface CodeOrder {
  /** The `mfaToken` of the sign-in, or the id of the person who is signed in. */
  readonly holder: string
  /** The action that the code allows. */
  readonly purpose: FactorCodePurpose
}

/** Where a code is sent. */
export interface CodeTarget {
  /** A phone number, or an address. */
  readonly to: string
  readonly deviceId?: string
}

/** Sends a code; it takes the place of the one before. Answers the `otcToken` it is given back with. */
export function sendCode(call: Call, { holder, purpose }: CodeOrder, { to, deviceId }: CodeTarget): string {
  const { state, now } = call
  const former = codesOf(call).find((one) => one.holder === holder && one.purpose === purpose)
  const sent = (former?.sent ?? 0) + 1
  if (sent > mostSent) throw tooMany()
  const code = String(draw(state) % 1_000_000).padStart(6, '0')
  const made: FactorCode = {
    token: drawToken(state),
    code,
    purpose,
    holder,
    to,
    deviceId: deviceId ?? null,
    expiresAt: now + lifetime,
    failures: 0,
    sent,
  }
  mfaRecords.of(state).factorCodes = [...codesOf(call).filter((one) => one !== former), made]
  send(call, {
    channel: to.includes('@') ? 'email' : 'sms',
    to,
    kind: 'mfa-code',
    subject: `Your ${state.vendor.name} code`,
    text: `Your ${state.vendor.name} code is ${code}. It works once, for ${lifetime / 60_000} minutes. If you did not ask for it, ignore this message.`,
  })
  return made.token
}

/** Takes a code that was sent: the right one once, while it lives, and not after five wrong ones. Each wrong one counts. */
export function takeSentCode(
  call: Call,
  { holder, purpose }: CodeOrder,
  { token, code }: { readonly token: string; readonly code: string },
  countWrong: () => void = () => {},
): FactorCode {
  const found = codesOf(call).find((one) => one.token === token && one.holder === holder && one.purpose === purpose)
  const isWrong = found !== undefined && found.code !== code
  if (isWrong) found.failures += 1
  if (isWrong || !found || found.failures >= mostFailures || found.expiresAt <= call.now) {
    countWrong()
    throw isWrong ? refusals.wrong() : refusals.expired()
  }
  mfaRecords.of(call.state).factorCodes = codesOf(call).filter((one) => one !== found)
  return found
}

/** The stored codes. Expired ones stay for a while, so that their refusal can name the reason. */
function codesOf({ state, now }: Pick<Call, 'state' | 'now'>): readonly FactorCode[] {
  return mfaRecords.of(state).factorCodes.filter(({ expiresAt }) => expiresAt + remembered > now)
}

const lifetime = 3 * 60_000
const remembered = 10 * 60_000
const mostSent = 5

const tooMany = () =>
  new Refusal(429, 'ER-MFA-TOO-MANY-CODES', 'Too many codes were sent. Wait a while, then try again', {
    headers: { 'retry-after': String(remembered / 1000) },
  })
