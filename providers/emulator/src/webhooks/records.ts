import { records, rows } from '../core/records.ts'
import { count, flag, list, nullable, plain, text } from '../core/shape.ts'

/** An address that receives the events of a tenant. */
export interface Webhook {
  id: string
  tenantId: string
  displayName: string
  description: string
  url: string
  /** Signs each delivery; `null` sends them without a signature. */
  secret: string | null
  eventKeys: string[]
  isActive: boolean
  invocations: number
  createdAt: string
  updatedAt: string
}

/** An event that was sent to a webhook. */
export interface WebhookDelivery {
  id: string
  tenantId: string
  webhookId: string
  eventKey: string
  /** The JSON that was sent. */
  payload: string
  /** The status of the last answer, or `no-answer`. */
  statusCode: number | string
  /** The body of the last answer. */
  body: string
  tries: number
  /** Milliseconds of the emulator from the last request to its answer. */
  duration: number
  createdAt: string
}

const statusCode = plain(
  'a status',
  (value): value is number | string => typeof value === 'number' || typeof value === 'string',
)

export const webhookRecords = records({
  /** In the order of their creation. */
  webhooks: rows<Webhook>({
    id: text,
    tenantId: text,
    displayName: text,
    description: text,
    url: text,
    secret: nullable(text),
    eventKeys: list(text),
    isActive: flag,
    invocations: count,
    createdAt: text,
    updatedAt: text,
  }),
  /** Oldest first. */
  webhookDeliveries: rows<WebhookDelivery>({
    id: text,
    tenantId: text,
    webhookId: text,
    eventKey: text,
    payload: text,
    statusCode,
    body: text,
    tries: count,
    duration: count,
    createdAt: text,
  }),
})
