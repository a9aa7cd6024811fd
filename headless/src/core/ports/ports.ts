import type { Unsubscribe } from '../events.ts'

/** The platform services that Portico uses. Replace any of them: for a server, a test, a native shell. */
export interface Ports {
  /** Sends a request, as the platform's `fetch` does. */
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly page: PagePort
  /** Values that outlive a page. Never throws, never holds a token. */
  readonly storage: Storages
  /**
   * The other tabs of this browser; `null` keeps each tab on its own. It then learns of a log-out in another tab by the refusal of its
   * next renewal, which emits `sessionEnded`. Default: the browser's.
   */
  readonly tabs?: Tabs | null
  /** Random values and digests. Default: the platform's Web Crypto. */
  readonly crypto?: WebCrypto
  /** The native application that shows the page; `null` without one. Default: the one that is detected. */
  readonly native?: NativeShell | null
  readonly log: LogSink
  /** Passkeys and security keys. Default: the browser's, loaded when first needed. */
  readonly webAuthn?: WebAuthn
  /** The camera, for a picture of the user. Default: the browser's, loaded with the code that uses it. */
  readonly camera?: Camera
}

/** A native application that shows the page in a view of its own. Nothing here throws. */
export type NativeShell = IosShell | AndroidShell

/** The members of both kinds of native application. */
export interface AnyShell {
  /** `true` if it supports the function of that name. */
  can(name: string): boolean
  /** Receives its answer to the request `id`, once. */
  onAnswer(id: string, answer: NativeAnswer): Unsubscribe
}

/** The two answers of a native application. */
export interface NativeAnswer {
  /** Answers the call with its result. */
  resolve(value: unknown): void
  /** Answers the call with its failure. */
  reject(reason: unknown): void
}

/** An application on iOS, called by text messages. */
export interface IosShell extends AnyShell {
  readonly kind: 'ios'
  /** Sends a message to the application. */
  post(message: string): void
}

/** An application on Android, called by function name. */
export interface AndroidShell extends AnyShell {
  readonly kind: 'android'
  /** Calls a function of the application. */
  call(name: string, values: readonly string[]): void
}

/** The part of Web Crypto that Portico uses. */
export interface WebCrypto {
  /** Fills an array with unpredictable bytes and returns it. */
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array
  /** Digests; `undefined` if the page came neither by https nor from this machine. */
  readonly subtle?: Pick<SubtleCrypto, 'digest'>
}

/** The tabs of one browser in which pages of one origin are open. Nothing here throws. */
export interface Tabs {
  /** Identifies this tab. No secret. */
  readonly id: string
  /** Runs work while no other tab runs any of the same name; `null` if the platform has no locks. */
  readonly lock: LockPort | null
  /** Opens a line to the other tabs; `null` if the platform has none. */
  line(name: string, onMessage: (message: unknown) => void): TabLine | null
  /** Calls `listener` when another tab changes the value of {@link Storages.local} under `key`. */
  onStored(key: string, listener: () => void): Unsubscribe
  /**
   * Notifies the other clients of this page of a change under `key`, as the platform notifies other tabs only. Not needed
   * if a page never holds two clients.
   */
  noteStored?(key: string): void
}

/**
 * Requests a lock, waits for it until `signal` is aborted, and releases it when the work has ended. With `steal` the
 * present holder loses it: its call rejects while its work goes on.
 */
export type LockPort = <Value>(name: string, options: LockRequest, work: () => Promise<Value>) => Promise<Value>

/** The two requests for a lock: wait for it, or steal it. */
export type LockRequest = WaitingRequest | StealingRequest

/** Waits for the lock until the signal aborts. */
export interface WaitingRequest {
  readonly signal: AbortSignal
}

/** Gets the lock at once; its holder loses it. */
export interface StealingRequest {
  readonly steal: true
}

/** A line to the other tabs. It is closed while the page is in the back-forward cache, and misses messages then. */
export interface TabLine {
  /** Sends plain data to all other tabs. */
  post(message: unknown): void
  /** Closes the line of this tab. */
  close(): void
}

/** Storage between visits (`local`) and within a tab (`session`). */
export interface Storages {
  readonly local: KeyValue
  readonly session: KeyValue
}

/** The clock and the timers. */
export interface Clock {
  /** Wall-clock time in epoch milliseconds. For display and comparison with the provider's dates. */
  now(): number
  /** Milliseconds on a clock that never jumps back. For scheduling. */
  elapsed(): number
  /** Runs `task` once after `ms` milliseconds, at most a day; the function it returns cancels it. */
  after(ms: number, task: () => void): Unsubscribe
}

