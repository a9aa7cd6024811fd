import { hasPage, listen } from './listen.ts'
import type { LockPort, TabLine, Tabs } from './ports.ts'

/** The tabs of the browser at hand; `null` on a server. Loaded when the session begins: the first form does without. */
export function browserTabs(): Tabs | null {
  if (!hasPage()) return null
  return {
    id: [...crypto.getRandomValues(new Uint32Array(2))].join('-'),
    lock: browserLock(),
    line: openLine,
    onStored(key, listener) {
      const onStorage = (event: StorageEvent) => {
        // An emptied store dispatches no key.
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener(storedEvent + key, listener)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener(storedEvent + key, listener)
      }
    },
    noteStored: (key) => queueMicrotask(() => window.dispatchEvent(new Event(storedEvent + key))),
  }
}

const storedEvent = 'portico:stored:'

/** Absent where the page did not come over a secure connection. */
function browserLock(): LockPort | null {
  const locks: LockManager | undefined = navigator.locks
  return locks ? (name, options, work) => locks.request(name, options, work) : null
}

function openLine(name: string, onMessage: (message: unknown) => void): TabLine | null {
  if (typeof BroadcastChannel !== 'function') return null
  let channel: BroadcastChannel | undefined
  const open = () => {
    if (channel) return
    channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }) => onMessage(data)
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  open()
  // A page with an open channel may not be kept for going back.
  const stops = [listen(['pagehide'], close), listen(['pageshow'], open)]
  return {
    post: (message) => channel?.postMessage(message),
    close() {
      for (const stop of stops) stop()
      close()
    },
  }
}
