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
  /** The native application that shows the page; `null` where there is none. Default: the one that shows itself. */
  readonly native?: NativeShell | null
  /** Where log lines go. */
  readonly log: LogSink
  /** Passkeys and security keys. Default: the browser's, loaded when first needed. */
  readonly webAuthn?: WebAuthn
}

/** A native application that shows the page in a view of its own. Nothing here throws. */
export type NativeShell = IosShell | AndroidShell

/** What both kinds of native application can be asked. */
interface AnyShell {
  /** Whether it does what is named. */
  can(name: string): boolean
  /** Takes its answer to the question named `id`, once. */
  onAnswer(id: string, answer: NativeAnswer): Unsubscribe
}

/** How a native application answers. */
export interface NativeAnswer {
  /** It did what was asked. */
  resolve(value: unknown): void
  /** It did not. */
  reject(reason: unknown): void
}

/** An application on iOS: it takes texts. */
export interface IosShell extends AnyShell {
  /** Which kind it is. */
  readonly kind: 'ios'
  /** Hands it a message. */
  post(message: string): void
}

/** An application on Android: it takes calls by name. */
export interface AndroidShell extends AnyShell {
  /** Which kind it is. */
  readonly kind: 'android'
  /** Calls what is named. */
  call(name: string, values: readonly string[]): void
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
  /**
   * Notifies the other clients of this page of a change under `key`, as the platform notifies other tabs only. Not needed
   * if a page never holds two clients.
   */
  noteStored?(key: string): void
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
  /**
   * Calls `listener` once the page is visited: at once, unless it is prerendered. Default: what the browser says
   * (`document.prerendering`).
   */
  onShown?(listener: () => void): Unsubscribe
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

/**
 * Makes and asks for credentials of a device (WebAuthn Level 3). Binary values cross as base64url text, as the contract
 * has them. What a device refuses rejects with a `PorticoError`: `webauthn-canceled`, `webauthn-timed-out`,
 * `webauthn-registered` (the device is set up already), `webauthn-insecure`, `webauthn-unsupported` or `webauthn-failed`.
 * An aborted signal rejects with its reason.
 */
export interface WebAuthn {
  /** What browser and device can do. Never rejects. */
  availability(): Promise<WebAuthnAvailability>
  /** Makes a credential. */
  create(options: WebAuthnCreation, how: { readonly signal: AbortSignal }): Promise<WebAuthnAttestation>
  /** Asks for a signature. With `conditional` it is offered where the person fills in the user name, and waits there. */
  get(options: WebAuthnRequest, how: WebAuthnHow): Promise<WebAuthnAssertion>
}

/** How a signature is asked for. */
export interface WebAuthnHow {
  /** Ends the request. */
  readonly signal: AbortSignal
  /** `conditional` offers it with the autofill of a form; without, the browser asks at once. */
  readonly mediation?: 'conditional'
}

/** What browser and device can do. */
export interface WebAuthnAvailability {
  /** Whether there are credentials of devices at all. */
  readonly isSupported: boolean
  /** Whether this device itself can hold one and tell who uses it: face, finger, PIN. */
  readonly hasPlatform: boolean
  /** Whether one can be offered with the autofill of a form. */
  readonly hasAutofill: boolean
}

/** A credential named in a request. */
export interface WebAuthnCredential {
  /** Always `public-key`. */
  readonly type: string
  /** Its id. */
  readonly id: string
  /** How it can be reached. */
  readonly transports?: readonly string[]
}

/** What a credential is made by. */
export interface WebAuthnCreation {
  /** For whom it is good. */
  readonly rp: { readonly id: string; readonly name: string }
  /** Whose it is. */
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  /** What the device signs. */
  readonly challenge: string
  /** The kinds of key that would do, the best first. */
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[]
  /** Credentials whose device must not get a second one. */
  readonly excludeCredentials?: readonly WebAuthnCredential[]
  /** Milliseconds the person has. */
  readonly timeout?: number
  /** Which device would do. */
  readonly authenticatorSelection?: {
    readonly authenticatorAttachment?: 'platform' | 'cross-platform'
    readonly requireResidentKey?: boolean
    readonly residentKey?: string
    readonly userVerification?: string
  }
}

/** What a signature is asked for with. */
export interface WebAuthnRequest {
  /** What the device signs. */
  readonly challenge: string
  /** The credentials that would do; absent or empty, any that the device knows for this page. */
  readonly allowCredentials?: readonly WebAuthnCredential[]
  /** Milliseconds the person has. */
  readonly timeout?: number
  /** For whom the credential is good. */
  readonly rpId?: string
  /** Whether the device must tell who uses it. */
  readonly userVerification?: 'required' | 'preferred' | 'discouraged'
}

/** Proof of a credential that was made. */
export interface WebAuthnAttestation {
  /** Its id. */
  readonly id: string
  /** What the device says. */
  readonly response: { readonly clientDataJSON: string; readonly attestationObject: string }
  /** Whether it is in this device (`Platform`) or in one beside it. */
  readonly deviceType: 'Platform' | 'CrossPlatform'
}

/** A signature by a credential. */
export interface WebAuthnAssertion {
  /** The credential's id. */
  readonly id: string
  /** What the device says. */
  readonly response: {
    readonly clientDataJSON: string
    readonly authenticatorData: string
    readonly signature: string
    readonly userHandle?: string
  }
}
