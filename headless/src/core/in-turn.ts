/** Makes a function that runs works one after another, so that each reads what the one before has saved. */
export function inTurn(): <Value>(signal: AbortSignal, work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  return (signal, work) => {
    const running = last.then(() => {
      signal.throwIfAborted()
      return work()
    })
    last = running.catch(() => {})
    return running
  }
}
