import './parts-at-hand.ts'
import { memoryStore } from '../../providers/emulator/src/testing/client.ts'
import type { Clock, HistoryEntries, PagePort, Ports } from '../src/core/index.ts'
import { cryptoCalls } from './crypto-work.ts'

/** A clock that moves only when told to. */
export interface FakeClock extends Clock {
  /**
   * Moves time on, runs what falls due in order, and lets everything settle that waits on it. It stands still while
   * {@link FakeClock.work} goes on, so that no call runs into its limit because a machine is busy.
   */
  advance(ms: number): Promise<void>
  /** Does work that takes time of its own, such as that of a provider. */
  work<Value>(work: () => Promise<Value>): Promise<Value>
  /** Waits by this clock; work that does so does not hold it. */
  sleep(ms: number): Promise<void>
  /** Sets the time of day on, or back, while no timer runs: somebody sets the clock, or the machine sleeps. */
  jump(ms: number): void
  /** How many timers wait. */
  timers(): number
}

/** Makes a {@link FakeClock}. */
export function fakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let [elapsed, jumped] = [0, 0]
  const timers = new Set<{ readonly due: number; readonly task: () => void }>()
  // Numbers only: to know whose work it is that waits takes asynchronous contexts, which halve the speed of all tests.
  let [working, waiting] = [0, 0]
  const isBusy = () => working > waiting || cryptoCalls() > 0
  const after: FakeClock['after'] = (ms, task) => {
    const timer = { due: elapsed + Math.max(ms, 0), task }
    timers.add(timer)
    return () => timers.delete(timer)
  }
  return {
    now: () => start + jumped + elapsed,
    elapsed: () => elapsed,
    after,
    async work(work) {
      working += 1
      try {
        return await work()
      } finally {
        working -= 1
      }
    },
    async sleep(ms) {
      waiting += 1
      await new Promise<void>((resolve) => after(ms, resolve))
      waiting -= 1
    },
    async advance(ms) {
      const until = elapsed + ms
      await rest()
      for (;;) {
        const next = [...timers].filter((timer) => timer.due <= until).sort((one, other) => one.due - other.due)[0]
        if (!next) break
        elapsed = Math.max(elapsed, next.due)
        timers.delete(next)
        next.task()
        await rest()
      }
      // Time never goes back, not even where two advance at once.
      elapsed = Math.max(elapsed, until)
      await rest()
    },
    jump(ms) {
      jumped += ms
    },
    timers: () => timers.size,
  }

  async function rest() {
    for (let wasBusy = true; wasBusy || isBusy(); ) {
      wasBusy = isBusy()
      await settle()
    }
  }
}

/** Lets every promise that can settle do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A page that can be looked at: where it is and where it was sent. */
export interface FakePage extends PagePort {
  /** Every address the page was left for. */
  readonly opened: string[]
  /** Every move within the page, and whether it replaced the entry. */
  readonly moves: { readonly path: string; readonly replace: boolean }[]
  /** Every address that was opened in a new tab. */
  readonly tabs: string[]
  /** The browser goes back or forward to an address, without a call of {@link PagePort.move}. */
  travel(address: string): void
  /** The addresses of all entries of the history, without the origin, and the index of the present one. */
  history(): { readonly entries: readonly string[]; readonly at: number }
  readonly entries: HistoryEntries
  onMove(listener: () => void): () => void
  openTab(address: string): void
  /** Hides the page, or shows it without waking it. */
  hide(isHidden: boolean): void
  /** Wakes the page: online again, focused, visible. */
  wake(): void
  /** The browser shows the page again from the back-forward cache. */
  comeBack(): void
  onReturn(listener: () => void): () => void
  /** A person does something in the page. */
  act(): void
  onActivity(listener: () => void): () => void
  /** Prerenders the page; the answer visits it. */
  prerender(): () => void
  onShown(listener: () => void): () => void
  /** How many listen to the page. */
  listeners(): number
}

