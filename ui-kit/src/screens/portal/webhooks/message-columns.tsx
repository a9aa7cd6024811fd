'use client'

import { useAuthorized } from '@portico/headless'
import {
  type EventMessage,
  type EventMessagesActions,
  useEmailEvents,
  useSmsEvents,
} from '@portico/headless/portal/webhooks'
import type { ReactNode } from 'react'
import { BadgeList } from '../../../frame/portal/cells/badge-list.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { messagePermissions } from './permissions.ts'
import { webhooksMessages } from './webhooks-messages.ts'

/** The columns of events that are sent by mail. */
export const emailColumns: readonly Column<EventMessage>[] = columnsWith(EmailSwitch)

/** The columns of events that are sent by text message. */
export const smsColumns: readonly Column<EventMessage>[] = columnsWith(SmsSwitch)

function columnsWith(cell: Column<EventMessage>['cell']): readonly Column<EventMessage>[] {
  return [
    { id: 'event', header: 'webhooks.event', cell: Event, sort: 'name', width: 'minmax(12rem, 1fr)' },
    { id: 'to', header: 'webhooks.goesTo', cell: To, below: To, priority: 2, width: 'minmax(12rem, 1.5fr)' },
    { id: 'on', header: 'webhooks.on', cell, sort: 'isEnabled', width: '5rem', align: 'end' },
  ]
}

function Event({ row: { id } }: CellProps<EventMessage>) {
  return <RowName note={id} noteDir="ltr" />
}

function To({ row: { recipients } }: CellProps<EventMessage>): ReactNode {
  const t = useMessages(webhooksMessages)
  if (recipients.length === 0) return t('webhooks.nobody')
  return <BadgeList items={recipients.map((id) => ({ id, name: <bdi dir="ltr">{id}</bdi> }))} />
}

function EmailSwitch({ row }: CellProps<EventMessage>) {
  return <EventSwitch row={row} events={useEmailEvents()} permission={messagePermissions('email').change} />
}

function SmsSwitch({ row }: CellProps<EventMessage>) {
  return <EventSwitch row={row} events={useSmsEvents()} permission={messagePermissions('sms').change} />
}

interface EventSwitchProps extends CellProps<EventMessage> {
  readonly events: Pick<EventMessagesActions, 'update' | 'rowState'>
  readonly permission: string
}

function EventSwitch({ row: { id, name, isEnabled }, events: { update, rowState }, permission }: EventSwitchProps) {
  const t = useMessages(webhooksMessages)
  const { isAllowed } = useAuthorized({ permissions: [permission] })
  if (!isAllowed) return t(isEnabled ? 'webhooks.isOn' : 'webhooks.isOff')
  return (
    <Switch
      aria-label={t('webhooks.switchEvent', { name })}
      isSelected={isEnabled}
      isPending={rowState(id).isBusy}
      onChange={(isOn) => void update({ id, isEnabled: isOn })}
    />
  )
}
