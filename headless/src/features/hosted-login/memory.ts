import type { JWK } from 'jose'
import { unguessable } from '../../core/pkce.ts'
import type { SessionHost } from '../../session/host.ts'
import { hostedRenewalKey } from '../../session/scope.ts'

/** What hosted login knows in one tab, besides its state. Kept in memory, nowhere else. */
export interface HostedMemory {
  /** Opens the next token, once. */
  refreshToken: string | null
  /** Which of the tabs' renewals the refresh token came by. */
  mark: string | null
  /** The id token, to tell the provider at log-out whose session ends. */
  idToken: string | null
  /** Ends with the exchange that is under way; never rejects. */
  resuming: Promise<unknown> | null
  /** Whether the page is being left: nothing else may send it anywhere. */
  isLeaving: boolean
  /** Where a log-out leads in the end, or `null`. */
  returnTo: string | null
  /** The keys of the provider, and when they were read by the clock that never jumps back. */
  keys: { readonly list: readonly JWK[]; readonly readAt: number } | null
}

/** What is known of a client. */
export function memoryOf(host: SessionHost): HostedMemory {
  const found = memories.get(host) ?? {
    refreshToken: null,
    mark: null,
    idToken: null,
    resuming: null,
    isLeaving: false,
    returnTo: null,
    keys: null,
  }
  memories.set(host, found)
  return found
}

/**
 * The refresh token of this tab, unless another tab has asked for tokens since: the provider then takes that one's alone,
 * and a spent one ends the session.
 */
export function ownRefreshToken(host: SessionHost): string | null {
  const { refreshToken, mark } = memoryOf(host)
  return mark !== null && mark === host.ports.storage.local.get(hostedRenewalKey(host)) ? refreshToken : null
}

/** Tells the other tabs that their refresh tokens are worth nothing from now on. */
export function claimRenewal(host: SessionHost): void {
  const mark = unguessable(host.ports)
  memoryOf(host).mark = mark
  host.ports.storage.local.set(hostedRenewalKey(host), mark)
}

/** Forgets a session. */
export function forgetTokens(host: SessionHost): void {
  Object.assign(memoryOf(host), { refreshToken: null, mark: null, idToken: null })
}

const memories = /* @__PURE__ */ new WeakMap<SessionHost, HostedMemory>()
