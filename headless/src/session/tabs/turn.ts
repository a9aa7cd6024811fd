import type { Clock, KeyValue, Lock } from '../../core/ports/ports.ts'
import { sleep } from '../../core/sleep.ts'

/** The platform as {@link takeTurn} uses it. */
export interface TurnPlace {
  /** The same for all tabs that share a session. */
  readonly name: string
  /** The platform's locks, or `null`. */
  readonly lock: Lock | null
  readonly storage: KeyValue
  readonly clock: Clock
  /** Pings the tab whose turn it is. A frozen tab does not answer. */
  readonly isHolderAlive: () => Promise<boolean>
}

/** A request for a turn. */
export interface TurnRequest<Value> {
  /** Unique among the turns of all tabs. */
  readonly id: string
  readonly signal: AbortSignal
  readonly work: () => Promise<Value>
}

/**
 * Runs work while no other tab runs any: in turn by the platform's locks, or by a lease in the storage if there are none. A
 * tab that is gone or frozen holds the others up for little more than five seconds.
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
    const got = (await inQueue(name, work)) ?? (await stealTurn(round))
    if (got) return got.value
  }

  /** Waits for the lock; returns `null` if that takes too long. */
  async function inQueue<Got>(queue: string, then: () => Promise<Got>): Promise<Done<Got> | null> {
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal.reason)
    signal.addEventListener('abort', leave)
    const stop = clock.after(longestWait, () => waiting.abort())
    let working: Promise<Got> | undefined
    let isLost = false
    try {
      signal.throwIfAborted()
      const value = await lock(queue, { signal: waiting.signal }, () => {
        if (isLost) return Promise.reject(new DOMException('Stolen', 'AbortError'))
        stop()
        working = then()
        return working
      })
      return { value }
    } catch (thrown) {
      // A tab whose lock was stolen finishes its work: its call may have changed the cookie.
      if (working) return { value: await working }
      if (signal.aborted) throw thrown
      // The wait was too long, or the lock was stolen before the work began.
      isLost = waiting.signal.aborted || (thrown instanceof Error && thrown.name === 'AbortError')
      if (isLost) return null
      // A page with an opaque origin may not use its locks. It shares nothing either.
      return { value: await then() }
    } finally {
      stop()
      signal.removeEventListener('abort', leave)
    }
  }

  /** One tab steals the turn of a frozen one; the others then find that tab at work. After some rounds each may steal. */
  async function stealTurn(round: number): Promise<Done<Value> | null> {
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

/** Wraps the value, which may be `null`. */
interface Done<Value> {
  readonly value: Value
}

/**
 * Web Storage has no atomic change. A tab that finds no lease writes one and reads it again once every tab must have
 * received it: the last write wins.
 */
async function byLease<Value>(
  { name, storage, clock }: TurnPlace,
  { id, signal, work }: TurnRequest<Value>,
): Promise<Value> {
  const key = `${name}-turn`
  const lease = () => storage.get(key)?.split(' ') ?? []
  const isOurs = () => lease()[0] === id
  const write = () => storage.set(key, `${id} ${clock.now() + leaseTime}`)
  while (!(await claimed())) await sleep(clock, pollTime, signal)
  let stop = clock.after(heartbeat, beat)
  try {
    return await work()
  } finally {
    stop()
    if (isOurs()) storage.set(key, null)
  }

  async function claimed() {
    signal.throwIfAborted()
    const left = Number(lease()[1]) - clock.now()
    // A longer lease than any tab writes: the clock was set back.
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

/** These times are in milliseconds. */
const longestWait = 4500
const mostRounds = 4
const leaseTime = 3000
const heartbeat = 1000
const settlingTime = 120
const pollTime = 60
