import type { Clock, KeyValue, Lock } from '../core/ports/ports.ts'
import { sleep } from '../core/sleep.ts'

/** What a turn is taken with. */
export interface TurnPlace {
  /** What the turns are of: the same for all tabs that share a session. */
  readonly name: string
  /** The platform's locks, where there are any. */
  readonly lock: Lock | null
  readonly storage: KeyValue
  readonly clock: Clock
  /** Asks the tab whose turn it is whether it is still at work; a tab that is frozen does not answer. */
  readonly isHolderAlive: () => Promise<boolean>
}

/** A turn that is asked for. */
export interface TurnRequest<Value> {
  /** Names this turn among all of all tabs. */
  readonly id: string
  /** Ends the wait. */
  readonly signal: AbortSignal
  /** What is done. */
  readonly work: () => Promise<Value>
}

/**
 * Does work while no other tab does any: in turn by the platform's locks, and where there are none by a lease in the
 * storage. Nobody waits for a tab that is gone or frozen for much longer than five seconds.
 */
export function takeTurn<Value>(place: TurnPlace, request: TurnRequest<Value>): Promise<Value> {
  return place.lock ? byLock(place, place.lock, request) : byLease(place, request)
}

async function byLock<Value>(
  { name, clock, isHolderAlive }: TurnPlace,
  lock: Lock,
  { signal, work }: TurnRequest<Value>,
): Promise<Value> {
  for (let round = 1; ; round++) {
    const got = (await inQueue(name, work)) ?? (await inPlaceOfTheDead(round))
    if (got) return got.value
  }

  /** The turn as it comes; `null` where it takes too long. */
  async function inQueue<Got>(queue: string, then: () => Promise<Got>): Promise<Taken<Got> | null> {
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal.reason)
    signal.addEventListener('abort', leave)
    const stop = clock.after(longestWait, () => waiting.abort())
    let working: Promise<Got> | undefined
    try {
      signal.throwIfAborted()
      const value = await lock(queue, { signal: waiting.signal }, () => {
        stop()
        working = then()
        return working
      })
      return { value }
    } catch (thrown) {
      // Whoever is taken for dead and is not goes on: its call may have changed the cookie.
      if (working) return { value: await working }
      if (signal.aborted) throw thrown
      if (waiting.signal.aborted) return null
      // A page without an origin of its own has locks that it may not use. It shares nothing either.
      return { value: await then() }
    } finally {
      stop()
      signal.removeEventListener('abort', leave)
    }
  }

  /** One takes the turn of a frozen tab; the others then find that one at work. In the end nobody is waited for. */
  async function inPlaceOfTheDead(round: number): Promise<Taken<Value> | null> {
    if (await isHolderAlive()) return null
    if (round > mostRounds) return { value: await lock(name, { steal: true }, work) }
    const first = await inQueue(`${name}-next`, async () => {
      if (await isHolderAlive()) return null
      signal.throwIfAborted()
      return { value: await lock(name, { steal: true }, work) }
    })
    return first?.value ?? null
  }
}

/** What came of a turn. */
interface Taken<Value> {
  readonly value: Value
}

/**
 * Web Storage changes nothing in one go. Whoever finds no lease writes one, and looks again when every tab must have seen
 * it: the one written last counts.
 */
async function byLease<Value>(
  { name, storage, clock }: TurnPlace,
  { id, signal, work }: TurnRequest<Value>,
): Promise<Value> {
  const key = `${name}-turn`
  const lease = () => storage.get(key)?.split(' ') ?? []
  const isOurs = () => lease()[0] === id
  const write = () => storage.set(key, `${id} ${clock.now() + leaseTime}`)
  while (!(await isTaken())) await sleep(clock, pollTime, signal)
  let stop = clock.after(heartbeat, beat)
  try {
    return await work()
  } finally {
    stop()
    if (isOurs()) storage.set(key, null)
  }

  async function isTaken() {
    signal.throwIfAborted()
    const left = Number(lease()[1]) - clock.now()
    // More than was ever given: the clock was set back.
    if (left > 0 && left <= leaseTime) return false
    write()
    await sleep(clock, settlingTime, signal)
    return isOurs()
  }

  function beat() {
    if (!isOurs()) return
    write()
    stop = clock.after(heartbeat, beat)
  }
}

/** Milliseconds. */
const longestWait = 4500
const mostRounds = 4
const leaseTime = 3000
const heartbeat = 1000
const settlingTime = 120
const pollTime = 60
