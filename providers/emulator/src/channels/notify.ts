import type { World } from '../calls/world.ts'
import { send } from '../core/outbox.ts'
import type { CoreState } from '../core/state.ts'
import { sentenceOf, type TenantEvent } from '../events/tenant-event.ts'
import { channelRecords } from './records.ts'

/** Puts an event into the outbox, once for each person who receives it by mail or text message. */
export function notify<State extends CoreState>(world: World<State>, event: TenantEvent): void {
  const { state } = world
  const now = world.now()
  const text = sentenceOf(event, state)
  for (const { tenantId, channel, eventKey, enabled, subscriptions } of channelRecords.of(state)
    .messageConfigurations) {
    if (tenantId !== event.row.tenantId || eventKey !== event.kind.key || !enabled) continue
    const recipients = subscriptions.filter((one) => one.enabled).flatMap((one) => one.recipients)
    for (const to of new Set(recipients))
      send(
        { state, now },
        { channel, to, kind: 'event', subject: channel === 'email' ? event.kind.displayName : '', text },
      )
  }
}
