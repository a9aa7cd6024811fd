'use client'

import { useAuthorized } from '@portico/headless'
import { useWebhookLogs, type Webhook, type WebhookDelivery } from '@portico/headless/portal/webhooks'
import { type ReactElement, useState } from 'react'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { ownValue } from '../../../theme/own-member.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { useEventName } from './event-names.tsx'
import { logPermissions } from './permissions.ts'
import { webhooksMessages } from './webhooks-messages.ts'

export interface DeliveryListProps {
  readonly webhook: Webhook
}

/** The deliveries of a webhook, page by page. A failed one can be sent again. */
export function DeliveryList({ webhook }: DeliveryListProps): ReactElement {
  const t = useMessages(webhooksMessages)
  const list = useWebhookLogs({ webhookId: webhook.id })
  const [openId, setOpenId] = useState<string | null>(null)
  const { isAllowed: mayRetry } = useAuthorized({ permissions: [logPermissions.change] })
  const eventName = useEventName('webhook')
  const nameOf = ({ id, eventKey }: WebhookDelivery) => (eventKey === null ? id : eventName(eventKey))
  const opened = list.rows.find(({ id }) => id === openId)
  const retry = (id: string) => void list.retry({ id })
  return (
    <>
      <DataTable
        id="webhookDeliveries"
        list={list}
        label={t('webhooks.deliveries')}
        columns={deliveryColumns}
        messages={webhooksMessages}
        nameOf={nameOf}
        onOpen={({ id }) => setOpenId(id)}
        rowActions={({ id, isDelivered }) => [
          { id: 'details', label: t('webhooks.details'), run: () => setOpenId(id) },
          ...(mayRetry && !isDelivered ? [{ id: 'retry', label: t('webhooks.retry'), run: () => retry(id) }] : []),
        ]}
        countOf={(count) => t('webhooks.deliveryCount', { count })}
        empty={<EmptyState title={t('webhooks.noneSent')}>{t('webhooks.noneSentText')}</EmptyState>}
      />
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
    </>
  )
}
