import type { KeyValue, LockPort, Tabs } from '@portico/headless/core'

/** The tabs of a browser in memory. A message or a stored value reaches the other tabs in the next microtask. */
export interface MemoryTabs {
  /** Opens a tab, and returns its ports. */
  open(): { readonly tabs: Tabs; readonly local: KeyValue }
}

export function memoryTabs(): MemoryTabs {
  const store = memoryStore()
  const lines = new Set<{ readonly name: string; readonly onMessage: (message: unknown) => void }>()
  const watchers = new Set<{ readonly tab: string; readonly key: string; readonly listener: () => void }>()
  const turns = new Map<string, Promise<unknown>>()
  let opened = 0

  const lock: LockPort = (name, _, work) => {
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
          line(name, onMessage) {
            const own = { name, onMessage }
            lines.add(own)
            return {
              post(message) {
                for (const line of lines)
                  if (line !== own && line.name === name) soon(lines, line, () => line.onMessage(message))
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
            for (const one of watchers) if (one.tab !== id && one.key === key) soon(watchers, one, one.listener)
          },
        },
      }
    },
  }
}

/** Calls a listener in the next microtask, unless it has left meanwhile. */
function soon<One>(all: ReadonlySet<One>, one: One, call: () => void): void {
  queueMicrotask(() => {
    if (all.has(one)) call()
  })
}

export function memoryStore(): KeyValue {
  const texts = new Map<string, string>()
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void (text === null ? texts.delete(key) : texts.set(key, text)),
  }
}
