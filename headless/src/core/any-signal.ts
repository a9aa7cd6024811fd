/**
 * A signal that aborts with the first of others, and with its reason. Firefox before 124 and Safari before 17.4 have no
 * `AbortSignal.any`. The others drop their listeners once it has aborted, so end one of them when the work is done.
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController()
  for (const signal of signals) {
    const abort = () => joined.abort(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { signal: joined.signal })
  }
  return joined.signal
}
