'use client'

import { useWebhookLogs, type WebhookDelivery } from '@portico/headless/portal/webhooks'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../slots/index.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { DeliveryState } from './delivery-state.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

/** The columns of the deliveries of a webhook. */
export const deliveryColumns: readonly Column<WebhookDelivery>[] = [
  { id: 'event', header: 'webhooks.event', cell: Event, width: 'minmax(12rem, 1.5fr)' },
  { id: 'result', header: 'webhooks.result', cell: Result, below: Result, priority: 2, width: 'minmax(14rem, 1fr)' },
  { id: 'tries', header: 'webhooks.tries', cell: Tries, priority: 3, width: '5rem', align: 'end' },
  {
    id: 'sentAt',
    header: 'webhooks.sentAt',
    cell: SentAt,
    hasHeadingBelow: true,
    below: SentAt,
    priority: 2,
    width: '10rem',
  },
]

function Event({ row: { eventKey } }: CellProps<WebhookDelivery>) {
  return eventKey === null ? <RowName /> : <RowName note={eventKey} noteDir="ltr" />
}

function Result({ row }: CellProps<WebhookDelivery>) {
  const classOf = useClasses()
  const t = useMessages(webhooksMessages)
  const { retried, rowState } = useWebhookLogs({ webhookId: row.webhookId })
  // A failure of a retry is in the row itself.
  const success = rowState(row.id).error ? undefined : ownValue(retried, row.id)
  return (
    <span className={classOf('WebhookLast')}>
      <DeliveryState delivery={row} />
      {success !== undefined && (
        <Badge tone={success ? 'plain' : 'danger'}>{t(success ? 'webhooks.retried' : 'webhooks.retryFailed')}</Badge>
      )}
    </span>
  )
}

function Tries({ row: { tries } }: CellProps<WebhookDelivery>) {
  const { code } = useLocale()
  return tries === null ? '—' : numberFormat(code).format(tries)
}

function SentAt({ row: { createdAt } }: CellProps<WebhookDelivery>) {
  return <Moment at={createdAt} />
}
