import type { KeyValue, LockPort, Tabs } from '../../src/core/index.ts'
import type { Draw } from '../draw.ts'
import type { Events } from './events.ts'

/** A tab as the browser manages it. Events for a frozen tab wait; those for a closed tab are dropped. */
export interface Frame {
  readonly id: string
  isFrozen: boolean
  isClosed: boolean
  /** The time of the last resume. */
  wokeAt: number
  /** The events that wait for a frozen tab. */
  readonly waiting: (() => void)[]
}

/** The parts of a browser that its tabs share: locks, channels and a store. */
export interface Browser {
  readonly tabsOf: (frame: Frame, id: string) => Tabs
  readonly storeOf: (frame: Frame) => KeyValue
  /** Runs a function in a tab after `ms` milliseconds. Returns a function that cancels it. */
  readonly tell: (frame: Frame, ms: number, happens: () => void) => () => void
  readonly freeze: (frame: Frame) => void
  readonly resume: (frame: Frame) => void
  readonly close: (frame: Frame) => void
  /** Empties the store. */
  readonly wipe: () => void
  /** Returns the keys of the store. */
  readonly keys: () => readonly string[]
  /** Sends a message on every channel, as other code of the origin can. */
  readonly say: (message: unknown) => void
}

/** The features that a browser supports. */
export interface BrowserAbilities {
  readonly hasLocks: boolean
  readonly hasLines: boolean
}

/** Makes a {@link Browser}. Messages and stored values take some milliseconds between tabs. */
export function createBrowser(events: Events, draw: Draw, { hasLocks, hasLines }: BrowserAbilities): Browser {
  const held = new Map<string, Request>()
  const queues = new Map<string, Request[]>()
  const lines = new Set<{ readonly frame: Frame; readonly name: string; readonly hear: (message: unknown) => void }>()
  const views = new Map<Frame, View>()
  let writes = 0

  return {
    tell,
    tabsOf: (frame, id) => ({
      id,
      lock: hasLocks ? lockOf(frame) : null,
      line(name, hear) {
        if (!hasLines) return null
        const own = { frame, name, hear }
        lines.add(own)
        return {
          post(message) {
            const copy = JSON.stringify(message)
            for (const other of lines) {
              if (other === own || other.name !== name) continue
              tell(other.frame, draw.between(0, 15), () => lines.has(other) && other.hear(JSON.parse(copy)))
            }
          },
          close: () => lines.delete(own),
        }
      },
      onStored(key, listener) {
        const { listeners } = viewOf(frame)
        const entry = { key, listener }
        listeners.add(entry)
        return () => listeners.delete(entry)
      },
      noteStored(key) {
        for (const entry of viewOf(frame).listeners) if (entry.key === key) tell(frame, 0, entry.listener)
      },
    }),
    storeOf: (frame) => ({
      get: (key) => viewOf(frame).texts.get(key)?.text ?? null,
      set(key, text) {
        const write = { text, order: ++writes }
        viewOf(frame).texts.set(key, write)
        for (const [other, view] of views) {
          if (other !== frame) tellStored(other, view, key, write)
        }
      },
    }),
    wipe() {
      for (const { texts } of views.values()) texts.clear()
    },
    keys: () => [...new Set([...views.values()].flatMap(({ texts }) => [...texts.keys()]))],
    say(message) {
      for (const { frame, hear } of lines) tell(frame, 0, () => hear(message))
    },
    freeze(frame) {
      frame.isFrozen = true
    },
    resume(frame) {
      frame.isFrozen = false
      for (const happens of frame.waiting.splice(0)) tell(frame, 0, happens)
    },
    close(frame) {
      frame.isClosed = true
      views.delete(frame)
      for (const line of lines) if (line.frame === frame) lines.delete(line)
      for (const queue of queues.values()) {
        for (const request of queue.filter((one) => one.frame === frame)) queue.splice(queue.indexOf(request), 1)
      }
      for (const [name, request] of held) if (request.frame === frame) release(name, request)
    },
  }

  function tell(frame: Frame, ms: number, happens: () => void) {
    let isOff = false
    const unlessOff = () => isOff || happens()
    const stop = events.after(ms, () => {
      if (frame.isClosed) return
      if (frame.isFrozen) frame.waiting.push(unlessOff)
      else unlessOff()
    })
    return () => {
      isOff = true
      stop()
    }
  }

  /** Writes a value to the copy that a page reads. Changes of other tabs arrive later, its own at once. */
  function tellStored(frame: Frame, view: View, key: string, write: Write) {
    const delay = draw.between(0, 15)
    events.after(delay, () => {
      if ((view.texts.get(key)?.order ?? 0) > write.order) return
      view.texts.set(key, write)
      tell(frame, 0, () => {
        for (const entry of view.listeners) if (entry.key === key) entry.listener()
      })
    })
  }

  function viewOf(frame: Frame): View {
    const found = views.get(frame)
    if (found) return found
    const texts = new Map<string, Write>()
    for (const view of views.values()) {
      for (const [key, write] of view.texts) if (write.order > (texts.get(key)?.order ?? 0)) texts.set(key, write)
    }
    const view = { texts, listeners: new Set<Listener>() }
    views.set(frame, view)
    return view
  }

  function lockOf(frame: Frame): LockPort {
    return (name, options, work) =>
      new Promise((resolve, reject) => {
        const request: Request = {
          frame,
          reject,
          run: () => {
            work()
              .finally(() => release(name, request))
              .then(resolve, reject)
          },
        }
        if ('steal' in options) {
          const robbed = held.get(name)
          if (robbed) tell(robbed.frame, 0, () => robbed.reject(new DOMException('Stolen', 'AbortError')))
          grant(name, request)
          return
        }
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const { signal } = options
        if (signal.aborted) return reject(signal.reason)
        signal.addEventListener('abort', () => {
          const at = queue.indexOf(request)
          if (at < 0) return
          queue.splice(at, 1)
          reject(signal.reason)
        })
        queue.push(request)
        grantNext(name)
      })
  }

  function grantNext(name: string) {
    if (held.has(name)) return
    const next = queues.get(name)?.shift()
    if (next) grant(name, next)
  }

  function grant(name: string, request: Request) {
    held.set(name, request)
    tell(request.frame, draw.between(0, 3), request.run)
  }

  function release(name: string, request: Request) {
    if (held.get(name) !== request) return
    held.delete(name)
    grantNext(name)
  }
}

interface Request {
  readonly frame: Frame
  readonly run: () => void
  readonly reject: (reason: unknown) => void
}

interface Write {
  readonly text: string | null
  readonly order: number
}

interface Listener {
  readonly key: string
  readonly listener: () => void
}

interface View {
  readonly texts: Map<string, Write>
  readonly listeners: Set<Listener>
}
