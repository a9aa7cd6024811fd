import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import type { Message } from '../core/message-records.ts'
import { send } from '../core/outbox.ts'
import { draw, drawToken } from '../core/random.ts'
import type { User } from '../core/users.ts'
import { digest, isSame } from '../crypto/password-hash.ts'
import { text } from '../http/body.ts'
import { countFailure } from '../lockout/failures.ts'
import { type PhoneProof, phoneNumberRecords } from './records.ts'

/** The purpose and the recipient of a code. */
export interface Asked extends Pick<PhoneProof, 'purpose' | 'subject'> {
  readonly to: string
  readonly channel: Message['channel']
  readonly why: string
}

/**
 * Sends a code, which replaces the former one, and returns its token. Without a user the answer is the same, but no
 * message is sent and no code is right.
 */
export function askForCode(call: Call, user: User | null, { purpose, subject, to, channel, why }: Asked): string {
  const { state, now } = call
  const token = drawToken(state, 40)
  const code = String(draw(state) % 1_000_000).padStart(6, '0')
  const proof: PhoneProof = {
    token,
    purpose,
    userId: user?.id ?? null,
    subject,
    codeHash: digest(code),
    expiresAt: now + lifetime,
    failures: 0,
  }
  const isReplaced = (one: PhoneProof) =>
    one.purpose === purpose && one.subject === subject && one.userId === proof.userId
  phoneNumberRecords.of(state).phoneProofs = [
    ...proofsOf(call)
      .filter((one) => !isReplaced(one))
      .slice(1 - mostKept),
    proof,
  ]
  if (user) send(call, { channel, to, kind: purpose, subject: subjects[purpose], text: `${code} is your code. ${why}` })
  return token
}

/** Takes the code of a token, once. A wrong one is refused, and five wrong ones end it. */
export function takeCode(call: Call, purpose: PhoneProof['purpose'], token: string): PhoneProof & { userId: string } {
  const code = text(call.body, 'code')
  const proof = proofOf(call, purpose, token)
  if (proof.userId !== null && isSame(digest(code), proof.codeHash)) {
    forget(call, proof)
    return { ...proof, userId: proof.userId }
  }
  proof.failures += 1
  if (proof.failures < mostFailures) throw wrong()
  forget(call, proof)
  const user = call.state.users.find(({ id }) => id === proof.userId)
  countFailure(call, user?.email ?? proof.subject, user)
  throw new Refusal(401, 'ER-PHONE-TOO-MANY-ATTEMPTS', 'Too many wrong codes. Ask for a new one')
}

/** Lets the holder of the answer do one thing more, once, without another code. */
export function allowNext(call: Call, userId: string): string {
  const token = drawToken(call.state, 40)
  const next = {
    token,
    purpose: 'change-phone',
    userId,
    subject: '',
    codeHash: '',
    expiresAt: call.now + lifetime,
  } as const
  phoneNumberRecords.of(call.state).phoneProofs = [...proofsOf(call), { ...next, failures: 0 }]
  return token
}

/** Spends the token of {@link allowNext} and returns its user. */
export function spendNext(call: Call, token: string): string | null {
  const proof = proofOf(call, 'change-phone', token)
  forget(call, proof)
  return proof.userId
}

function proofOf(call: Call, purpose: PhoneProof['purpose'], token: string): PhoneProof {
  const proof = proofsOf(call).find((one) => one.token === token && one.purpose === purpose)
  if (proof) return proof
  throw new Refusal(401, 'ER-PHONE-TOKEN-EXPIRED', 'This took too long. Start again')
}

function proofsOf({ state, now }: Pick<Call, 'state' | 'now'>): PhoneProof[] {
  return phoneNumberRecords.of(state).phoneProofs.filter(({ expiresAt }) => expiresAt > now)
}

function forget({ state }: Call, proof: PhoneProof): void {
  const own = phoneNumberRecords.of(state)
  own.phoneProofs = own.phoneProofs.filter((one) => one !== proof)
}

const lifetime = 5 * 60_000
const mostFailures = 5
/** Strangers can invent addresses, so the oldest are dropped. */
const mostKept = 10_000

const subjects = {
  'reset-phone': 'Change your phone number',
  'change-phone': 'Change your phone number',
  'verify-phone': 'Confirm your phone number',
  'remove-phone': 'Remove your phone number',
} as const satisfies Record<PhoneProof['purpose'], string>

const wrong = () => new Refusal(401, 'ER-PHONE-CODE-INVALID', 'This code is not right. Check it and try again')
