import type { FakeClock } from './fake-ports.ts'

/** Moves the clock on until work is done that waits by it. */
export async function during<Value>(clock: FakeClock, work: Promise<Value>): Promise<Value> {
  let isDone = false
  const end = () => void (isDone = true)
  work.then(end, end)
  while (!isDone) await clock.advance(100)
  return work
}
