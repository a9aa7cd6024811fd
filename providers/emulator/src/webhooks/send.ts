import { SignJWT } from 'jose'
import type { Send } from '../calls/reach.ts'
import type { Webhook } from './records.ts'

/** A request to a webhook. */
export interface Sent extends Pick<Webhook, 'url' | 'secret'> {
  readonly payload: string
  /** The present time, in epoch milliseconds. */
  readonly clock: () => number
}

/** The answer of a receiver. */
export interface Answered {
  /** The status, or `no-answer`. */
  readonly statusCode: number | string
  readonly body: string
  /** Milliseconds until the answer, or until there was none. */
  readonly duration: number
}

/** The header with the signature: a JWT that the secret of the webhook signs with HS256. */
const signatureHeader = 'x-webhook-secret'

/** Sends a payload once. Without an answer the body is the reason: it never rejects. Redirects are not followed. */
export async function sendOnce(deliver: Send, { url, secret, payload, clock }: Sent): Promise<Answered> {
  const began = clock()
  try {
    const headers = {
      'content-type': 'application/json',
      ...(secret !== null && { [signatureHeader]: await signatureOf(secret, began) }),
    }
    const signal = AbortSignal.timeout(patience)
    const request = new Request(url, { method: 'POST', headers, body: payload, redirect: 'manual', signal })
    const response = await deliver(request)
    const body = (await response.text()).slice(0, longestBody)
    return { statusCode: response.status, body, duration: Math.max(0, clock() - began) }
  } catch (error) {
    const body = error instanceof Error ? error.message : String(error)
    return { statusCode: 'no-answer', body, duration: Math.max(0, clock() - began) }
  }
}

/** The receiver has accepted a delivery. */
export function isAccepted({ statusCode }: Pick<Answered, 'statusCode'>): boolean {
  return typeof statusCode === 'number' && statusCode >= 200 && statusCode < 300
}

/** A token that proves the sender, good for five minutes. */
async function signatureOf(secret: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000)
  // In jsdom the bytes are of another realm, so jose does not accept them as a key.
  const bytes = new TextEncoder().encode(secret)
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(key)
}

/** Milliseconds. */
const patience = 10_000
const longestBody = 16_384
