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
  /** The other tabs of this browser; `null` where each is to be alone. Default: the browser's. */
  readonly tabs?: Tabs | null
  /** What cannot be guessed, and digests. Default: the platform's Web Crypto. */
  readonly crypto?: WebCrypto
  /** Where log lines go. */
  readonly log: LogSink
}

/** The part of Web Crypto that Portico uses. */
export interface WebCrypto {
  /** Fills an array with bytes that nobody can foretell, and answers it. */
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array
  /** Digests; `undefined` where the page came neither by https nor from this machine. */
  readonly subtle?: Pick<SubtleCrypto, 'digest'>
}

/** The tabs of one browser in which pages of one origin are open. Nothing here throws. */
export interface Tabs {
  /** Tells this tab from the others. No secret. */
  readonly id: string
  /** Runs work while no other tab runs any of the same name; `null` where the platform has no locks. */
  readonly lock: Lock | null
  /** Opens a line to the other tabs; `null` where the platform has none. */
  line(name: string, hear: (message: unknown) => void): Line | null
  /** Tells when another tab changed what {@link Storages.local} keeps under `key`. */
  onStored(key: string, listener: () => void): Unsubscribe
}

/**
 * Takes a lock, waits for its turn until `signal` is aborted, and gives the lock back when the work has ended. With
 * `steal`, takes it from whoever holds it, whose call then rejects while its work goes on.
 */
export type Lock = <Value>(name: string, options: LockRequest, work: () => Promise<Value>) => Promise<Value>

/** How a lock is taken: waiting for it, or from whoever holds it. */
export type LockRequest = WaitingRequest | StealingRequest

/** Waits for a lock. */
export interface WaitingRequest {
  /** Ends the wait. */
  readonly signal: AbortSignal
}

/** Takes a lock at once. */
export interface StealingRequest {
  /** From whoever holds it. */
  readonly steal: true
}

/** A line to the other tabs. It is closed while the page is kept aside, and what is said then is missed. */
export interface Line {
  /** Says something to all other tabs: plain data. */
  post(message: unknown): void
  /** Closes the line. */
  close(): void
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
  /**
   * Tells of everything a person does in the page: pointing, scrolling, typing. Only asked for where it matters whether
   * anybody is there. Default: what the browser tells.
   */
  onActivity?(listener: () => void): Unsubscribe
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
