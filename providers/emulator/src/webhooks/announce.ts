import type { World } from '../calls/world.ts'
import { drawId } from '../core/random.ts'
import type { CoreState } from '../core/state.ts'
import { payloadOf, type TenantEvent } from '../events/tenant-event.ts'
import { type WebhookDelivery, webhookRecords } from './records.ts'
import { isAccepted, sendOnce } from './send.ts'

/** Sends an event to the active webhooks of its tenant that want it, up to three times each, and logs the deliveries. */
export function announce<State extends CoreState>(world: World<State>, event: TenantEvent): void {
  const { state } = world
  const { webhooks } = webhookRecords.of(state)
  const payload = JSON.stringify(payloadOf(event))
  for (const webhook of webhooks) {
    if (webhook.tenantId !== event.row.tenantId || !webhook.isActive) continue
    if (!webhook.eventKeys.includes(event.kind.key)) continue
    webhook.invocations++
    deliver(world, state, {
      id: drawId(state),
      tenantId: webhook.tenantId,
      webhookId: webhook.id,
      eventKey: event.kind.key,
      payload,
      statusCode: 'no-answer',
      body: '',
      tries: 0,
      duration: 0,
      createdAt: event.row.createdAt,
    }).catch((error: unknown) => console.error(error))
  }
}

/** A delivery is logged when its last try has ended. A reset drops those under way. */
async function deliver<State extends CoreState>(world: World<State>, state: State, delivery: WebhookDelivery) {
  const webhook = webhookRecords.of(state).webhooks.find(({ id }) => id === delivery.webhookId)
  if (!webhook) return
  const { url, secret } = webhook
  do {
    const answer = await sendOnce(world.options.deliver, { url, secret, payload: delivery.payload, clock: world.now })
    Object.assign(delivery, answer)
    delivery.tries++
  } while (!isAccepted(delivery) && delivery.tries < mostTries)
  const { webhookDeliveries } = webhookRecords.of(state)
  webhookDeliveries.push(delivery)
  if (webhookDeliveries.length > mostDeliveries) webhookDeliveries.splice(0, webhookDeliveries.length - mostDeliveries)
  world.changed()
}

const mostTries = 3
const mostDeliveries = 1000