/** Makes a {@link FakePage}. */
export function fakePage(address = 'http://localhost:5173/account/login'): FakePage {
  const stack: { url: URL; note: string | null }[] = [{ url: new URL(address), note: null }]
  let at = 0
  const present = () => stack[at] ?? { url: new URL(address), note: null }
  const opened: string[] = []
  const moves: { path: string; replace: boolean }[] = []
  const wakers = new Set<() => void>()
  const returners = new Set<() => void>()
  const watchers = new Set<() => void>()
  const visitors = new Set<() => void>()
  const movers = new Set<() => void>()
  const tabs: string[] = []
  let isPrerendered = false
  let isAway = false
  return {
    opened,
    moves,
    url: () => new URL(present().url),
    open: (to) => void opened.push(to),
    move(path, { replace }) {
      const url = new URL(path, present().url)
      if (replace) stack[at] = { ...present(), url }
      else {
        stack.splice(at + 1, stack.length, { url, note: null })
        at += 1
      }
      moves.push({ path, replace })
      moved()
    },
    tabs,
    travel(to) {
      const { href } = new URL(to, present().url)
      const places = stack.flatMap(({ url }, index) => (url.href === href && index !== at ? [index] : []))
      const nearest = places.sort((one, other) => Math.abs(one - at) - Math.abs(other - at))[0]
      if (nearest === undefined) stack[at] = { url: new URL(href), note: null }
      else at = nearest
      moved()
    },
    history: () => ({ entries: stack.map(({ url }) => url.href.slice(url.origin.length)), at }),
    entries: {
      note: () => present().note,
      setNote(note) {
        stack[at] = { ...present(), note }
      },
      back(count) {
        // As in a browser, the address changes later.
        setImmediate(() => {
          at = Math.max(0, at - count)
          moved()
        })
      },
    },
    onMove(listener) {
      movers.add(listener)
      return () => movers.delete(listener)
    },
    openTab: (to) => void tabs.push(to),
    hide(isHidden) {
      isAway = isHidden
    },
    isHidden: () => isAway,
    onWake(listener) {
      wakers.add(listener)
      return () => wakers.delete(listener)
    },
    wake() {
      for (const listener of wakers) listener()
    },
    onReturn(listener) {
      returners.add(listener)
      return () => returners.delete(listener)
    },
    comeBack() {
      for (const listener of [...returners, ...wakers]) listener()
    },
    onActivity(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    act() {
      for (const listener of watchers) listener()
    },
    prerender() {
      isPrerendered = true
      return () => {
        isPrerendered = false
        for (const visit of visitors) visit()
        visitors.clear()
      }
    },
    onShown(listener) {
      if (isPrerendered) visitors.add(listener)
      else listener()
      return () => visitors.delete(listener)
    },
    listeners: () => wakers.size + returners.size + watchers.size + visitors.size + movers.size,
  }

  function moved() {
    for (const listener of movers) listener()
    if (typeof window !== 'undefined') window.dispatchEvent(new Event('popstate'))
  }
}

/** A world outside that does only what it is told to. */
export interface FakePorts extends Ports {
  readonly clock: FakeClock
  readonly page: FakePage
  /** Every line that was logged. */
  readonly lines: string[]
}

/** Makes {@link FakePorts}; without a `fetch`, the network is dead. */
export function fakePorts(
  parts: { readonly fetch?: typeof fetch; readonly address?: string; readonly clock?: FakeClock } = {},
): FakePorts {
  const lines: string[] = []
  return {
    fetch: parts.fetch ?? (() => Promise.reject(new TypeError('Failed to fetch'))),
    clock: parts.clock ?? fakeClock(),
    page: fakePage(parts.address),
    storage: { local: memoryStore(), session: memoryStore() },
    tabs: null,
    log: (...parts) => void lines.push(parts.map(String).join(' ')),
    lines,
  }
}
