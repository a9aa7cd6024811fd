/** The events of a simulated world. Each runs at its own time, with all of its consequences before the next one. */
export interface Events {
  /** Returns the time, in milliseconds since the world began. */
  readonly now: () => number
  /** Runs a function after some milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, happens: () => void) => () => void
  /** Runs all events until a time. */
  readonly runUntil: (time: number) => Promise<void>
}

/** Makes {@link Events}. Events at the same time run in the order in which they were planned. */
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

/** Inserts an event, so that the next event is the last of the list. */
function insert(planned: Planned[], event: Planned) {
  let at = planned.length
  while (at > 0 && isBefore(planned[at - 1], event)) at--
  planned.splice(at, 0, event)
}

function isBefore(one: Planned | undefined, other: Planned) {
  return one !== undefined && (one.time - other.time || one.order - other.order) < 0
}

/** Resolves after every other promise that can settle now. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
