import type { Client } from '../../client/index.ts'
import { isRecord } from '../../core/record.ts'
import type { SocialPurpose } from './types.ts'

/** What a tab remembers of a person it has sent to a provider. No token of anybody's session is in it. */
export interface Attempt {
  /** What has to come back, whole. */
  readonly state: string
  /** To whom. */
  readonly provider: string
  /** What for. */
  readonly action: SocialPurpose
  /** Proves to the provider that who comes back is who left. */
  readonly verifier: string
  /** Where the provider sends the person back to, where the application speaks to it itself. */
  readonly redirectUri?: string
  /** An invitation to accept by it. */
  readonly invitationToken?: string
  /** What a sign-up form adds to the new account, as JSON text. */
  readonly metadata?: string
}

/** Keeps an attempt until the person is back in this tab. The oldest give way. */
export function keepAttempt(client: Client, attempt: Attempt): void {
  write(client, [...read(client).slice(1 - mostAttempts), attempt])
}

/** The attempt that a state belongs to, once; `null` where this tab has begun none. */
export function takeAttempt(client: Client, state: string): Attempt | null {
  const attempts = read(client)
  const attempt = attempts.find((one) => one.state === state) ?? null
  if (attempt)
    write(
      client,
      attempts.filter((one) => one !== attempt),
    )
  return attempt
}

const mostAttempts = 5

function read(client: Client): readonly Attempt[] {
  try {
    const kept: unknown = JSON.parse(client.ports.storage.session.get(key(client)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAttempt) : []
  } catch {
    return []
  }
}

function write(client: Client, attempts: readonly Attempt[]) {
  client.ports.storage.session.set(key(client), attempts.length > 0 ? JSON.stringify(attempts) : null)
}

function isAttempt(value: unknown): value is Attempt {
  return (
    isRecord(value) && [value['state'], value['provider'], value['verifier']].every((one) => typeof one === 'string')
  )
}

function key({ name }: Client): string {
  return `portico-social-login:${name}`
}
