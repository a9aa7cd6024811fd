import type { Unsubscribe } from '../events.ts'

/** Everything Portico asks of the world outside. Replace any of them: for a server, a test, a native shell. */
export interface Ports {
  /** Sends a request, as the platform's `fetch` does. */
  readonly fetch: typeof fetch
  /** Time. */
  readonly clock: Clock
  /** The page the application lives in. */
  readonly page: Page
  /** What is remembered. Never throws, never holds a token. */
  readonly storage: Storages
  /** Where log lines go. */
  readonly log: LogSink
}

/** What is remembered, and for how long. */
export interface Storages {
  /** Between visits. */
  readonly local: KeyValue
  /** Within a tab. */
  readonly session: KeyValue
}

/** Time, as Portico sees it. */
export interface Clock {
  /** Wall-clock time in epoch milliseconds. For display and comparison with the provider's dates. */
  now(): number
  /** Milliseconds on a clock that never jumps back. For scheduling. */
  elapsed(): number
  /** Runs `task` once after `ms` milliseconds, at most a day; the answer cancels it. */
  after(ms: number, task: () => void): Unsubscribe
}

/** The page: where it is, how it moves, when it comes back to life. It is only moved where `url` is not `null`. */
export interface Page {
  /** The present address, or `null` where there is no page (a server). */
  url(): URL | null
  /** Leaves for another document. Only called with http and https addresses. */
  open(url: string): void
  /** Moves within the application by the History API, and tells whoever listens to `popstate`. */
  move(path: string, options: { readonly replace: boolean }): void
  /** Tells when the page may have missed something: back online, focused, visible or restored from the cache. */
  onWake(listener: () => void): Unsubscribe
}

/** A store of short texts. An absent, full or forbidden store behaves as an empty one. */
export interface KeyValue {
  /** The text kept under `key`, or `null`. */
  get(key: string): string | null
  /** Keeps `value` under `key`; `null` removes it. */
  set(key: string, value: string | null): void
}

/** Receives one log line. */
export type LogSink = (level: 'error' | 'warn' | 'info' | 'debug', ...parts: unknown[]) => void
