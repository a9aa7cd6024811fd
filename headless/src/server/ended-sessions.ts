import { claimsOf } from '../core/token-claims.ts'
import type { Cookies } from './cookies.ts'
import { digestOf, refreshCookies } from './provider-cookies.ts'
import { endOf, resultIn } from './renewal-result.ts'
import { type KeptTokens, tokensIn } from './session-cookie.ts'
import type { Settings } from './settings.ts'
import type { LedTokens, Renewal } from './types.ts'

/** Milliseconds for which the result of a spent token is kept. */
export const resultLife = 60_000

/**
 * Milliseconds for which the result of a renewal is kept under the token that it was asked with. A token that was not replaced is not
 * spent: only requests that left together share its result, as a later one asks for what has changed.
 */
export function lifeOfResult(key: string, { next }: LedTokens): number {
  return next === null || next === key ? 3000 : resultLife
}

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
  /** Resolves to `true` if a log-out has ended it by now. */
  readonly hasEnded: () => Promise<boolean>
}

/** Watches the session of cookies, so that an answer that is late does not open it again. */
export async function watchSession(settings: Settings, cookies: Cookies): Promise<WatchedSession> {
  const key = await sessionKey(settings, cookies)
  const kept = settings.options.provider?.hasEnded ? await tokensIn(settings, cookies) : null
  return { hasEnded: async () => (key !== null && (await isEnded(settings, key))) || endedThere(settings, kept) }
}

/** Resolves to `true` if the provider has ended the session of tokens, as its issuer reported a log-out. */
export async function endedThere({ options }: Settings, kept: KeptTokens | null): Promise<boolean> {
  if (!kept || !options.provider?.hasEnded) return false
  return options.provider.hasEnded(claimsOf(kept.idToken ?? kept.accessToken))
}

/** Resolves to `true` if a log-out has ended the session of a key, in this process or in another. */
export async function isEnded({ renewals, memory }: Settings, key: string): Promise<boolean> {
  return renewals.get(key)?.result === null || (await memory.read('ended', key)) !== null
}

/**
 * Ends the session of cookies: its refresh token, those that led to it and those that it led to open nothing any more. Kept
 * results go, and those in flight are refused.
 */
export async function endRenewals(settings: Settings, cookies: Cookies): Promise<void> {
  const key = await sessionKey(settings, cookies)
  if (key === null) return
  const { ports, options } = settings
  const least = Math.max(resultLife, options.timeout ?? 0, lifeOf(settings, await tokensIn(settings, cookies)))
  const marked = new Map<string, number>()
  let life = least
  for (const found = [key]; found.length > 0; ) {
    const one = found.pop() ?? key
    if (marked.has(one)) continue
    marked.set(one, life)
    // The mark comes before the look at what the token led to: a renewal states that first, and looks for the mark then.
    await markEnded(settings, one, life)
    const { keys, expiresAt } = await kinOf(settings, one)
    life = Math.max(life, Math.min(longestLife, expiresAt - ports.clock.now()))
    found.push(...keys)
  }
  // A token of another process can last longer than the one that the log-out presented.
  const short = [...marked].filter(([, own]) => own < life)
  await Promise.all(short.map(([one]) => markEnded(settings, one, life)))
}

/** Keeps a renewal for milliseconds, unless another takes its place. */
export function hold({ renewals, ports }: Settings, key: string, renewal: Renewal, milliseconds: number): void {
  renewals.set(key, renewal)
  ports.clock.after(milliseconds, () => {
    if (renewals.get(key) === renewal) renewals.delete(key)
  })
}

async function markEnded(settings: Settings, key: string, milliseconds: number): Promise<void> {
  hold(settings, key, { result: null, led: settings.renewals.get(key)?.led ?? null }, milliseconds)
  await settings.memory.keep('ended', key, {}, milliseconds)
}

/** The tokens before and after that of a key, as far as their renewals are known here or in another process. */
async function kinOf({ renewals, memory }: Settings, key: string) {
  const [result, former] = await Promise.all([memory.read('result', key), memory.read('former', key)])
  const before = [...renewals].flatMap(([one, { led }]) => (led?.next === key ? [one] : []))
  const led = [renewals.get(key)?.led, resultIn(result)?.led].flatMap((one) => one ?? [])
  return {
    keys: [...before, ...[former?.['key'], ...led.map(({ next }) => next)].filter((one) => typeof one === 'string')],
    expiresAt: Math.max(0, ...led.map(({ expiresAt }) => expiresAt)),
  }
}

/** Milliseconds until the access token ends, within a day. */
function lifeOf({ ports }: Settings, kept: KeptTokens | null): number {
  return kept ? Math.min(longestLife, endOf(kept) - ports.clock.now()) : 0
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
