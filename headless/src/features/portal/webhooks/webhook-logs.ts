import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import type { RowInput } from '../../../core/lists/list.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { webhookErrors } from './errors.ts'
import { logPart, readFilteredLog, readLog } from './log-pages.ts'
import type { WebhookLogsActions, WebhookLogsOptions, WebhookLogsState } from './log-types.ts'
import { isRetried } from './rows.ts'

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
      (query, signal) => {
        const { isDelivered: wanted } = query.filters
        if (!wanted) return readLog(tools.client, webhookId, query, signal)
        const readPart = (page: number) => readLog(tools.client, webhookId, { page, pageSize: logPart }, signal)
        return readFilteredLog(readPart, query, ({ isDelivered }) => String(isDelivered) === wanted)
      },
      { resource: 'webhook-logs' },
    )
    const mark = tools.step(({ set }, [id, isAccepted]: readonly [string, boolean]) =>
      set(({ retried }) => ({ retried: { ...retried, [id]: isAccepted } })),
    )
    return {
      ...list.actions,
      retry: tools.task('parallel', async ({ signal }, { id }: RowInput) => ({ isAccepted: await retry(id, signal) }), {
        changes: ['webhook-logs', 'webhooks'],
      }),
      retryMany: list.inBulk(
        (row) => row,
        async (id, signal) => {
          if (await retry(id, signal)) return
          throw new PorticoError(webhookErrors.deliveryRefused, 'The receiver has refused the delivery again')
        },
      ),
    }

    async function retry(id: string, signal: AbortSignal) {
      try {
        const isAccepted = isRetried(await api.post('/webhook/logs/{id}/retries', { path: { id }, signal }))
        mark([id, isAccepted])
        return isAccepted
      } catch (thrown) {
        if (!signal.aborted) mark([id, false])
        throw thrown
      }
    }
  },
  start: loadWhileSignedIn,
}
