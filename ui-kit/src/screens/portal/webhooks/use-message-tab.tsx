'use client'

import { useAuthorized } from '@portico/headless'
import {
  type EventMessage,
  type EventMessagesActions,
  useChannelEvents,
  useEmailEvents,
  useSmsEvents,
} from '@portico/headless/portal/webhooks'
import { type ReactElement, useState } from 'react'
import { isKnownEmpty } from '../../../frame/known-rows.ts'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import type { Column, TableList } from '../../../frame/portal/data-table/types.ts'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { emailColumns, smsColumns } from './message-columns.tsx'
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
  readonly list: TableList<EventMessage> & Pick<EventMessagesActions, 'update' | 'remove'>
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
    save: list.update,
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
