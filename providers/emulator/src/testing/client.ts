import { type Client, type ClientOptions, createClient } from '@portico/headless/client'
import { type Clock, type KeyValue, type LockPort, platformPorts, type Tabs } from '@portico/headless/core'
import type { Emulator, EmulatorOptions } from '../types.ts'
import { opened } from './open-clients.ts'
import { createTestProvider, type TestBrowser } from './provider.ts'

/** The options of a test client, besides those of any client. */
export interface TestClientOptions extends Omit<ClientOptions, 'baseUrl' | 'preview'> {
  /** The signed-in user. Default: none, like `null`. */
  readonly signedInAs?: string | null
  /** How the emulator is made: its seed, its policies' beginnings, its latency. */
  readonly emulator?: EmulatorOptions
}

/** A client with everything around it. */
export interface TestClient {
  /** Hand it to `PorticoProvider`, or drive its features without React. */
  readonly client: Client
  /** The provider it talks to: move its time, break its answers, read its outbox. */
  readonly emulator: Emulator
  /** The browser it lives in, with its cookies. */
  readonly browser: TestBrowser
  /**
   * Opens another tab of the browser: a client with the same options, cookies and stored values, which receives the messages
   * of the other tabs. The storage of a tab is its own.
   */
  readonly openTab: () => Client
  /**
   * Moves the provider's time and the client's on, in milliseconds: what the client waits for and is due by then happens
   * at once. `emulator.advance` moves the time alone, and leaves what waits to the real one.
   */
  readonly advance: (ms: number) => void
}

/**
 * Makes a headless client against a fresh emulator in this process, for tests of an application: no server, no port, no
 * network, nothing remembered from the test before. The client has the emulator's clock, so `emulator.advance`
 * ends tokens and sessions for both. Calls have no time limit by default, because a busy machine would end them; set `timeout` for one.
 *
 * Throws an `Error` if no account has the address of `signedInAs`.
 *
 * @example
 * ```tsx
 * import { PorticoProvider } from '@portico/headless'
 * import { render } from '@testing-library/react'
 *
 * const { client, emulator } = createTestClient({ signedInAs: 'admin@acme.test' })
 * render(<PorticoProvider client={client}><App /></PorticoProvider>)
 * ```
 */
export function createTestClient({
  signedInAs = null,
  emulator: options,
  ports,
  ...clientOptions
}: TestClientOptions = {}): TestClient {
  const { emulator, baseUrl, openBrowser } = createTestProvider(options)
  const browser = openBrowser()
  if (signedInAs !== null) browser.signIn(signedInAs)
  const { clock, advance } = clockOf(emulator)
  const { open } = memoryTabs()
  const openTab = () => {
    const { tabs, local } = open()
    const own = { fetch: browser.fetch, clock, storage: { local, session: memoryStore() }, tabs }
    return opened(
      createClient({ timeout: Number.POSITIVE_INFINITY, ...clientOptions, baseUrl, ports: { ...own, ...ports } }),
    )
  }
  return { client: openTab(), emulator, browser, openTab, advance }
}

/** Something that waits in the client. */
interface Waiting {
  readonly dueAt: number
  readonly run: () => void
}

function clockOf(emulator: Emulator): { readonly clock: Clock; readonly advance: (ms: number) => void } {
  const { after } = platformPorts().clock
  const start = emulator.now()
  const elapsed = () => emulator.now() - start
  const waiting = new Set<Waiting>()
  return {
    clock: {
      now: emulator.now,
      elapsed,
      after(ms, run) {
        const once = () => {
          if (waiting.delete(one)) run()
        }
        const one = { dueAt: elapsed() + ms, run: once }
        waiting.add(one)
        const stop = after(ms, once)
        return () => {
          waiting.delete(one)
          stop()
        }
      },
    },
    advance(ms) {
      emulator.advance(ms)
      const due = [...waiting].filter(({ dueAt }) => dueAt <= elapsed())
      for (const one of due.sort((a, b) => a.dueAt - b.dueAt)) one.run()
    },
  }
}

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
