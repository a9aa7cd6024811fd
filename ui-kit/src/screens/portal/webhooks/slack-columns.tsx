'use client'

import { useAuthorized } from '@portico/headless'
import { type SlackEvent, useSlackEvents, useSlackWorkspace } from '@portico/headless/portal/webhooks'
import type { ReactNode } from 'react'
import { BadgeList } from '../../../frame/portal/cells/badge-list.tsx'
import { Clamped } from '../../../frame/portal/cells/clamped.tsx'
import { RowName } from '../../../frame/portal/data-table/row-name.tsx'
import type { CellProps, Column } from '../../../frame/portal/data-table/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { slackPermissions } from './permissions.ts'
import { webhooksMessages } from './webhooks-messages.ts'

/** The columns of events that are posted to Slack. */
export const slackColumns: readonly Column<SlackEvent>[] = [
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
