import type { ServerMemory } from '../src/server/index.ts'
import type { FakeClock } from './fake-ports.ts'

/** A memory that several servers share, with its texts and its outages in view. */
export interface TextMemory extends ServerMemory {
  /** The texts by key. */
  readonly texts: ReadonlyMap<string, string>
  /** Sets how calls end from now on: by an answer, by a rejection, or never. */
  readonly become: (state: 'here' | 'refusing' | 'silent') => void
  /** Sets the error that each call of a kind is answered with from now on; `null` for none. */
  readonly refuse: (call: Command, message: string | null) => void
  /** Returns how many calls were made. */
  readonly asked: () => number
}

type Command = 'get' | 'set' | 'lock' | 'unlock'

/** Makes a {@link TextMemory}. Its texts and locks end by the clock. */
export function textMemory(clock: FakeClock): TextMemory {
  const texts = new Map<string, string>()
  const locks = new Set<string>()
  let state: 'here' | 'refusing' | 'silent' = 'here'
  let asked = 0
  const refusals = new Map<Command, string | null>()
  const work = async <Value>(call: Command, result: () => Value): Promise<Value> => {
    asked += 1
    const refusal = refusals.get(call)
    if (refusal) throw new Error(refusal)
    if (state === 'refusing') throw new Error('ECONNREFUSED')
    if (state === 'silent') await new Promise(() => {})
    return result()
  }
  return {
    texts,
    become: (next) => void (state = next),
    refuse: (call, message) => void refusals.set(call, message),
    asked: () => asked,
    get: (key) => work('get', () => texts.get(key) ?? null),
    set: (key, text, milliseconds) =>
      work('set', () => {
        texts.set(key, text)
        clock.after(milliseconds, () => texts.get(key) === text && texts.delete(key))
      }),
    lock: (key, milliseconds) =>
      work('lock', () => {
        if (locks.has(key)) return null
        locks.add(key)
        clock.after(milliseconds, () => locks.delete(key))
        return () => work('unlock', () => void locks.delete(key))
      }),
  }
}
