import type { Client } from '../../../client/index.ts'
import { isRecord } from '../../../core/record.ts'

/** The record of a way to Slack, kept in the tab. It holds no token. */
export interface SlackAttempt {
  /** Must equal the `state` of the return. */
  readonly state: string
  /** The account that the workspace is for. */
  readonly tenantId: string
  /** The start of the way, in epoch milliseconds. */
  readonly at: number
}

/** Stores an attempt in this tab until the return. It replaces the one before. */
export function keepAttempt(client: Client, attempt: SlackAttempt): void {
  client.ports.storage.session.set(keyOf(client), JSON.stringify(attempt))
}

/** Returns the attempt of a state and removes it; `null` if this tab has none. */
export function takeAttempt(client: Client, state: string): SlackAttempt | null {
  const { session } = client.ports.storage
  const attempt = read(session.get(keyOf(client)))
  if (attempt?.state !== state) return null
  session.set(keyOf(client), null)
  return attempt
}

function read(text: string | null): SlackAttempt | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isAttempt(value) ? value : null
  } catch {
    return null
  }
}

function isAttempt(value: unknown): value is SlackAttempt {
  return (
    isRecord(value) &&
    typeof value['state'] === 'string' &&
    typeof value['tenantId'] === 'string' &&
    typeof value['at'] === 'number'
  )
}

function keyOf({ name }: Client): string {
  return `portico-slack:${name}`
}
