import type { BulkInput, BulkResult, ListState, RowInput, WholeListActions } from '../../../core/lists/list.ts'
import type { Outcome } from '../../../core/outcome.ts'
import type { Secret } from '../../../core/secret.ts'

/** An address that receives the events of the tenant. */
export interface Webhook {
  readonly id: string
  readonly name: string
  /** Empty without one. */
  readonly description: string
  /** The address: https, or http on the same machine. */
  readonly url: string
  /** Signs each delivery; `null` sends them without a signature. */
  readonly secret: Secret | null
  /** The keys of the events that it receives. */
  readonly eventKeys: readonly string[]
  /** `false` if it receives nothing for now. */
  readonly isActive: boolean
  /** The number of deliveries so far. */
  readonly sentCount: number
  /** A time in ISO 8601 format. */
  readonly createdAt: string
  /** A time in ISO 8601 format. */
  readonly updatedAt: string
}

/** The webhooks of the tenant, by name. They come on one page. */
export interface WebhooksState extends ListState<Webhook> {}

export interface CreateWebhookInput {
  readonly name: string
  /** Default: none. */
  readonly description?: string
  /** The address: https, or http on the same machine. */
  readonly url: string
  /** At least 8 characters. Default `null`: deliveries have no signature. */
  readonly secret?: string | null
  /** The keys of its events, at least one. */
  readonly eventKeys: readonly string[]
  /** Default `true`. */
  readonly isActive?: boolean
}

/** The input of {@link WebhooksActions.update}: the members to change. */
export interface UpdateWebhookInput extends Partial<CreateWebhookInput> {
  /** The `id` of its row. */
  readonly id: string
}

export interface TestWebhookInput {
  readonly url: string
  /** Signs the delivery; `null` for none. */
  readonly secret: Secret | null
  /** The JSON to send. Default: that of the provider. */
  readonly payload?: Readonly<Record<string, unknown>>
}

/** The result of a test. A receiver that refuses is a result, no error. */
export interface WebhookTestResult {
  /** `success` if the receiver answered 200 or 201. */
  readonly status: 'success' | 'failed'
  /** The status of the receiver; `null` without an answer. */
  readonly statusCode: number | null
  /** The body of the answer; JSON is printed on several lines. */
  readonly message: string
}

/** Actions on webhooks. The list loads by itself while it is rendered and a user is signed in. */
export interface WebhooksActions extends WholeListActions<Webhook> {
  /**
   * Creates a webhook and resolves to its id. A second call while one runs joins it. Fails with `webhook-name-required`,
   * `webhook-url-invalid`, `webhook-secret-short` or `webhook-events-required`.
   */
  create(input: CreateWebhookInput): Promise<Outcome<string>>
  /**
   * Changes members of a webhook, at once, and back if the provider refuses. The others stay as they are at the provider.
   * Fails as {@link WebhooksActions.create} does, and with `webhook-gone` if another administrator has removed it.
   */
  update(input: UpdateWebhookInput): Promise<Outcome>
  /** Removes a webhook with its deliveries. Its row disappears at once and returns on refusal. */
  remove(input: RowInput): Promise<Outcome>
  /** Removes several webhooks, by default the selected ones. It succeeds although some fail, and returns both kinds. */
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
  /** Sends a test and resolves to the answer of the receiver. It is in no log. A later test supersedes it. */
  test(input: TestWebhookInput): Promise<Outcome<WebhookTestResult>>
}
