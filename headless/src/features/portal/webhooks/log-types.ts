import type { BulkInput, BulkResult, ListActions, ListState, RowInput } from '../../../core/lists/list.ts'
import type { RecordState } from '../../../core/lists/single-record.ts'
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
  /** The JSON that was sent, on several lines; `null` if the provider does not log it. */
  readonly payload: string | null
  /** Milliseconds from the last request to its answer; `null` if the provider does not measure them. */
  readonly duration: number | null
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

/** The filters of a log. */
export interface WebhookLogFilters {
  /** `false` finds the deliveries that failed. */
  readonly isDelivered?: 'true' | 'false'
}

/**
 * Actions on deliveries. The list loads by itself while it is rendered and a user is signed in. The provider filters no log, so a
 * filter reads it from its start until the page is full. Until the end is reached, `total` is `null`.
 */
export interface WebhookLogsActions extends ListActions<WebhookLogFilters, never> {
  /**
   * Sends a delivery again, then reads the page. A receiver that refuses again is the result `{ isAccepted: false }`, no
   * error. `retried` has it in both cases.
   */
  retry(input: RowInput): Promise<Outcome<WebhookRetryResult>>
  /**
   * Sends several deliveries again, by default the selected ones, then reads the page. It succeeds although some fail, and returns both
   * kinds. One that the receiver refuses again failed with `delivery-refused`. `bulk` has the progress, `retried` each result.
   */
  retryMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}

/** The latest deliveries of a webhook that its receiver refused, with none in between that it accepted. */
export interface WebhookFailing {
  /** The time of the first of them (ISO 8601); `null` if the provider does not name one. */
  readonly since: string | null
  /** The number of them. */
  readonly count: number
  /** `false` if the ones before were not read: the webhook may have failed for longer. */
  readonly isWhole: boolean
}

/** The health of a webhook: its newest delivery, and the failures at the end of its log. */
export interface WebhookHealth {
  /** The newest delivery; `null` without one. */
  readonly last: WebhookDelivery | null
  /** `null` if the newest delivery was accepted, or nothing was sent yet. */
  readonly failing: WebhookFailing | null
}

/** The health of one webhook, from the newest 100 deliveries of its log; `null` until it is loaded. */
export interface WebhookHealthState extends RecordState<WebhookHealth> {}

/** Actions on the health of a webhook. It loads by itself while it is rendered and a user is signed in. */
export interface WebhookHealthActions {
  /** Reads the newest deliveries again. */
  load(): Promise<Outcome>
}
