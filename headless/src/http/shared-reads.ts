/** Reads under way, which equal calls share. */
export interface SharedReads<Value> {
  /** Joins the read of a key, or begins it. A read is aborted once all of its callers are. */
  join(key: string, read: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal | undefined): Promise<Value>
  /** Ends the sharing of all reads under way, because their answers may be older than a change. */
  divide(): void
}

/** Makes the {@link SharedReads} of a client. */
export function createSharedReads<Value>(): SharedReads<Value> {
  const reads = new Map<string, SharedRead<Value>>()

  function begin(key: string, read: (signal: AbortSignal) => Promise<Value>): SharedRead<Value> {
    const aborter = new AbortController()
    const end = () => {
      if (reads.get(key) === shared) reads.delete(key)
    }
    const shared: SharedRead<Value> = { answer: read(aborter.signal).finally(end), aborter, end, callers: 0 }
    reads.set(key, shared)
    return shared
  }

  return {
    join(key, read, signal) {
      signal?.throwIfAborted()
      const shared = reads.get(key) ?? begin(key, read)
      shared.callers += 1
      return new Promise((resolve, reject) => {
        function leave() {
          shared.callers -= 1
          reject(signal?.reason)
          if (shared.callers > 0) return
          // At once: a call that follows the abort reads anew.
          shared.end()
          shared.aborter.abort(signal?.reason)
        }
        const settled = new AbortController()
        signal?.addEventListener('abort', leave, { signal: settled.signal })
        shared.answer.finally(() => settled.abort()).then(resolve, reject)
      })
    },
    divide: () => reads.clear(),
  }
}

interface SharedRead<Value> {
  readonly answer: Promise<Value>
  readonly aborter: AbortController
  /** Ends its sharing. */
  readonly end: () => void
  callers: number
}
