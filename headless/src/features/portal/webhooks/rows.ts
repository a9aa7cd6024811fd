import { secret } from '../../../core/secret.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { WebhookDelivery } from './log-types.ts'
import type { Webhook, WebhookTestResult } from './types.ts'

type Schemas = components['schemas']

/** The row of a webhook. */
export function webhookRow({
  _id: id,
  displayName: name,
  secret: text,
  invocations,
  ...webhook
}: Schemas['Webhook']): Webhook {
  const { description, url, eventKeys, isActive, createdAt, updatedAt } = webhook
  return {
    id,
    name,
    description,
    url,
    eventKeys,
    isActive,
    createdAt,
    updatedAt,
    secret: text ? secret(text) : null,
    sentCount: invocations,
  }
}

/** The row of a delivery. The provider names the receiver's status as a number or as text. */
export function deliveryRow(webhookId: string, log: Schemas['WebhookLog'], at: number): WebhookDelivery {
  const statusCode = statusOf(log)
  return {
    id: log.id ?? `${log.createdAt ?? ''}#${at}`,
    webhookId,
    eventKey: log.eventKey ?? null,
    statusCode,
    isDelivered: statusCode !== null && statusCode >= 200 && statusCode < 300,
    body: printed(log.body),
    tries: log.tries ?? null,
    payload: log.payload ? JSON.stringify(log.payload, null, 2) : null,
    duration: log.duration ?? null,
    createdAt: log.createdAt ?? null,
  }
}

/** The result of a test. */
export function testResult(log: Schemas['WebhookLog']): WebhookTestResult {
  const statusCode = statusOf(log)
  return {
    status: statusCode === 200 || statusCode === 201 ? 'success' : 'failed',
    statusCode,
    message: printed(log.body),
  }
}

/** A retry has succeeded: only the status 202 means that. */
export function isRetried(log: Schemas['WebhookLog']): boolean {
  return statusOf(log) === 202
}

/** The status of the receiver; `null` for a text that is no number. */
function statusOf({ statusCode }: Schemas['WebhookLog']): number | null {
  const status = Number(statusCode)
  return Number.isInteger(status) && status > 0 ? status : null
}

/** JSON on several lines, any other text as it is. */
function printed(body = ''): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
