'use client'

import { useAuthorized } from '@portico/headless'
import { useWebhookHealth, useWebhooks, type Webhook } from '@portico/headless/portal/webhooks'
import type { ReactNode } from 'react'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { useClasses } from '../../../slots/index.ts'
import { DeliveryState } from './delivery-state.tsx'
import { FailingBadge } from './failing.tsx'
import { logPermissions, webhookPermissions } from './permissions.ts'
import { webhooksMessages } from './webhooks-messages.ts'

/** The columns of the list of webhooks. */
export const webhookColumns: readonly Column<Webhook>[] = [
  { id: 'webhook', header: 'webhooks.webhook', cell: Name, sort: 'name', width: 'minmax(14rem, 1.5fr)' },
  { id: 'events', header: 'webhooks.events', cell: Events, priority: 3, width: '7rem' },
  { id: 'last', header: 'webhooks.last', cell: Last, below: Last, priority: 2, width: 'minmax(15.5rem, 1fr)' },
  {
    id: 'sent',
    header: 'webhooks.sent',
    cell: Sent,
    sort: 'sentCount',
    sortsAs: 'number',
    priority: 3,
    width: '6rem',
    align: 'end',
  },
  { id: 'on', header: 'webhooks.on', cell: On, sort: 'isActive', width: '5rem', align: 'end' },
]

function Name({ row: { url } }: CellProps<Webhook>) {
  return <RowName note={url} noteDir="ltr" />
}

function Events({ row: { eventKeys } }: CellProps<Webhook>) {
  const t = useMessages(webhooksMessages)
  return t('webhooks.eventCount', { count: eventKeys.length })
}

function Sent({ row: { sentCount } }: CellProps<Webhook>) {
  const { code } = useLocale()
  return numberFormat(code).format(sentCount)
}

function Last({ row }: CellProps<Webhook>): ReactNode {
  const t = useMessages(webhooksMessages)
  const { isAllowed } = useAuthorized({ permissions: [logPermissions.see] })
  if (!row.isActive) return <Badge hasDot>{t('webhooks.isOff')}</Badge>
  return isAllowed ? <LastDelivery id={row.id} /> : '—'
}

/** The newest delivery, or since when all fail. The list of webhooks has neither, so each row reads its log. */
function LastDelivery({ id }: { readonly id: string }): ReactNode {
  const classOf = useClasses()
  const t = useMessages(webhooksMessages)
  const { value, calls } = useWebhookHealth({ webhookId: id })
  if (!value) return calls.load.error ? '—' : <Skeleton />
  if (value.failing) return <FailingBadge failing={value.failing} />
  if (!value.last) return t('webhooks.noneSent')
  return (
    <span className={classOf('WebhookLast')}>
      <DeliveryState delivery={value.last} /> <Moment at={value.last.createdAt} />
    </span>
  )
}

function On({ row: { id, name, isActive } }: CellProps<Webhook>) {
  const t = useMessages(webhooksMessages)
  const { update, rowState } = useWebhooks()
  const { isAllowed } = useAuthorized({ permissions: [webhookPermissions.change] })
  if (!isAllowed) return t(isActive ? 'webhooks.isOn' : 'webhooks.isOff')
  return (
    <Switch
      aria-label={t('webhooks.switch', { name })}
      isSelected={isActive}
      isPending={rowState(id).isBusy}
      onChange={(isOn) => void update({ id, isActive: isOn })}
    />
  )
}
