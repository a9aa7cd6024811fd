import type { Client } from '../../../client/index.ts'
import { rowsIn, textsIn } from '../../../core/lists/rows-in.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { Configuration, MessageCalls, Subscription } from './message-calls.ts'
import type { EventMessage, UpdateEventMessageInput } from './message-types.ts'
import { eventMessageShape } from './shapes.ts'

/** The changes of an event, against the row that the person saw. */
export interface EventChange extends UpdateEventMessageInput {
  /** The recipients that were shown. */
  readonly shown: readonly string[]
}

/**
 * Saves an event as the provider has it now: a new one is created, one that is there is switched, and its recipients are
 * replaced. Recipients that others have added stay.
 */
export async function saveEvent(calls: MessageCalls, change: EventChange, signal: AbortSignal): Promise<void> {
  const { id, isEnabled, recipients, shown } = change
  const found = (await calls.list(signal)).find(({ eventKey }) => eventKey === id)
  const wanted = recipients && mergedRecipients(found, recipients, shown)
  if (!found?.subscriptions.length) {
    if (!wanted?.length) {
      if (found && isEnabled !== undefined && isEnabled !== found.enabled) await calls.enable(id, isEnabled, signal)
      return
    }
    // A configuration without subscriptions has no place for recipients, so it is made anew.
    if (found) await calls.remove(id, signal)
    const subscriptions = [{ enabled: true, recipients: wanted }]
    await calls.create(id, { enabled: isEnabled ?? found?.enabled ?? true, subscriptions }, signal)
    return
  }
  if (wanted) await saveRecipients(calls, found, wanted, signal)
  if (isEnabled !== undefined && isEnabled !== found.enabled) await calls.enable(id, isEnabled, signal)
}

/** The rows of events, with their names. */
export function messageRows(
  client: Client,
  configurations: readonly Configuration[],
  events: readonly components['schemas']['ChannelMap'][],
): readonly EventMessage[] {
  return rowsIn(
    client,
    configurations,
    ({ eventKey: id, enabled: isEnabled, subscriptions }) => {
      const event = events.find(({ key }) => key === id)
      const [name = id] = textsIn([event?.displayName ?? id])
      const categoryName = event?.category?.name ?? ''
      return { id, name, categoryName, isEnabled, recipients: recipientsOf(subscriptions) }
    },
    eventMessageShape,
  )
}

/** Keeps each recipient in its subscription, and adds new ones to the first. A subscription without any is removed. */
async function saveRecipients(
  calls: MessageCalls,
  { eventKey, subscriptions }: Configuration,
  wanted: string[],
  signal: AbortSignal,
) {
  const present = recipientsOf(subscriptions)
  const added = wanted.filter((one) => !present.includes(one))
  const first = subscriptions.find(({ enabled }) => enabled) ?? subscriptions[0]
  for (const subscription of subscriptions) {
    const kept = subscription.enabled ? subscription.recipients.filter((one) => wanted.includes(one)) : []
    const recipients =
      subscription === first ? [...kept, ...added] : subscription.enabled ? kept : subscription.recipients
    if (recipients.length === 0) await calls.removeSubscription(eventKey, subscription, signal)
    else if (recipients.join() !== subscription.recipients.join() || (subscription === first && !subscription.enabled))
      await calls.replace(eventKey, { ...subscription, enabled: true, recipients }, signal)
  }
}

/** The present recipients, without those that the person has removed and with those they have added. */
function mergedRecipients(
  found: Configuration | undefined,
  recipients: readonly string[],
  shown: readonly string[],
): string[] {
  const now = recipientsOf(found?.subscriptions ?? [])
  const kept = now.filter((one) => recipients.includes(one) || !shown.includes(one))
  return [...new Set([...kept, ...recipients.filter((one) => !shown.includes(one) || now.includes(one))])]
}

function recipientsOf(subscriptions: readonly Subscription[]): readonly string[] {
  return [...new Set(subscriptions.filter(({ enabled }) => enabled).flatMap(({ recipients }) => recipients))]
}
