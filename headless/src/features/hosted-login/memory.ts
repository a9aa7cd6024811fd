import type { JWK } from 'jose'
import { unguessable } from '../../core/pkce.ts'
import { whenReturned } from '../../core/ports/returned.ts'
import type { SessionHost } from '../../session/host.ts'
import { hostedRenewalKey } from '../../session/scope.ts'

/** The private data of hosted login in one tab. It stays in memory only. */
export interface HostedMemory {
  /** Each renewal uses it up and returns the next. */
  refreshToken: string | null
  /** The renewal mark, shared by the tabs, under which the refresh token was issued. */
  mark: string | null
  /** Sent to the provider at log-out to identify the session. */
  idToken: string | null
  /** Settles with the exchange under way; never rejects. */
  resuming: Promise<unknown> | null
  /** `true` while the page is leaving; blocks other navigation. */
  isLeaving: boolean
  /** `true` while the page is leaving for the log-out at the provider. */
  isLoggingOut: boolean
  /** The final destination of a log-out, or `null`. */
  returnTo: string | null
  /** The keys of the provider, and the monotonic time of the read. */
  keys: { readonly list: readonly JWK[]; readonly readAt: number } | null
}

/** The private data of a client. */
export function memoryOf(host: SessionHost): HostedMemory {
  const found = memories.get(host.options) ?? {
    refreshToken: null,
    mark: null,
    idToken: null,
    resuming: null,
    isLeaving: false,
    isLoggingOut: false,
    returnTo: null,
    keys: null,
  }
  memories.set(host.options, found)
  return found
}

/**
 * The refresh token of this tab, or `null` if another tab has renewed since. The provider accepts only the newest
 * token, and a spent one ends the session.
 */
export function ownRefreshToken(host: SessionHost): string | null {
  const { refreshToken, mark } = memoryOf(host)
  return mark !== null && mark === host.ports.storage.local.get(hostedRenewalKey(host)) ? refreshToken : null
}

/** Invalidates the refresh tokens of the other tabs. */
export function claimRenewal(host: SessionHost): void {
  const mark = unguessable(host.ports)
  memoryOf(host).mark = mark
  host.ports.storage.local.set(hostedRenewalKey(host), mark)
}

/** The session-storage key for the time of the last automatic redirect. */
export function redirectedKey({ name }: { readonly name: string }): string {
  return `portico-hosted-redirect:${name}`
}

/** Allows the next automatic redirect at once: the last one has led to a session, or to a log-out. */
export function forgetRedirect(host: SessionHost): void {
  host.ports.storage.session.set(redirectedKey(host), null)
}

/** Clears the tokens of the session. */
export function forgetTokens(host: SessionHost): void {
  Object.assign(memoryOf(host), { refreshToken: null, mark: null, idToken: null })
}

/**
 * Blocks other navigation while the page leaves for the log-out: a page goes on until the next one answers. Ends if the
 * page is shown again from the back-forward cache.
 */
export function holdForLogOut(host: SessionHost): void {
  const memory = memoryOf(host)
  Object.assign(memory, { isLeaving: true, isLoggingOut: true })
  const stop = whenReturned(host.ports, () => {
    stop()
    Object.assign(memory, { isLeaving: false, isLoggingOut: false })
  })
}

/** By the options, which the client of each feature has in common. */
const memories = new WeakMap<SessionHost['options'], HostedMemory>()
