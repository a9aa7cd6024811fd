'use client'

import { PorticoError } from '@portico/headless'
import { useWebhooks, type Webhook } from '@portico/headless/portal/webhooks'
import { type ReactElement, type ReactNode, useContext, useState } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { type ConnectSlack, ConnectSlackContext } from '../../../frame/portal/connect-slack.ts'
import { DataTable } from '../../../frame/portal/data-table/data-table.tsx'
import { DialogPlace } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import { newRecord } from '../../../frame/portal/list-section/types.ts'
import { UnreadRecord } from '../../../frame/portal/list-section/unread-record.tsx'
import { useListSection } from '../../../frame/portal/list-section/use-list-section.tsx'
import { useUnknownRecord } from '../../../frame/portal/list-section/use-unknown-record.ts'
import { MissingRecord } from '../../../frame/portal/missing-record/missing-record.tsx'
import { UnsavedGuard } from '../../../frame/portal/record-form/unsaved-guard.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { pagePlace } from '../../../frame/portal/section-page/page-place.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useLatest } from '../../../frame/use-latest.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { useEmailTab, useSmsTab } from './message-tab.tsx'
import { webhookPermissions } from './permissions.ts'
import { useSlackTab } from './slack-tab.tsx'
import { webhookColumns } from './webhook-columns.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface WebhooksSectionProps {
  /**
   * Leads a person to the consent of Slack, for an application that takes the return itself: with the code, it calls `connect` of
   * `useSlackWorkspace`. Default: that of `AdminPortal`, else the section leads there and takes the return.
   */
  readonly connectSlack?: ConnectSlack | undefined
}

/** The webhooks of the tenant, and the events that are sent to people by mail, text message and Slack. */
export function WebhooksSection({ connectSlack }: WebhooksSectionProps): ReactElement {
  return (
    <UnsavedGuard>
      <WebhooksPage connectSlack={connectSlack} />
    </UnsavedGuard>
  )
}

function WebhooksPage({ connectSlack }: WebhooksSectionProps) {
  const t = useMessages(webhooksMessages)
  const guard = useUnsavedGuard()
  const { tabs: offered } = usePageAppearance('webhooks')
  const webhooks = useWebhooks()
  const [tested, setTested] = useState<Webhook | null>(null)
  const { page, table, dialog, record, row, isUnread, tab, openRecord, closeRecord, openTab, createButton } =
    useListSection({
      name: 'webhooks',
      messages: webhooksMessages,
      list: webhooks,
      nameOf,
      operations: { create: 'POST /webhook/custom', remove: 'DELETE /webhook/{id}' },
      permissions: webhookPermissions,
      rowActions: (webhook, { openRecord, mayChange }) => [
        ...(mayChange ? [{ id: 'test', label: t('webhooks.sendTest'), run: () => setTested(webhook) }] : []),
        { id: 'deliveries', label: t('webhooks.deliveries'), run: () => openRecord(webhook.id, 'deliveries') },
      ],
      remove: { run: ({ id }) => webhooks.remove({ id }), textOf: () => t('webhooks.removeText') },
      removeMany: webhooks.removeMany,
    })
  const isUnknown = useUnknownRecord(webhooks, { record, row })
  const toasts = useToastQueue()
  const byId = useLatest((id: string) => webhooks.rows.find((one) => one.id === id) ?? null)
  const onCreated = (id: string, name: string) => {
    openRecord(id)
    toasts?.show({
      text: t('webhooks.added', { name }),
      action: { label: t('webhooks.sendTest'), run: () => setTested(byId(id)) },
    })
  }
  const email = useEmailTab()
  const ofPortal = useContext(ConnectSlackContext)
  const slack = useSlackTab(connectSlack ?? ofPortal)
  const sms = useSmsTab()

  // Within the page, because a page that is view only makes its forms so.
  const dialogs = (
    <>
      <WebhookDialog open={record === newRecord ? { onClose: closeRecord, onCreated } : null} />
      <TestDialog open={tested && { webhook: tested, onClose: () => setTested(null) }} />
      <DialogPlace
        of={MissingRecord}
        open={
          isUnknown ? { error: gone, gone: t('webhooks.gone'), onRetry: webhooks.load, onClose: closeRecord } : null
        }
      />
      {dialog}
    </>
  )
  if (row) {
    return (
      <WebhookPage
        key={row.id}
        webhook={row}
        tab={tab}
        onTabChange={openTab}
        onLeave={closeRecord}
        onTest={() => setTested(row)}
      >
        {dialogs}
      </WebhookPage>
    )
  }
  if (isUnread) return <UnreadRecord page={page} list={webhooks} onLeave={closeRecord} />
  const list = <DataTable {...table} label={t('webhooks.webhooks')} columns={webhookColumns} />
  const hasList = offered['list'] !== 'hidden'
  const channels = [email, slack, sms].filter((one) => one !== null).filter(({ id }) => offered[id] !== 'hidden')
  const shown = channels.find(({ id }) => id === tab) ?? (hasList ? undefined : channels[0])
  const tabs = [
    ...(hasList ? [{ id: 'list', label: t('webhooks.webhooks'), count: webhooks.total, content: list }] : []),
    ...channels.map((one) => ({ ...one, label: t(`webhooks.${one.id}`) })),
  ].map(({ id, label, count, content }) => ({
    id,
    label,
    badge: count ? <Count>{count}</Count> : undefined,
    children: withDialogs(content),
  }))
  return (
    <SectionPage
      {...page}
      {...(shown && {
        change: { name: t(`webhooks.${shown.id}`), permissions: [shown.permissions.change] },
      })}
      actions={shown ? shown.createButton : createButton}
      tab={shown?.id ?? 'list'}
      onTabChange={(id) => guard.leave(() => openTab(id))}
      tabs={tabs}
    />
  )

  function withDialogs(content: ReactNode) {
    return (
      <>
        {content}
        {dialogs}
      </>
    )
  }
}

function Count({ children }: { readonly children: number }) {
  const { code } = useLocale()
  return <Badge>{numberFormat(code).format(children)}</Badge>
}

/** Many people only see the list. */
const WebhookPage = lazyPart(async () => (await import('./lazy-parts.ts')).WebhookPage, pagePlace)

const WebhookDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).WebhookDialog)

const TestDialog = lazyDialog(async () => (await import('./lazy-parts.ts')).TestDialog)

const gone = new PorticoError('not-found', 'The webhook does not exist', { status: 404 })

const nameOf = ({ name }: Webhook) => name
