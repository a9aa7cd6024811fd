'use client'

import { useAuthorized } from '@portico/headless'
import { type SlackEvent, useChannelEvents, useSlackEvents, useSlackWorkspace } from '@portico/headless/portal/webhooks'
import { type ReactElement, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { isKnownEmpty } from '../../../frame/known-rows.ts'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { slackConnection, slackPermissions } from './permissions.ts'
import { slackColumns } from './slack-columns.tsx'
import type { ChannelTab } from './use-message-tab.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

/** Leads a person to the consent of Slack, from which they return with a code for `useSlackWorkspace`. */
export type ConnectSlack = (application: { readonly clientId: string }) => void

/** The events that are posted to Slack; `null` if the tenant has none, or the person may not see them. */
export function useSlackTab(connect: ConnectSlack | undefined): ChannelTab | null {
  const t = useMessages(webhooksMessages)
  const { isAllowed } = useAuthorized({ permissions: [slackPermissions.see] })
  const known = useChannelEvents({ channel: 'slack' })
  const { value: workspace } = useSlackWorkspace()
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
        <DataTable {...table} columns={slackColumns} />
        <SlackDialog open={opened} />
        {dialog}
      </>
    ) : (
      <NotConnected connect={connect} />
    ),
  }
}

/** The place of the events before a workspace is connected, or while that is unknown. */
function NotConnected({ connect }: { readonly connect: ConnectSlack | undefined }): ReactElement {
  const t = useMessages(webhooksMessages)
  const { value, load, calls } = useSlackWorkspace()
  const { error, isPending } = useAttempt(calls, 'load')
  const { isAllowed: mayConnect } = useAuthorized({ permissions: [slackConnection] })
  if (!value && error) {
    const words = { title: t('webhooks.slackUnread') }
    return <PageFailed error={error} words={words} isPending={isPending} onRetry={() => void load()} />
  }
  if (!value) return <PageSkeleton width="table" />
  const { clientId } = value
  return (
    <EmptyState
      title={t('webhooks.slackOff')}
      actions={
        connect && mayConnect && clientId !== null ? (
          <Button variant="primary" size="md" onPress={() => connect({ clientId })}>
            {t('webhooks.slackConnect')}
          </Button>
        ) : undefined
      }
    >
      {t('webhooks.slackOffText')}
    </EmptyState>
  )
}

const SlackDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).SlackDialog)

const nameOf = ({ name }: SlackEvent) => name
