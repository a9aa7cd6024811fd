import type { Client } from '../../client/types.ts'
import { isRecord } from '../../core/record.ts'

/** A sign-in that the page was left for. */
export interface Attempt {
  /** Names it: goes there and comes back. */
  readonly state: string
  /** Must be in the id token. */
  readonly nonce: string
  /** Proves to the provider that the code came to the page that asked for it. */
  readonly verifier: string
  /** Where the person comes back to. */
  readonly redirectUri: string
  /** Where in the application they were, or an empty text. */
  readonly back: string
  /** Whether a second factor was asked for. */
  readonly isStepUp: boolean
}

/** Keeps an attempt within this tab, beside the few that were begun before it. */
export function keepAttempt(client: Client, attempt: Attempt): void {
  write(client, [...read(client).slice(1 - most), attempt])
}

/**
 * Takes the attempt of a `state`, once; `null` if this tab did not begin it. Time does not end it: the page's clock may
 * have been set meanwhile, and the provider ends its code after a minute or so.
 */
export function takeAttempt(client: Client, state: string | undefined): Attempt | null {
  const all = read(client)
  const found = all.find((attempt) => attempt.state === state)
  if (!found) return null
  write(
    client,
    all.filter((attempt) => attempt !== found),
  )
  return found
}

function read({ name, ports }: Client): readonly Attempt[] {
  const { session } = ports.storage
  try {
    const kept: unknown = JSON.parse(session.get(keyOf(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAttempt) : []
  } catch {
    return []
  }
}

function write({ name, ports }: Client, attempts: readonly Attempt[]): void {
  ports.storage.session.set(keyOf(name), attempts.length > 0 ? JSON.stringify(attempts) : null)
}

function isAttempt(value: unknown): value is Attempt {
  if (!isRecord(value) || typeof value['isStepUp'] !== 'boolean') return false
  return ['state', 'nonce', 'verifier', 'redirectUri', 'back'].every((name) => typeof value[name] === 'string')
}

function keyOf(name: string): string {
  return `portico-hosted-login:${name}`
}

const most = 5
