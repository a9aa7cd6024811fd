import { claimsOf } from '../session/user.ts'
import type { Cookies } from './cookies.ts'
import { digestOf, refreshCookies } from './provider-cookies.ts'
import { tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import type { Renewal } from './types.ts'

/** Milliseconds for which the answer of a spent token is kept. */
export const memory = 60_000

/** The refresh token of a hosted sign-in, or the provider's own cookies. */
export async function refreshTokenIn(settings: Settings, cookies: Cookies): Promise<string | null> {
  if (settings.options.hostedLogin) return (await tokensIn(settings, cookies))?.refreshToken ?? null
  return refreshCookies(settings, cookies)
}

/** The key of a renewal: it names the provider and the refresh token, and does not reveal that. */
export async function keyOf({ baseUrl }: Settings, refreshToken: string): Promise<string> {
  return `${baseUrl} ${await digestOf(refreshToken)}`
}

/** A session while a request for it is answered. */
export interface WatchedSession {
  /** `true` if a log-out had ended it before the request. */
  readonly hadEnded: boolean
  /** `true` if a log-out has ended it by now. */
  readonly hasEnded: () => boolean
}

/** Watches the session of cookies, so that an answer that is late does not open it again. */
export async function watchSession(settings: Settings, cookies: Cookies): Promise<WatchedSession> {
  const key = await sessionKey(settings, cookies)
  const hasEnded = () => key !== null && isEnded(settings, key)
  return { hadEnded: hasEnded(), hasEnded }
}

/** `true` if a log-out has ended the session of a key. */
export function isEnded({ renewals }: Settings, key: string): boolean {
  return renewals.get(key)?.answer === null
}

/**
 * Ends the session of cookies: its refresh token, those that led to it and those that it led to open nothing any more. Kept
 * answers go, and those in flight are refused.
 */
export async function endRenewals(settings: Settings, cookies: Cookies): Promise<void> {
  const { renewals, options } = settings
  const key = await sessionKey(settings, cookies)
  if (key === null) return
  const life = lifeOf(settings, await tokensIn(settings, cookies))
  for (const one of kinOf(renewals, key)) {
    const next = renewals.get(one)?.next ?? null
    hold(settings, one, { body: '', answer: null, next }, Math.max(memory, options.timeout ?? 0, life))
  }
}

/** Keeps a renewal for milliseconds, unless another takes its place. */
export function hold({ renewals, ports }: Settings, key: string, renewal: Renewal, milliseconds: number): void {
  renewals.set(key, renewal)
  ports.clock.after(milliseconds, () => {
    if (renewals.get(key) === renewal) renewals.delete(key)
  })
}

/** The keys of all tokens of the session of a key, as far as their renewals are known. */
function kinOf(renewals: ReadonlyMap<string, Renewal>, key: string): ReadonlySet<string> {
  const kin = new Set([key])
  for (let size = 0; size < kin.size; ) {
    size = kin.size
    for (const [one, { next }] of renewals) {
      if (next === null) continue
      if (kin.has(one)) kin.add(next)
      else if (kin.has(next)) kin.add(one)
    }
  }
  return kin
}

/** Milliseconds until the access token ends, within a day. */
function lifeOf({ ports }: Settings, kept: { readonly accessToken: string } | null): number {
  const exp = kept && claimsOf(kept.accessToken)['exp']
  return typeof exp === 'number' ? Math.min(longestLife, 1000 * exp - ports.clock.now()) : 0
}

const longestLife = 86_400_000

/** The key of the refresh token, or of the one that the session belongs to. A session without any is its access token. */
async function sessionKey(settings: Settings, cookies: Cookies): Promise<string | null> {
  const refreshToken = await refreshTokenIn(settings, cookies)
  if (refreshToken !== null) return keyOf(settings, refreshToken)
  const kept = await tokensIn(settings, cookies)
  if (!kept) return null
  return kept.boundTo ? `${settings.baseUrl} ${kept.boundTo}` : keyOf(settings, kept.accessToken)
}
