import type { Call } from '../calls/call.ts'
import { malformed } from '../http/errors.ts'
import { provisioningRecords, type ScimEvent } from './records.ts'

/** The rows of the log of a connection that a call asks for, the newest first. */
export function eventsOf({ state, url }: Call, connectionId: string): readonly ScimEvent[] {
  const outcome = url.searchParams.get('outcome')
  if (outcome !== null && outcome !== 'done' && outcome !== 'refused')
    throw malformed('outcome must be one of done, refused')
  const text = (url.searchParams.get('filter') ?? '').trim().toLowerCase()
  return provisioningRecords
    .of(state)
    .scimEvents.filter(
      (one) =>
        one.connectionId === connectionId &&
        (outcome === null || (one.reason !== null) === (outcome === 'refused')) &&
        (one.name ?? '').toLowerCase().includes(text),
    )
    .toReversed()
}
