import { isRecord } from '../core/record.ts'
import { claimsOf } from '../core/token-claims.ts'
import type { KeptTokens } from './session-cookie.ts'
import type { RenewalResult } from './types.ts'

/** A result as JSON can hold it. */
export function recordOf({ answer, ...rest }: RenewalResult): object {
  return { ...rest, answer: { ...answer, headers: [...answer.headers] } }
}

/** The result in a record; `null` if it holds none. */
export function resultIn(record: Readonly<Record<string, unknown>> | null): RenewalResult | null {
  const { body, answer, led } = record ?? {}
  if (typeof body !== 'string' || !isRecord(answer) || !isRecord(led)) return null
  const { method, path, status, headers, text } = answer
  const { next, expiresAt } = led
  if (typeof method !== 'string' || typeof path !== 'string' || typeof text !== 'string') return null
  if (typeof status !== 'number' || typeof expiresAt !== 'number' || !Array.isArray(headers)) return null
  return {
    body,
    answer: { method, path, status, headers: new Headers(headers), text },
    led: { next: typeof next === 'string' ? next : null, expiresAt },
  }
}

/** When an access token ends, in epoch milliseconds; 0 if that is unknown. */
export function endOf({ accessToken, until }: Pick<KeptTokens, 'accessToken' | 'until'>): number {
  if (until !== undefined) return until
  try {
    const { exp } = claimsOf(accessToken)
    return typeof exp === 'number' ? 1000 * exp : 0
  } catch {
    return 0
  }
}