/** The page: its address, its moves and its events. It only moves if `url` is not `null`. */
export interface PagePort {
  /** The present address, or `null` without a page, on a server. */
  url(): URL | null
  /** Leaves for another document. Only called with http and https addresses. */
  open(url: string): void
  /** Moves within the application by the History API, and dispatches `popstate`. */
  move(path: string, options: { readonly replace: boolean }): void
  /** Calls `listener` when the page may have missed events: online, focused, visible or restored from the cache. */
  onWake(listener: () => void): Unsubscribe
  /** Calls `listener` on input: pointing, scrolling, typing. Used only if the policy limits idle time. Default: the browser's. */
  onActivity?(listener: () => void): Unsubscribe
  /** Calls `listener` after every change of the address within the document. Default: the browser's. */
  onMove?(listener: () => void): Unsubscribe
  /** Calls `listener` when the page is shown again from the back-forward cache. Default: the browser's. */
  onReturn?(listener: () => void): Unsubscribe
  /**
   * Opens an address in a new tab. Only called with http and https addresses. A function that returns `false` reports that no
   * tab was opened. Default: the browser's.
   */
  openTab?(url: string): void
  /**
   * The entries of the history, for the way back from what was opened over a page. Default: the browser's, if the page is at the
   * address of the browser; otherwise no entry is removed.
   */
  readonly entries?: HistoryEntries
  /** `true` while the page is hidden, as in a tab behind another. Default: the browser's. */
  isHidden?(): boolean
  /** Calls `listener` once the page is visited: at once, unless it is prerendered. Default: `document.prerendering`. */
  onShown?(listener: () => void): Unsubscribe
}

/** The entries of the history of a page. */
export interface HistoryEntries {
  /** Returns the note on the present entry, after a reload too; `null` without one. */
  note(): string | null
  /** Writes a note on the present entry. Address and state of the entry stay. */
  setNote(note: string): void
  /** Goes back by a number of entries. The address changes later. */
  back(count: number): void
}

/** A store of short texts. An absent, full or forbidden store behaves as an empty one. */
export interface KeyValue {
  /** Returns the stored value, `null` if there is none. */
  get(key: string): string | null
  /** Stores `value` under `key`; `null` removes it. */
  set(key: string, value: string | null): void
}

/** Writes one line of the log. */
export type LogSink = (level: 'error' | 'warn' | 'info' | 'debug', ...parts: unknown[]) => void

/**
 * Creates and requests credentials of a device. Binary values are base64url text, as in the contract. A refusal rejects
 * with a `PorticoError`: `webauthn-canceled`, `webauthn-timed-out`, `webauthn-registered` (the device is set up already),
 * `webauthn-insecure`, `webauthn-unsupported` or `webauthn-failed`. An aborted signal rejects with its reason.
 *
 * @see WebAuthn Level 3
 */
export interface WebAuthn {
  /** The support of browser and device. Never rejects. */
  availability(): Promise<WebAuthnAvailability>
  /** Requests a new credential from the device. */
  create(options: WebAuthnCreation, how: { readonly signal: AbortSignal }): Promise<WebAuthnAttestation>
  /** Requests a signature. With `conditional` it is offered with the autofill of the user name, and waits for a choice. */
  get(options: WebAuthnRequest, how: WebAuthnHow): Promise<WebAuthnAssertion>
}

/**
 * Opens a camera. A refusal rejects with a `PorticoError`: `camera-refused` by the user or the page's policy,
 * `camera-missing`, `camera-busy` in another application, or `camera-unsupported`. An aborted signal rejects with its reason.
 */
export interface Camera {
  /** `true` if the browser has cameras and this page may ask for one. */
  isSupported(): boolean
  /** Opens the camera that faces the user. Stop the tracks of the stream to close it. */
  open(how: { readonly signal: AbortSignal }): Promise<MediaStream>
}

/** The options of a request for a signature. */
export interface WebAuthnHow {
  readonly signal: AbortSignal
  /** `conditional` offers it with the autofill of a form; without, the browser asks at once. */
  readonly mediation?: 'conditional'
}

/** The support of browser and device. */
export interface WebAuthnAvailability {
  readonly isSupported: boolean
  /** `true` if this device can hold a credential and verify its user by face, finger or PIN. */
  readonly hasPlatform: boolean
  /** `true` if a credential can be offered with the autofill of a form. */
  readonly hasAutofill: boolean
}

/** A credential named in a request. */
export interface WebAuthnCredential {
  /** `public-key` is the only value today. */
  readonly type: string
  readonly id: string
  readonly transports?: readonly string[]
}

/** The options to create a credential. */
export interface WebAuthnCreation {
  /** The relying party it is valid for. */
  readonly rp: { readonly id: string; readonly name: string }
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly challenge: string
  /** The accepted kinds of key, the best first. */
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[]
  /** Credentials whose device must not get a second one. */
  readonly excludeCredentials?: readonly WebAuthnCredential[]
  /** Milliseconds until the request expires. */
  readonly timeout?: number
  readonly authenticatorSelection?: {
    readonly authenticatorAttachment?: 'platform' | 'cross-platform'
    readonly requireResidentKey?: boolean
    readonly residentKey?: string
    readonly userVerification?: string
  }
}

/** The options to request a signature. */
export interface WebAuthnRequest {
  readonly challenge: string
  /** The accepted credentials; absent or empty, any that the device knows for this page. */
  readonly allowCredentials?: readonly WebAuthnCredential[]
  /** Milliseconds until the request expires. */
  readonly timeout?: number
  /** The relying party of the credential. */
  readonly rpId?: string
  /** `required` if the device must verify its user. */
  readonly userVerification?: 'required' | 'preferred' | 'discouraged'
}

/** Proof of a credential that was made. */
export interface WebAuthnAttestation {
  readonly id: string
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string }
  /** `Platform` if it is in this device, `CrossPlatform` if it is in another. */
  readonly deviceType: 'Platform' | 'CrossPlatform'
}

/** A signature by a credential. */
export interface WebAuthnAssertion {
  readonly id: string
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string
  }
}
