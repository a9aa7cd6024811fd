import type { ListActions, ListState, NoFilters, RowInput } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** An event that was sent to a webhook. */
export interface WebhookDelivery {
  readonly id: string
  readonly webhookId: string
  /** The event; `null` if the provider does not name it. */
  readonly eventKey: string | null
  /** The status of the receiver; `null` without an answer. */
  readonly statusCode: number | null
  /** `true` if the receiver accepted the delivery. */
  readonly isDelivered: boolean
  /** The body of the answer, or the reason why there is none. JSON is printed on several lines. */
  readonly body: string
  /** How often it was sent; `null` if the provider does not count. */
  readonly tries: number | null
  /** The time it was sent (ISO 8601); `null` if the provider does not name one. */
  readonly createdAt: string | null
}

/** The deliveries of one webhook, the newest first, ten on a page. */
export interface WebhookLogsState extends ListState<WebhookDelivery> {
  /** The results of the retries so far, by the id of the delivery: `false` for one that failed. */
  readonly retried: Readonly<Record<string, boolean>>
}

/** The webhook of a log. Give the hook the same id as its key. */
export interface WebhookLogsOptions {
  readonly webhookId: string
}

/** The result of a retry. */
export interface WebhookRetryResult {
  /** `true` if the receiver has accepted the delivery. */
  readonly isAccepted: boolean
}

/** Actions on deliveries. The list loads by itself while it is rendered and a user is signed in. */
export interface WebhookLogsActions extends ListActions<NoFilters, never> {
  /**
   * Sends a delivery again, then reads the page. A receiver that refuses again is the result `{ isAccepted: false }`, no
   * error. `retried` has it in both cases.
   */
  retry(input: RowInput): Promise<Outcome<WebhookRetryResult>>
}
