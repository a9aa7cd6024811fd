import type { Clock } from './ports/ports.ts'

/** Waits `ms` milliseconds; an abort, before or meanwhile, ends the wait and rejects with its reason. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(ms, () => {
      signal?.removeEventListener('abort', abort)
      resolve()
    })
    const abort = () => {
      stop()
      reject(signal?.reason)
    }
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  })
}
