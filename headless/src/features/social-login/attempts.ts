import type { Client } from '../../client/index.ts'
import { isRecord } from '../../core/record.ts'
import type { SocialPurpose } from './types.ts'

/** The record of a redirect to a provider, kept in the tab. It holds no session token. */
export interface Attempt {
  /** Must equal the `state` of the return. */
  readonly state: string
  /** The id of the provider. */
  readonly provider: string
  readonly action: SocialPurpose
  /** The PKCE verifier, which binds the return to this tab. */
  readonly verifier: string
  /** The return address, if the application itself is the provider's client. */
  readonly redirectUri?: string
  /** An invitation that the sign-in accepts. */
  readonly invitationToken?: string
  /** Metadata of the new account, as JSON text. */
  readonly metadata?: string
}

/** Stores an attempt in this tab until the return. The oldest ones are dropped. */
export function keepAttempt(client: Client, attempt: Attempt): void {
  write(client, [...read(client).slice(1 - mostAttempts), attempt])
}

/** Returns and removes the attempt of a state; `null` if this tab has none. */
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
