import type { ServerMemory } from '../src/server/index.ts'
import type { FakeClock } from './fake-ports.ts'

/** A memory that several servers share, with its texts and its outages in view. */
export interface TextMemory extends ServerMemory {
  /** The texts by key. */
  readonly texts: ReadonlyMap<string, string>
  /** Sets how calls end from now on: by an answer, by a rejection, or never. */
  readonly become: (state: 'here' | 'refusing' | 'silent') => void
  /** Returns how many calls were made. */
  readonly asked: () => number
}

/** Makes a {@link TextMemory}. Its texts and locks end by the clock. */
export function textMemory(clock: FakeClock): TextMemory {
  const texts = new Map<string, string>()
  const locks = new Set<string>()
  let state: 'here' | 'refusing' | 'silent' = 'here'
  let asked = 0
  const work = async <Value>(result: () => Value): Promise<Value> => {
    asked += 1
    if (state === 'refusing') throw new Error('ECONNREFUSED')
    if (state === 'silent') await new Promise(() => {})
    return result()
  }
  return {
    texts,
    become: (next) => void (state = next),
    asked: () => asked,
    get: (key) => work(() => texts.get(key) ?? null),
    set: (key, text, milliseconds) =>
      work(() => {
        texts.set(key, text)
        clock.after(milliseconds, () => texts.get(key) === text && texts.delete(key))
      }),
    lock: (key, milliseconds) =>
      work(() => {
        if (locks.has(key)) return null
        locks.add(key)
        clock.after(milliseconds, () => locks.delete(key))
        return () => work(() => void locks.delete(key))
      }),
  }
}
