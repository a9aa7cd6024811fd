import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { logsPageOf, logsQuery } from '../../../http/paging.ts'
import type { WebhookLogsActions, WebhookLogsOptions, WebhookLogsState } from './log-types.ts'
import { deliveryRow, isRetried } from './rows.ts'

/** The deliveries of one webhook. */
export const webhookLogsFeature: Feature<WebhookLogsState, WebhookLogsActions, WebhookLogsOptions> = {
  name: 'webhook-logs',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['webhook-logs'],
  state: () => ({ ...emptyList({ pageSize: 10 }), retried: {} }),
  actions(tools, { webhookId }) {
    const { api } = tools.client
    const list = listing(
      tools,
      async (query, signal) => {
        const { rows, total } = logsPageOf(
          await api.get('/webhook/logs/', { query: { id: webhookId, ...logsQuery(query) }, signal }),
        )
        return { rows: rows.map((log, at) => deliveryRow(webhookId, log, at)), total }
      },
      { resource: 'webhook-logs' },
    )
    return {
      ...list.actions,
      retry: tools.task(
        'parallel',
        async ({ set, signal }, { id }: RowInput) => {
          const mark = (isAccepted: boolean) => set(({ retried }) => ({ retried: { ...retried, [id]: isAccepted } }))
          try {
            const isAccepted = isRetried(await api.post('/webhook/logs/{id}/retries', { path: { id }, signal }))
            mark(isAccepted)
            return { isAccepted }
          } catch (thrown) {
            mark(false)
            throw thrown
          }
        },
        { changes: ['webhook-logs', 'webhooks'] },
      ),
    }
  },
  start: loadWhileSignedIn,
}
