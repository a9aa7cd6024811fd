'use client'

import { useAuthorized } from '@portico/headless'
import type { ListRow } from '@portico/headless/core'
import {
  useWebhookLogs,
  type Webhook,
  type WebhookDelivery,
  type WebhookHealth,
} from '@portico/headless/portal/webhooks'
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import { SelectionBar } from '../../../frame/portal/data-table/selection-bar.tsx'
import { MessagesContext } from '../../../frame/portal/data-table/table-context.ts'
import type { BulkAction, CellProps, Column, DataTableProps } from '../../../frame/portal/data-table/types.ts'
import { useSelection } from '../../../frame/portal/data-table/use-selection.ts'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { FilterSwitch } from '../../../frame/portal/filter-bar/filter-switch.tsx'
import type { FilterFieldProps } from '../../../frame/portal/filter-bar/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { focusedAround } from '../../../isolation/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { retryIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { DeliveryDetails } from './delivery-details.tsx'
import { DeliveryState } from './delivery-state.tsx'
import { useEventName } from './event-picker.tsx'
import { FailingNotice } from './failing.tsx'
import { logPermissions } from './permissions.ts'
import { webhooksMessages } from './webhooks-messages.ts'

export interface DeliveryListProps {
  readonly webhook: Webhook
  readonly health: WebhookHealth
}

/** The deliveries of a webhook, page by page. A failed one can be sent again, and so can all failed ones of the page. */
export function DeliveryList({ webhook, health }: DeliveryListProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(webhooksMessages)
  const list = useWebhookLogs({ webhookId: webhook.id })
  const [openId, setOpenId] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { isAllowed: mayRetry } = useAuthorized({ permissions: [logPermissions.change] })
  const eventName = useEventName('webhook')
  const nameOf = ({ id, eventKey }: Pick<WebhookDelivery, 'id' | 'eventKey'>) =>
    eventKey === null ? id : eventName(eventKey)
  const nameOfRow = ({ id }: ListRow) => nameOf(list.rows.find((row) => row.id === id) ?? { id, eventKey: null })
  const opened = list.rows.find(({ id }) => id === openId)
  const retry = (id: string) => void list.retry({ id })
  const failed = list.rows.filter(({ isDelivered }) => !isDelivered).map(({ id }) => id)
  const retryAll = () => {
    // The button goes as they begin.
    place.current?.focus()
    void list.retryMany({ ids: failed })
  }
  const retryFailed: BulkAction = {
    id: 'retry',
    label: t('webhooks.retryingMany'),
    run: (input) => list.retryMany(input),
    resultOf: ({ succeeded, total }) => t('webhooks.acceptedOf', { succeeded, total }),
  }
  return (
    <div ref={place} tabIndex={-1} className={classOf('WebhookDeliveries')}>
      {webhook.isActive && <FailingNotice webhook={webhook} health={health} />}
      <DataTable
        id="webhookDeliveries"
        list={list}
        label={t('webhooks.deliveries')}
        columns={deliveryColumns}
        messages={webhooksMessages}
        nameOf={nameOf}
        // A retry that the receiver refuses again changes its row too. The details announce it while they are open.
        savedText={({ id, eventKey }) =>
          `${t(ownValue(list.retried, id) ? 'webhooks.retried' : 'webhooks.retryFailed')}: ${nameOf({ id, eventKey })}`
        }
        onOpen={({ id }) => setOpenId(id)}
        filters={[{ id: 'isDelivered', label: t('webhooks.result'), options: useResults(), inBar: ResultSwitch }]}
        toolbar={
          mayRetry &&
          failed.length > 0 &&
          list.bulk === null && (
            <Button size="sm" icon={<Icon path={retryIcon} size="sm" />} onPress={retryAll}>
              {t('webhooks.retryMany', { count: failed.length })}
            </Button>
          )
        }
        rowActions={({ id, isDelivered }) => [
          { id: 'details', label: t('webhooks.details'), run: () => setOpenId(id) },
          ...(mayRetry && !isDelivered ? [{ id: 'retry', label: t('webhooks.retry'), run: () => retry(id) }] : []),
        ]}
        countOf={(count) => t('webhooks.deliveryCount', { count })}
        empty={
          <EmptyState title={t('webhooks.noneSent')} actions={null}>
            {t('webhooks.noneSentText')}
          </EmptyState>
        }
      />
      {list.bulk && <DeliveryRetries list={list} action={retryFailed} nameOf={nameOfRow} place={place} />}
      <DialogPlace
        of={DeliveryDetails}
        open={
          opened
            ? {
                delivery: opened,
                name: nameOf(opened),
                url: webhook.url,
                onClose: () => setOpenId(null),
                isRetrying: list.rowState(opened.id).isBusy,
                retried: ownValue(list.retried, opened.id) ?? null,
                error: list.rowState(opened.id).error,
                onRetry: mayRetry && !opened.isDelivered ? () => retry(opened.id) : null,
              }
            : null
        }
      />
    </div>
  )
}

/** The results of a delivery, by its member `isDelivered`. */
function useResults() {
  const t = useMessages(webhooksMessages)
  return [
    { id: 'false', label: t('webhooks.failed') },
    { id: 'true', label: t('webhooks.delivered') },
  ]
}

function ResultSwitch(field: FilterFieldProps) {
  return <FilterSwitch {...field} options={useResults()} />
}

interface DeliveryRetriesProps {
  readonly list: DataTableProps<ListRow>['list']
  readonly action: BulkAction
  readonly nameOf: (row: ListRow) => string
  /** The part around, which has the focus while they run. */
  readonly place: RefObject<HTMLElement | null>
}

/** The progress of the retries of a page, then their result, as of an action on selected rows. */
function DeliveryRetries({ list, action, nameOf, place }: DeliveryRetriesProps): ReactElement {
  const hasEnded = list.bulk !== null && list.bulk.pending.length === 0
  useEffect(() => {
    const around = place.current
    if (hasEnded && around && focusedAround(around) === around)
      around.querySelector<HTMLElement>('.portico-BulkResultTitle')?.focus()
  }, [hasEnded, place])
  return (
    <MessagesContext.Provider value={webhooksMessages}>
      <SelectionBar
        list={list}
        selection={useSelection({ list })}
        actions={[]}
        begun={action}
        nameOf={nameOf}
        onLeave={() => place.current?.focus()}
      />
    </MessagesContext.Provider>
  )
}

/** The columns of the deliveries of a webhook. */
const deliveryColumns: readonly Column<WebhookDelivery>[] = [
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
