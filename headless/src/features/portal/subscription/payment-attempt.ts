import type { Client } from '../../../client/index.ts'
import { unguessable } from '../../../core/pkce.ts'
import { isRecord } from '../../../core/record.ts'
import { sessionFeature } from '../../../session/index.ts'
import type { PlanChangeOption } from './types.ts'

/** The members of a change of plan that the provider receives. */
export interface SentChange {
  readonly subscriptionId: string
  readonly planId: string
  readonly paymentMethodId: string
  readonly option: PlanChangeOption | null
}

/** A change of plan without a certain answer. It survives a reload of the tab, so that a retry has the same key. */
export interface PaymentAttempt extends SentChange {
  readonly key: string
}

/** The attempt of the signed-in user in the present tenant; `null` without one. */
export function pendingAttempt(client: Client): PaymentAttempt | null {
  const text = client.ports.storage.session.get(storageKey)
  const stored = text === null ? null : readAttempt(text)
  return stored?.owner === ownerOf(client) ? stored.attempt : null
}

/** Returns the pending attempt at the same change, else begins one with a new key. */
export function openAttempt(client: Client, change: SentChange): PaymentAttempt {
  const pending = pendingAttempt(client)
  if (pending && isSame(pending, change)) return pending
  const attempt = { ...change, key: unguessable(client.ports) }
  client.ports.storage.session.set(storageKey, JSON.stringify({ owner: ownerOf(client), attempt }))
  return attempt
}

/** Forgets the attempt: its answer is certain. */
export function closeAttempt(client: Client): void {
  client.ports.storage.session.set(storageKey, null)
}

/** `true` if two changes are the same. */
export function isSame(one: SentChange, other: SentChange): boolean {
  return (
    one.subscriptionId === other.subscriptionId &&
    one.planId === other.planId &&
    one.paymentMethodId === other.paymentMethodId &&
    one.option === other.option
  )
}

const storageKey = 'portico.payment-attempt'

function ownerOf(client: Client): string {
  const { user } = client.get(sessionFeature).getSnapshot()
  return `${user?.id} ${user?.tenantId}`
}

function readAttempt(text: string): { readonly owner: unknown; readonly attempt: PaymentAttempt } | null {
  try {
    const stored: unknown = JSON.parse(text)
    return isRecord(stored) && isAttempt(stored['attempt'])
      ? { owner: stored['owner'], attempt: stored['attempt'] }
      : null
  } catch {
    return null
  }
}

function isAttempt(value: unknown): value is PaymentAttempt {
  if (!isRecord(value)) return false
  const { option } = value
  const texts = ['key', 'subscriptionId', 'planId', 'paymentMethodId'].every((name) => typeof value[name] === 'string')
  return texts && (option === null || option === 'retain_trial' || option === 'change_to_default')
}
