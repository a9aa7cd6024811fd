'use client'

import { type Outcome, useAuthorized } from '@portico/headless'
import { type SlackEvent, useChannelEvents, useSlackEvents, useSlackWorkspace } from '@portico/headless/portal/webhooks'
import { type ReactNode, useEffect, useState } from 'react'
import { isKnownEmpty } from '../../../frame/known-rows.ts'
import { BadgeList, Clamped } from '../../../frame/portal/cells/cells.tsx'
import type { ConnectSlack } from '../../../frame/portal/connect-slack.ts'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useLatest } from '../../../frame/use-latest.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import type { ChannelTab } from './message-tab.tsx'
import { slackPermissions } from './permissions.ts'
import { SlackNotice, SlackOff } from './slack-off.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

/** The events that are posted to Slack; `null` if the tenant has none, or the person may not see them. */
export function useSlackTab(connect: ConnectSlack | null): ChannelTab | null {
  const t = useMessages(webhooksMessages)
  const { isAllowed } = useAuthorized({ permissions: [slackPermissions.see] })
  const known = useChannelEvents({ channel: 'slack' })
  const { value: workspace, consent, finishConsent } = useSlackWorkspace()
  useSlackReturn(connect === null ? finishConsent : null, consent.name === 'connected')
  const list = useSlackEvents()
  const [edited, setEdited] = useState<SlackEvent | 'new' | null>(null)
  const { table, createButton, dialog } = useListSection({
    name: 'slackEvents',
    messages: webhooksMessages,
    list,
    nameOf,
    permissions: slackPermissions,
    onOpen: setEdited,
    onCreate: () => setEdited('new'),
    remove: { run: ({ id }) => list.remove({ id }), textOf: () => t('webhooks.slackRemoveText') },
  })
  if (!isAllowed || isKnownEmpty(known)) return null
  const opened = edited && { event: edited === 'new' ? null : edited, onClose: () => setEdited(null) }
  return {
    id: 'slack',
    count: list.total,
    permissions: slackPermissions,
    createButton: workspace?.isConnected ? createButton : null,
    content: workspace?.isConnected ? (
      <>
        <SlackNotice />
        <DataTable {...table} columns={slackColumns} />
        <SlackDialog open={opened} />
        {dialog}
      </>
    ) : (
      <>
        <SlackNotice />
        <SlackOff connect={connect} />
      </>
    ),
  }
}

/** Finishes a consent whose return is in the address, and reports a workspace that is connected by it. */
function useSlackReturn(finish: (() => Promise<Outcome>) | null, isConnected: boolean) {
  const t = useMessages(webhooksMessages)
  const toasts = useToastQueue()
  useEffect(() => void finish?.(), [finish])
  const report = useLatest(() => toasts?.show({ text: t('webhooks.slackConnected') }))
  useEffect(() => {
    if (isConnected) report()
  }, [isConnected, report])
}

const SlackDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).SlackDialog)

const nameOf = ({ name }: SlackEvent) => name

/** The columns of events that are posted to Slack. */
const slackColumns: readonly Column<SlackEvent>[] = [
  { id: 'event', header: 'webhooks.event', cell: Event, sort: 'name', width: 'minmax(12rem, 1fr)' },
  { id: 'to', header: 'webhooks.slackChannels', cell: To, below: To, priority: 2, width: 'minmax(12rem, 1fr)' },
  { id: 'message', header: 'webhooks.slackMessage', cell: Message, priority: 3, width: 'minmax(10rem, 1fr)' },
  { id: 'on', header: 'webhooks.on', cell: On, sort: 'isActive', width: '5rem', align: 'end' },
]

function Event({ row: { eventKey } }: CellProps<SlackEvent>) {
  return <RowName note={eventKey} noteDir="ltr" />
}

function To({ row: { channelIds } }: CellProps<SlackEvent>) {
  const channels = useSlackWorkspace(({ value }) => value?.channels ?? none)
  const nameOf = (id: string) => channels.find((channel) => channel.id === id)?.name ?? id
  return <BadgeList items={channelIds.map((id) => ({ id, name: <bdi dir="ltr">#{nameOf(id)}</bdi> }))} />
}

function Message({ row: { message } }: CellProps<SlackEvent>): ReactNode {
  const t = useMessages(webhooksMessages)
  return message === null ? t('webhooks.slackStandard') : <Clamped>{message}</Clamped>
}

function On({ row: { id, name, isActive } }: CellProps<SlackEvent>) {
  const t = useMessages(webhooksMessages)
  const { update, rowState } = useSlackEvents()
  const { isAllowed } = useAuthorized({ permissions: [slackPermissions.change] })
  if (!isAllowed) return t(isActive ? 'webhooks.isOn' : 'webhooks.isOff')
  return (
    <Switch
      aria-label={t('webhooks.switchEvent', { name })}
      isSelected={isActive}
      isPending={rowState(id).isBusy}
      onChange={(isOn) => void update({ id, isActive: isOn })}
    />
  )
}

const none: readonly never[] = []
