import { PorticoError } from './errors.ts'
import type { Clock } from './ports/ports.ts'

/** When a message was sent, and from when on another may be asked for, in epoch milliseconds of the client's clock. */
export interface SentTimes {
  /** When it was sent; different for each message. */
  readonly sentAt: number
  /** From when on another may be asked for. Until then asking fails with `resend-too-soon`, without a call. */
  readonly resendAt: number
}

/** The times of a message that was sent just now: another may be asked for in half a minute. */
export function sentNow(clock: Clock): SentTimes {
  const sentAt = clock.now()
  return { sentAt, resendAt: sentAt + resendWait }
}

/** Throws `resend-too-soon`, with the rest of the wait as `retryAfter`, before another message may be asked for. */
export function checkResend(clock: Clock, { resendAt }: SentTimes): void {
  const retryAfter = resendAt - clock.now()
  if (retryAfter <= 0) return
  throw new PorticoError('resend-too-soon', 'One was sent a moment ago. Wait a little before you ask for another', {
    retryAfter,
  })
}

/** Milliseconds, where the provider names no longer time. */
const resendWait = 30_000
