import type { KeyValue, Lock, Tabs } from '../src/core/index.ts'
import { memoryStore } from './fake-ports.ts'

/** The tabs of a browser: what one of them says or stores, the others hear as soon as they can. */
export interface FakeTabs {
  /** Opens a tab: its ports. */
  open(): { readonly tabs: Tabs; readonly local: KeyValue }
}

/** Makes {@link FakeTabs}. */
export function fakeTabs(): FakeTabs {
  const store = memoryStore()
  const lines = new Set<{ readonly name: string; readonly hear: (message: unknown) => void }>()
  const watchers = new Set<{ readonly tab: string; readonly key: string; readonly listener: () => void }>()
  const turns = new Map<string, Promise<unknown>>()
  let opened = 0

  const lock: Lock = (name, _, work) => {
    const former = turns.get(name) ?? Promise.resolve()
    const turn = former.then(work, work)
    turns.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }

  return {
    open() {
      const id = `tab ${++opened}`
      return {
        tabs: {
          id,
          lock,
          line(name, hear) {
            const own = { name, hear }
            lines.add(own)
            return {
              post(message) {
                for (const line of lines) if (line !== own && line.name === name) soon(lines, line, line.hear, message)
              },
              close: () => lines.delete(own),
            }
          },
          onStored(key, listener) {
            const own = { tab: id, key, listener }
            watchers.add(own)
            return () => watchers.delete(own)
          },
        },
        local: {
          get: store.get,
          set(key, text) {
            store.set(key, text)
            for (const one of watchers)
              if (one.tab !== id && one.key === key) soon(watchers, one, one.listener, undefined)
          },
        },
      }
    },
  }
}

function soon<One, Told>(all: ReadonlySet<One>, one: One, hear: (told: Told) => void, told: Told): void {
  void Promise.resolve().then(() => all.has(one) && hear(told))
}
