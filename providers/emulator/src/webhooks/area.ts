import { missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import { optionalMembers } from '../http/body.ts'
import { logsPage } from '../http/page.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { addressIn, savedIn, secretIn } from './body.ts'
import { type Webhook, type WebhookDelivery, webhookRecords } from './records.ts'
import { isAccepted, sendOnce } from './send.ts'

/** The webhooks of a tenant, with their deliveries. */
export const webhooks = area({
  records: webhookRecords,
  handlers: {
    listWebhooks: ({ state }, { tenant }) =>
      state.webhooks.filter(({ tenantId }) => tenantId === tenant.id).map(webhookAnswer),

    createWebhook: audited((call, { tenant }) => {
      const { state, body } = call
      const at = new Date(call.now).toISOString()
      const saved = savedIn(body)
      const webhook = { id: drawId(state), tenantId: tenant.id, ...saved, invocations: 0, createdAt: at, updatedAt: at }
      state.webhooks.push(webhook)
      return created(webhookAnswer(webhook))
    }),

    updateWebhook: audited((call, holder) => {
      const webhook = webhookIn(call, holder)
      Object.assign(webhook, savedIn(call.body), { updatedAt: new Date(call.now).toISOString() })
      return webhookAnswer(webhook)
    }),

    deleteWebhook: audited((call, holder) => {
      const { id } = webhookIn(call, holder)
      const { state } = call
      state.webhooks = state.webhooks.filter((one) => one.id !== id)
      state.webhookDeliveries = state.webhookDeliveries.filter(({ webhookId }) => webhookId !== id)
    }),

    listWebhookLogs: (call, holder) => {
      const { id } = webhookIn(call, holder, call.url.searchParams.get('id') ?? '')
      const own = call.state.webhookDeliveries.filter(({ webhookId }) => webhookId === id)
      const { rows, count } = logsPage(call.url, own.toReversed())
      return { count, rows: rows.map((row) => deliveryAnswer(call, row)) }
    },

    // The answer names the status of the receiver. It is 200 itself, and is not logged.
    testWebhook: async (call) => {
      const { body, deliver, clock } = call
      const payload = JSON.stringify(optionalMembers(body, 'payload') ?? { eventKey: 'webhook.test' })
      return sendOnce(deliver, { url: addressIn(body), secret: secretIn(body), payload, clock })
    },

    retryWebhook: audited(async (call, holder) => {
      const { path, state, deliver, clock } = call
      const id = path['id']
      const delivery = state.webhookDeliveries.find((one) => one.id === id && one.tenantId === holder.tenant.id)
      if (!delivery) throw missing('The delivery')
      const { url, secret } = webhookIn(call, holder, delivery.webhookId)
      const answer = await sendOnce(deliver, { url, secret, payload: delivery.payload, clock })
      Object.assign(delivery, answer, { tries: delivery.tries + 1 })
      return { ...deliveryAnswer(call, delivery), ...(isAccepted(answer) && { statusCode: 202 }) }
    }),
  },
})

interface Owned {
  webhooks: Webhook[]
  webhookDeliveries: WebhookDelivery[]
}

function webhookIn({ state, path }: Call<Owned>, { tenant }: Holder, id = path['id']): Webhook {
  const found = state.webhooks.find((one) => one.id === id && one.tenantId === tenant.id)
  if (found) return found
  throw missing('The webhook')
}

function webhookAnswer({ id, tenantId: _, ...webhook }: Webhook) {
  return { _id: id, ...webhook }
}

function deliveryAnswer({ state: { vendor } }: Call, { payload, ...delivery }: WebhookDelivery) {
  return { ...delivery, payload: JSON.parse(payload), vendorId: vendor.id }
}
