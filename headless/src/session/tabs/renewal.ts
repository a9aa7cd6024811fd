import { genericErrorMessage, PorticoError } from '../../core/errors.ts'
import type { Clock } from '../../core/ports/ports.ts'
import { isRecord } from '../../core/record.ts'
import { sleep } from '../../core/sleep.ts'
import { type Grant, grantOf } from '../grant.ts'
import { isRefusal } from '../refusal.ts'
import type { LoginAnswer } from '../types.ts'
import type { Notice, NoticeBoard } from './notice.ts'
import type { Renewal } from './types.ts'

/** The shared session as {@link renewInTurn} uses it. */
export interface RenewalMeans {
  readonly board: NoticeBoard
  readonly clock: Clock
  /** The newest generation that is known here. */
  readonly newest: () => number
  /** Counts and returns one more. */
  readonly next: () => number
  /** The user of a token, and its tenant unless that is the tab's own. */
  readonly subjectOf: (token: string) => Partial<Notice>
  /** Sends a token to the other tabs. */
  readonly publish: (grant: Grant) => void
}

/** A sign-in, a log-out or another tab has overtaken the renewal. */
export const overtaken = 'overtaken'

/**
 * Renews the session in the turn of this tab, and publishes the token to the other tabs. Resolves to {@link overtaken} if
 * the answer is of no use any more.
 */
export async function renewInTurn(
  { board, clock, newest, next, subjectOf, publish }: RenewalMeans,
  by: string,
  { ask, change }: Renewal,
): Promise<LoginAnswer | typeof overtaken> {
  const { notBefore, took } = board.read()
  const wait = notBefore - clock.now()
  if (wait > 0 && wait <= longestDelay) throw unavailable(wait)
  const [generation, began] = [newest(), clock.elapsed()]
  const isOvertaken = () => newest() > generation || (board.read().renewing?.by ?? by) !== by
  let isAsked = false
  try {
    if (change) await within(clock, longestCall, change)
    if (isOvertaken()) return overtaken
    isAsked = true
    const answer = await ask()
    if (isOvertaken()) return overtaken
    // A text or `null` would be confused with the other results of a turn.
    if (!isRecord(answer)) throw new PorticoError('unreadable-answer', genericErrorMessage)
    const grant = grantOf(answer, clock)
    if (grant) {
      const slowest = Math.max(clock.elapsed() - began, tookDecay * Math.min(took, longestCall))
      board.write({ generation: next(), isOut: false, ...subjectOf(grant.token), took: slowest })
      publish(grant)
    }
    return answer
  } catch (thrown) {
    if (isOvertaken() && isRefusal(thrown)) return overtaken
    if (isAsked && !isOvertaken()) board.write({ notBefore: clock.now() + delayAfter(thrown) })
    throw thrown
  }
}

/** Notes a call that may set the cookie on the board until it ends: a tab that steals the turn waits it out. */
export async function noted<Value>(
  { board, clock }: Pick<RenewalMeans, 'board' | 'clock'>,
  by: string,
  call: () => Promise<Value>,
): Promise<Value> {
  board.write({ renewing: { by, until: clock.now() + Math.min(2000 + 4 * board.read().took, longestCall) } })
  try {
    return await call()
  } finally {
    if (board.read().renewing?.by === by) board.write({ renewing: null })
  }
}

/**
 * Waits while another renewal may still set the cookie: that of a tab that is gone, or of the tab that stole the turn. A tab
 * that finishes ends the wait as soon as its note arrives.
 */
export async function waitOutOtherRenewals(board: NoticeBoard, clock: Clock, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { renewing } = board.read()
    if (!renewing) return
    const isSame = () => board.read().renewing?.by === renewing.by
    const until = clock.elapsed() + Math.min(renewing.until - clock.now(), longestCall)
    while (clock.elapsed() < until && isSame()) await sleep(clock, pollTime, signal)
    if (isSame()) return
  }
}

/** No turn lasts longer than a call may take. */
async function within(clock: Clock, ms: number, work: () => Promise<unknown>): Promise<void> {
  const over = new AbortController()
  const late = sleep(clock, ms, over.signal).then(() => Promise.reject(unavailable()))
  try {
    await Promise.race([work(), late])
  } finally {
    over.abort()
  }
}

/** One quick renewal does not prove that the next is quick: a machine under load answers now in 0.2 s, now in 2 s. */
const tookDecay = 0.75

/** These times are in milliseconds. */
const pollTime = 50
const longestCall = 10_000
const longestDelay = 60_000

/** Milliseconds until the next renewal: as `Retry-After` states, or a second after a 429 without it. */
function delayAfter(thrown: unknown): number {
  if (!(thrown instanceof PorticoError)) return 0
  return thrown.retryAfter ?? (thrown.status === 429 ? 1000 : 0)
}

function unavailable(retryAfter?: number): PorticoError {
  return new PorticoError('unavailable', 'The server cannot answer now. Please try again in a moment', { retryAfter })
}
