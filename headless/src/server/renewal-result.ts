import { isRecord } from '../core/record.ts'
import { claimsOf } from '../session/user.ts'
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

/** When an access token ends, in epoch milliseconds; 0 if it does not state that. */
export function endOf(accessToken: string): number {
  const { exp } = claimsOf(accessToken)
  return typeof exp === 'number' ? 1000 * exp : 0
}
