import { genericErrorMessage, PorticoError } from '../core/errors.ts'
import type { Clock } from '../core/ports/ports.ts'
import { isRecord } from '../core/record.ts'
import { sleep } from '../core/sleep.ts'
import { type Grant, grantOf } from './grant.ts'
import type { Notice, NoticeBoard } from './notice.ts'
import { isRefusal } from './refusal.ts'
import type { LoginAnswer } from './types.ts'

/** How the session is renewed. */
export interface Renewal {
  /** Ends the wait, and the call. */
  readonly signal: AbortSignal
  /** Asks the provider. */
  readonly ask: () => Promise<LoginAnswer>
  /** What is done first. With it, the provider is asked although another tab has just done so. */
  readonly change?: (() => Promise<unknown>) | undefined
}

/** What a session is renewed with. */
export interface RenewalMeans {
  readonly board: NoticeBoard
  readonly clock: Clock
  /** Which of the things that happened to the session is the newest that anybody here knows of. */
  readonly newest: () => number
  /** Counts one more. */
  readonly next: () => number
  /** What is noted of a token: its user, and its tenant unless only this tab is in it. */
  readonly holderOf: (token: string) => Partial<Notice>
  /** Hands a token to the other tabs. */
  readonly tell: (grant: Grant) => void
}

/** What came was overtaken by a sign-in, a log-out or another tab. */
export const overrun = 'overrun'

/**
 * Renews the session while no other tab does. Nobody is told before the turn is over but the other tabs. Answers
 * {@link overrun} where what came was overtaken meanwhile.
 */
export async function renewInTurn(
  { board, clock, newest, next, holderOf, tell }: RenewalMeans,
  by: string,
  { ask, change }: Renewal,
): Promise<LoginAnswer | typeof overrun> {
  const { notBefore, took } = board.read()
  const wait = notBefore - clock.now()
  if (wait > 0 && wait <= longestDelay) throw unavailable(wait)
  const [generation, began] = [newest(), clock.elapsed()]
  const isOverrun = () => newest() > generation || (board.read().renewing?.by ?? by) !== by
  let isAsked = false
  board.write({ renewing: { by, until: clock.now() + Math.min(2000 + 4 * took, longestCall) } })
  try {
    if (change) await within(clock, longestCall, change)
    if (isOverrun()) return overrun
    isAsked = true
    const answer = await ask()
    if (isOverrun()) return overrun
    // Words and nothings mean something else to whoever waits for the turn.
    if (!isRecord(answer)) throw new PorticoError('unreadable-answer', genericErrorMessage)
    const grant = grantOf(answer, clock)
    if (grant) {
      const slowest = Math.max(clock.elapsed() - began, tookDecay * Math.min(took, longestCall))
      board.write({ generation: next(), isOut: false, ...holderOf(grant.token), took: slowest })
      tell(grant)
    }
    return answer
  } catch (thrown) {
    if (isOverrun() && isRefusal(thrown)) return overrun
    if (isAsked && !isOverrun()) board.write({ notBefore: clock.now() + delayAfter(thrown) })
    throw thrown
  } finally {
    if (board.read().renewing?.by === by) board.write({ renewing: null })
  }
}

/**
 * A tab that is gone may have left a call behind that still brings a cookie. A tab that has just finished may have said
 * so, and the browser not told it here yet.
 */
export async function renewalOfTheDead(board: NoticeBoard, clock: Clock, signal: AbortSignal): Promise<void> {
  const { renewing } = board.read()
  const until = clock.elapsed() + Math.min((renewing?.until ?? 0) - clock.now(), longestCall)
  while (clock.elapsed() < until && board.read().renewing?.by === renewing?.by) await sleep(clock, glance, signal)
}

/** Nobody waits for a turn longer than a call may take. */
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

/** Milliseconds. */
const glance = 50
const longestCall = 10_000
const longestDelay = 60_000

/** How long nobody asks again: as long as the provider says, and a second where it only said that it is asked too often. */
function delayAfter(thrown: unknown): number {
  if (!(thrown instanceof PorticoError)) return 0
  return thrown.retryAfter ?? (thrown.status === 429 ? 1000 : 0)
}

function unavailable(retryAfter?: number): PorticoError {
  return new PorticoError('unavailable', 'The server cannot answer now. Please try again in a moment', { retryAfter })
}
