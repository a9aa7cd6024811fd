import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { readOnlyRecord } from '../../../core/lists/single-record.ts'
import { logPart, readLog } from './log-pages.ts'
import type {
  WebhookDelivery,
  WebhookFailing,
  WebhookHealthActions,
  WebhookHealthState,
  WebhookLogsOptions,
} from './log-types.ts'

/** The health of one webhook. The list of webhooks does not have it, so it is read from the log. */
export const webhookHealthFeature: Feature<WebhookHealthState, WebhookHealthActions, WebhookLogsOptions> = {
  name: 'webhook-health',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['webhook-logs'],
  state: () => ({ value: null }),
  actions(tools, { webhookId }) {
    return readOnlyRecord(tools, async (signal) => {
      const { rows, total } = await readLog(tools.client, webhookId, { page: 0, pageSize: logPart }, signal)
      return { last: rows[0] ?? null, failing: failingOf(rows, total) }
    })
  },
  start: loadWhileSignedIn,
}

/** The failures at the start of a log, the newest first. */
function failingOf(rows: readonly WebhookDelivery[], total: number | null): WebhookFailing | null {
  const accepted = rows.findIndex(({ isDelivered }) => isDelivered)
  const failed = accepted === -1 ? rows : rows.slice(0, accepted)
  const first = failed.at(-1)
  if (!first) return null
  const isWhole = accepted !== -1 || rows.length < logPart || rows.length === total
  return { since: first.createdAt, count: failed.length, isWhole }
}
