/** The events of a simulated world: one after the other, each with all that follows from it, at a time of its own. */
export interface Events {
  /** The time, in milliseconds since the world began. */
  readonly now: () => number
  /** Lets something happen after some milliseconds. The answer calls it off. */
  readonly after: (ms: number, happens: () => void) => () => void
  /** Lets everything happen until a time. */
  readonly runUntil: (time: number) => Promise<void>
}

/** Makes {@link Events}. What falls on one time happens in the order it was planned in. */
export function createEvents(): Events {
  const planned: Planned[] = []
  let now = 0
  let count = 0
  return {
    now: () => now,
    after(ms, happens) {
      const event = { time: now + Math.max(ms, 0), order: count++, happens, isOff: false }
      insert(planned, event)
      return () => {
        event.isOff = true
      }
    },
    async runUntil(time) {
      await settled()
      for (;;) {
        const next = planned.at(-1)
        if (!next || next.time > time) break
        planned.pop()
        if (next.isOff) continue
        now = next.time
        next.happens()
        await settled()
      }
      now = time
    },
  }
}

interface Planned {
  readonly time: number
  readonly order: number
  readonly happens: () => void
  isOff: boolean
}

/** Keeps the next event at the end. */
function insert(planned: Planned[], event: Planned) {
  let at = planned.length
  while (at > 0 && isBefore(planned[at - 1], event)) at--
  planned.splice(at, 0, event)
}

function isBefore(one: Planned | undefined, other: Planned) {
  return one !== undefined && (one.time - other.time || one.order - other.order) < 0
}

/** Every promise that can settle has done so when this one does. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
