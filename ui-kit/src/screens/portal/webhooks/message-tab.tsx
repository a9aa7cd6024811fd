'use client'

import { useAuthorized } from '@portico/headless'
import {
  type EventMessage,
  type EventMessagesActions,
  useChannelEvents,
  useEmailEvents,
  useSmsEvents,
} from '@portico/headless/portal/webhooks'
import { type ReactElement, type ReactNode, useState } from 'react'
import { isKnownEmpty } from '../../../frame/known-rows.ts'
import { BadgeList } from '../../../frame/portal/cells/cells.tsx'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column, TableList } from '../../../frame/portal/data-table/types.ts'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { messagePermissions } from './permissions.ts'
import { webhooksMessages } from './webhooks-messages.ts'

/** The tab of a channel. */
export interface ChannelTab {
  readonly id: 'email' | 'slack' | 'sms'
  /** The number of its events; `null` until it is known. */
  readonly count: number | null
  readonly content: ReactElement
  /** The button that adds an event; `null` if none can be added yet. */
  readonly createButton: ReactElement | null
  /** The permission to see it, and the one to change it. */
  readonly permissions: { readonly see: string; readonly change: string }
}

/** The events that are sent by mail; `null` if the tenant has none, or the person may not see them. */
export function useEmailTab(): ChannelTab | null {
  return useMessageTab('email', { list: useEmailEvents(), columns: emailColumns })
}

/** The events that are sent by text message; `null` if the tenant has none, or the person may not see them. */
export function useSmsTab(): ChannelTab | null {
  return useMessageTab('sms', { list: useSmsEvents(), columns: smsColumns })
}

interface MessageList {
  readonly list: TableList<EventMessage> & Pick<EventMessagesActions, 'create' | 'update' | 'remove'>
  readonly columns: readonly Column<EventMessage>[]
}

function useMessageTab(channel: 'email' | 'sms', { list, columns }: MessageList): ChannelTab | null {
  const t = useMessages(webhooksMessages)
  const permissions = messagePermissions(channel)
  const { isAllowed } = useAuthorized({ permissions: [permissions.see] })
  const events = useChannelEvents({ channel })
  const [edited, setEdited] = useState<EventMessage | 'new' | null>(null)
  const { table, createButton, dialog } = useListSection({
    name: `${channel}Events`,
    messages: webhooksMessages,
    list,
    nameOf,
    permissions,
    onOpen: setEdited,
    onCreate: () => setEdited('new'),
    remove: { run: ({ id }) => list.remove({ id }), textOf: () => t('webhooks.eventRemoveText') },
  })
  if (!isAllowed || isKnownEmpty(events)) return null
  const opened = edited && {
    channel,
    event: edited === 'new' ? null : edited,
    save: edited === 'new' ? list.create : list.update,
    onClose: () => setEdited(null),
    present: list.rows.map(({ id }) => id),
  }
  return {
    id: channel,
    count: list.total,
    createButton,
    permissions,
    content: (
      <>
        <DataTable {...table} columns={columns} />
        <MessageDialog open={opened} />
        {dialog}
      </>
    ),
  }
}

const MessageDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).MessageDialog)

const nameOf = ({ name }: EventMessage) => name

/** The columns of events that are sent by mail. */
const emailColumns: readonly Column<EventMessage>[] = columnsWith(EmailSwitch)

/** The columns of events that are sent by text message. */
const smsColumns: readonly Column<EventMessage>[] = columnsWith(SmsSwitch)

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
