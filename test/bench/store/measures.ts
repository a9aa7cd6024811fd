import { flushSync } from 'react-dom'
import { bareCell, cellEach, oneCell } from './hand-written.ts'
import { bareSlice, oneSlice, sliceEach } from './portico.ts'
import { openScreen, type Screen } from './screen.ts'
import type { BareStore, Store } from './store.ts'
import { bareStore, oneStore, providedStore } from './zustand.ts'

/** One thing that is measured, for every subject alike. */
export interface Measure {
  readonly title: string
  /** How often the work is done in one round. */
  readonly times: number
  /** By name, Portico first. */
  readonly subjects: PerSubject<Work>
}

/** What is timed, and what it must have caused. */
export interface Work {
  /** Does it once; `turn` counts up over all rounds. */
  readonly once: (turn: number) => unknown
  /** Whether `once` answers a promise. */
  readonly isAwaited?: boolean
  /** What it has caused so far: renders, or calls of listeners. */
  readonly effects: () => number
  /** How many of them each time must cause. */
  readonly effectsEach: number
  /** What must be seen in the end. */
  readonly seen: () => number
  /** What is seen after `turns`. */
  readonly seenAfter: (turns: number) => number
}

/** Everything that is measured, made once and kept over all rounds. */
export function allMeasures(): readonly Measure[] {
  const peers = { zustand: oneStore, 'zustand, provided': providedStore }
  const oneState = screens({ Portico: oneSlice, ...peers, 'by hand': oneCell }, 1000, 1)
  const ownState = screens({ Portico: sliceEach, ...peers, 'by hand': cellEach }, 20, 5)
  return [
    { title: 'One state, 1,000 rows with a selector each: one row changes', times: 20, subjects: oneState.targeted },
    {
      title: 'One state, 1,000 rows with a selector each: what no row reads changes',
      times: 50,
      subjects: oneState.unrelated,
    },
    { title: '20 slices, 5 readers each: one slice changes', times: 100, subjects: ownState.targeted },
    {
      title: '20 slices, 5 readers each: a slice that nobody reads changes',
      times: 5000,
      subjects: ownState.unrelated,
    },
    {
      title: 'Without React: a change is told to 1,000 listeners that read it',
      times: 100,
      subjects: bare(1000, touched),
    },
    { title: 'Without React: an action that does not wait, 1 listener', times: 5000, subjects: bare(1, touched) },
    {
      title: 'Without React: an action that waits for a promise, 1 listener',
      times: 500,
      subjects: bare(1, touchedLater),
    },
  ]
}

type PerSubject<Value> = Readonly<Record<string, Value>>

function screens(stores: PerSubject<(size: number) => Store>, rows: number, readers: number) {
  const opened = mapped(stores, (make) => {
    const store = make(rows)
    return { store, screen: openScreen(store, rows, readers) }
  })
  return {
    targeted: mapped(opened, (one) => targeted(one, rows, readers)),
    unrelated: mapped(opened, (one) => unrelated(one, rows * readers)),
  }
}

interface Opened {
  readonly store: Store
  readonly screen: Screen
}

function targeted({ store, screen }: Opened, rows: number, readers: number): Work {
  return {
    once: (turn) => flushSync(() => store.count(turn % rows)),
    effects: screen.renders,
    effectsEach: readers,
    seen: () => screen.shown().reduce((sum, count) => sum + count, 0),
    seenAfter: (turns) => turns,
  }
}

function unrelated({ store, screen }: Opened, cells: number): Work {
  return {
    once: store.touch,
    effects() {
      flushSync(() => {})
      return screen.renders()
    },
    effectsEach: 0,
    seen: screen.cells,
    seenAfter: () => cells,
  }
}

function bare(listeners: number, work: (store: BareStore, listeners: number) => Work): PerSubject<Work> {
  const stores = { Portico: bareSlice, zustand: bareStore, 'by hand': bareCell }
  return mapped(stores, (make) => work(make(), listeners))
}

function touched(store: BareStore, listeners: number): Work {
  const heard = hearing(store, listeners)
  return { once: store.touch, effects: heard.count, effectsEach: listeners, seen: heard.last, seenAfter: last }
}

function touchedLater(store: BareStore, listeners: number): Work {
  const heard = hearing(store, listeners)
  return {
    once: store.touchLater,
    isAwaited: true,
    effects: heard.count,
    effectsEach: 3,
    seen: heard.last,
    seenAfter: last,
  }
}

function hearing({ subscribe, read }: BareStore, listeners: number) {
  let count = 0
  let last = Number.NaN
  for (let index = 0; index < listeners; index++) {
    subscribe(() => {
      count += 1
      last = read().unread
    })
  }
  return { count: () => count, last: () => last }
}

function last(turns: number): number {
  return turns - 1
}

function mapped<From, To>(subjects: PerSubject<From>, to: (from: From) => To): PerSubject<To> {
  return Object.fromEntries(Object.entries(subjects).map(([name, from]) => [name, to(from)]))
}
