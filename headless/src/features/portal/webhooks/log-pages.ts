import type { Client } from '../../../client/index.ts'
import type { ListPage, ListQuery } from '../../../core/lists/list.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import { logsPageOf, logsQuery } from '../../../http/paging.ts'
import type { WebhookDelivery } from './log-types.ts'
import { deliveryRow } from './rows.ts'
import { webhookDeliveryShape } from './shapes.ts'

/** The most deliveries that are read at once. */
export const logPart = 100

/** Reads a page of the log of a webhook. */
export async function readLog(
  client: Client,
  webhookId: string,
  part: Pick<ListQuery, 'page' | 'pageSize'>,
  signal: AbortSignal,
): Promise<ListPage<WebhookDelivery>> {
  const answer = await client.api.get('/webhook/logs/', { query: { id: webhookId, ...logsQuery(part) }, signal })
  const { rows, total } = logsPageOf(answer, client)
  return { rows: rowsIn(client, rows, (log, at) => deliveryRow(webhookId, log, at), webhookDeliveryShape), total }
}

/** Reads a page of the deliveries that were accepted or failed. It reads the log from its start, until the page is full. */
export async function readFilteredLog(
  read: (page: number) => Promise<ListPage<WebhookDelivery>>,
  { page, pageSize }: Pick<ListQuery, 'page' | 'pageSize'>,
  isWanted: (delivery: WebhookDelivery) => boolean,
): Promise<ListPage<WebhookDelivery>> {
  const first = page * (pageSize ?? 0)
  const end = first + (pageSize ?? Number.POSITIVE_INFINITY)
  const found = new Map<string, WebhookDelivery>()
  for (let part = 0, isEnd = false; ; part++) {
    const answer = await read(part)
    for (const row of answer.rows) if (isWanted(row)) found.set(row.id, row)
    isEnd = answer.rows.length < logPart || (answer.total !== null && (part + 1) * logPart >= answer.total)
    if (!isEnd && found.size <= end) continue
    return {
      rows: [...found.values()].slice(first, end),
      total: isEnd ? found.size : null,
      hasMore: found.size > end,
    }
  }
}
