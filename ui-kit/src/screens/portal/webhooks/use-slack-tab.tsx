'use client'

import { type Outcome, useAuthorized } from '@portico/headless'
import { type SlackEvent, useChannelEvents, useSlackEvents, useSlackWorkspace } from '@portico/headless/portal/webhooks'
import { useEffect, useState } from 'react'
import { isKnownEmpty } from '../../../frame/known-rows.ts'
import type { ConnectSlack } from '../../../frame/portal/connect-slack.ts'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useLatest } from '../../../frame/use-latest.ts'
import { useMessages } from '../../../i18n/index.ts'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { slackPermissions } from './permissions.ts'
import { slackColumns } from './slack-columns.tsx'
import { SlackNotice, SlackOff } from './slack-off.tsx'
import type { ChannelTab } from './use-message-tab.tsx'
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
