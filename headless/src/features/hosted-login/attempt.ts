import type { Client } from '../../client/types.ts'
import { isRecord } from '../../core/record.ts'

/** A sign-in for which the page was left. */
export interface Attempt {
  /** The key of the attempt, sent to the provider and returned by it. */
  readonly state: string
  /** The expected `nonce` claim of the id token. */
  readonly nonce: string
  /** The PKCE verifier, which binds the code to this tab. */
  readonly verifier: string
  readonly redirectUri: string
  /** The page in the application before the sign-in, or an empty string. */
  readonly back: string
  readonly isStepUp: boolean
}

/** A client, as far as it names the records of this tab. */
type Tab = Pick<Client, 'name' | 'ports'>

/** Stores an attempt in this tab, beside the few earlier ones. */
export function keepAttempt(client: Client, attempt: Attempt): void {
  write(client, [...read(client).slice(1 - most), attempt])
}

/**
 * Returns and removes the attempt of a `state`; `null` if this tab did not start it. Attempts do not expire here: the
 * page's clock may change, and the provider's code lasts about a minute.
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

/** `true` if the address brings back an attempt of this tab, which has not been taken yet. */
export function hasReturn(host: Tab): boolean {
  const { searchParams } = host.ports.page.url() ?? {}
  const isAnswer = searchParams?.has('code') || searchParams?.has('error')
  return isAnswer === true && read(host).some(({ state }) => state === searchParams?.get('state'))
}

function read({ name, ports }: Tab): readonly Attempt[] {
  const { session } = ports.storage
  try {
    const kept: unknown = JSON.parse(session.get(keyOf(name)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAttempt) : []
  } catch {
    return []
  }
}

function write({ name, ports }: Tab, attempts: readonly Attempt[]): void {
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
