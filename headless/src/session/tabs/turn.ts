import type { Clock, KeyValue, LockPort, LockRequest } from '../../core/ports/ports.ts'
import { sleep } from '../../core/sleep.ts'

/** The platform as {@link takeTurn} uses it. */
export interface TurnPlace {
  /** The same for all tabs that share a session. */
  readonly name: string
  /** The platform's locks, or `null`. */
  readonly lock: LockPort | null
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
  readonly work: Work<Value>
}

/** The work of a turn. `isLost` is true once another tab has stolen the turn. */
export type Work<Value> = (isLost: () => boolean) => Promise<Value>

/**
 * Runs work while no other tab runs any: in turn by the platform's locks, or by a lease in the storage if there are none. A
 * tab that is gone or frozen holds the others up for little more than five seconds.
 */
export function takeTurn<Value>(place: TurnPlace, request: TurnRequest<Value>): Promise<Value> {
  return place.lock ? byLock(place, place.lock, request) : byLease(place, request)
}

async function byLock<Value>(
  { name, clock, isHolderAlive }: TurnPlace,
  lock: LockPort,
  { signal, work }: TurnRequest<Value>,
): Promise<Value> {
  for (let round = 1; ; round++) {
    const got = (await inQueue(name, work)) ?? (await stealTurn(round))
    if (got) return got.value
  }

  /** Waits for the lock; returns `null` if that takes too long, or if the lock is stolen before the work begins. */
  async function inQueue<Got>(queue: string, then: Work<Got>): Promise<Done<Got> | null> {
    const waiting = new AbortController()
    const leave = () => waiting.abort(signal.reason)
    signal.addEventListener('abort', leave)
    const stop = clock.after(longestWait, () => waiting.abort())
    try {
      signal.throwIfAborted()
      const held = await hold(lock, queue, { signal: waiting.signal }, (isLost) => {
        stop()
        return then(isLost)
      })
      if ('value' in held) return held
      if (signal.aborted) throw held.refusal
      if (waiting.signal.aborted || isAbort(held.refusal)) return null
      // A page with an opaque origin may not use its locks. It shares nothing either.
      return { value: await then(() => false) }
    } finally {
      stop()
      signal.removeEventListener('abort', leave)
    }
  }

  /** One tab steals the turn of a frozen one; the others then find that tab at work. After some rounds each may steal. */
  async function stealTurn(round: number): Promise<Done<Value> | null> {
    if (await isHolderAlive()) return null
    if (round > mostRounds) return steal()
    const first = await inQueue(`${name}-next`, async () => {
      if (await isHolderAlive()) return null
      signal.throwIfAborted()
      return steal()
    })
    return first?.value ?? null
  }

  async function steal(): Promise<Done<Value> | null> {
    const held = await hold(lock, name, { steal: true }, work)
    return 'value' in held ? held : null
  }
}

/** Runs work with a lock, or returns why it did not. Work that has begun ends, even if the lock is stolen meanwhile. */
async function hold<Value>(
  lock: LockPort,
  name: string,
  request: LockRequest,
  work: Work<Value>,
): Promise<Done<Value> | { readonly refusal: unknown }> {
  let working: Promise<Value> | undefined
  let isLost = false
  try {
    const value = await lock(name, request, () => {
      if (isLost) return Promise.reject(new DOMException('Stolen', 'AbortError'))
      working = work(() => isLost)
      return working
    })
    return { value }
  } catch (refusal) {
    isLost = true
    return working ? { value: await working } : { refusal }
  }
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError'
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
    return await work(() => !isOurs())
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
