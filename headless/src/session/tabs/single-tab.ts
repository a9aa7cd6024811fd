import type { KeyValue, LockPort, Tabs } from '../../core/ports/ports.ts'

/** The tabs port of a page without others: on a server, in a preview, in a test. Turns are taken within the page. */
export function singleTab(): Tabs {
  let last: Promise<unknown> = Promise.resolve()
  const lock: LockPort = (_, __, work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
  return { id: 'single', lock, line: () => null, onStored: () => () => {} }
}

/** A store for one page. */
export function ownStore(): KeyValue {
  const texts = new Map<string, string | null>()
  return { get: (key) => texts.get(key) ?? null, set: (key, text) => void texts.set(key, text) }
}
