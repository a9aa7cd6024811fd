'use client'

import { useAuthorized } from '@portico/headless'
import { useWebhookHealth, useWebhooks, type Webhook, type WebhookHealth } from '@portico/headless/portal/webhooks'
import { type ReactElement, type ReactNode, useState } from 'react'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { FailingBadge } from './failing.tsx'
import { logPermissions, webhookPermissions } from './permissions.ts'
import { draftOf, useWebhookFields, type WebhookDraft } from './webhook-form.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface WebhookPageProps {
  readonly webhook: Webhook
  /** The id of the open tab, or `null` for the first. */
  readonly tab: string | null
  readonly onTabChange: (id: string) => void
  readonly onTest: () => void
  readonly onLeave: () => void
  /** The dialogs of the section. */
  readonly children: ReactNode
}

/** The page of one webhook: its settings and its deliveries. One whose deliveries fail opens on those. */
export function WebhookPage(props: WebhookPageProps): ReactElement {
  const { isAllowed: maySeeLog } = useAuthorized({ permissions: [logPermissions.see] })
  return maySeeLog ? <LoggedPage {...props} /> : <Page {...props} health={null} first="settings" />
}

function LoggedPage(props: WebhookPageProps) {
  const { id, isActive } = props.webhook
  const { value, calls } = useWebhookHealth({ webhookId: id })
  // The tab that opened stays open, although a retry mends the webhook.
  const [first, setFirst] = useState<WebhookTab | null>(null)
  if (first === null && (value || calls.load.error)) setFirst(isActive && value?.failing ? 'deliveries' : 'settings')
  return <Page {...props} health={value ?? unknown} first={first} />
}

type WebhookTab = 'settings' | 'deliveries'

interface PageProps extends WebhookPageProps {
  /** `null` for a person who may not see deliveries. */
  readonly health: WebhookHealth | null
  /** The tab that opens without one in the address; `null` until it is known. */
  readonly first: WebhookTab | null
}

function Page({ webhook, tab, onTabChange, onTest, onLeave, children, health, first }: PageProps) {
  const t = useMessages(webhooksMessages)
  const guard = useUnsavedGuard()
  const failing = webhook.isActive ? health?.failing : null
  const settings = {
    id: 'settings',
    label: t('webhooks.settings'),
    children: (
      <>
        {tab === null && first === null ? <PageSkeleton width="form" /> : <Settings webhook={webhook} />}
        {children}
      </>
    ),
  }
  const deliveries = health && {
    id: 'deliveries',
    label: t('webhooks.deliveries'),
    badge: failing && <Badge tone="danger">{t('webhooks.failedCount', { count: failing.count })}</Badge>,
    children: (
      <>
        <DeliveryList webhook={webhook} health={health} />
        {children}
      </>
    ),
  }
  const tabs = deliveries ? [settings, deliveries] : [settings]
  const shown = tabs.find(({ id }) => id === (tab ?? first)) ?? settings
  return (
    <SectionPage
      title={webhook.name}
      lead={<bdi dir="ltr">{webhook.url}</bdi>}
      badge={
        webhook.isActive ? failing && <FailingBadge failing={failing} /> : <Badge hasDot>{t('webhooks.isOff')}</Badge>
      }
      crumbs={[{ label: t('webhooks.webhooks'), onPress: () => guard.leave(onLeave) }]}
      width={shown.id === 'settings' ? 'form' : 'table'}
      see={{ name: t('webhooks.webhooks'), permissions: [webhookPermissions.see] }}
      change={{ name: t('webhooks.webhooks'), permissions: [webhookPermissions.change] }}
      actions={
        <Button size="md" onPress={onTest}>
          {t('webhooks.sendTest')}
        </Button>
      }
      tabs={tabs}
      tab={shown.id}
      onTabChange={(id) => guard.leave(() => onTabChange(id))}
    />
  )
}

function Settings({ webhook }: { readonly webhook: Webhook }) {
  const t = useMessages(webhooksMessages)
  const { update } = useWebhooks()
  const { id, secret } = webhook
  // Changes are those since the page opened, although another administrator may save the webhook.
  const [value, setValue] = useState(() => draftOf(webhook))
  const [saves, setSaves] = useState(0)
  return (
    <RecordForm<WebhookDraft>
      label={t('webhooks.settings')}
      value={value}
      fields={useWebhookFields(secret && { webhookId: id, secret, saves })}
      messages={webhooksMessages}
      onSave={async (changes, values) => {
        const outcome = await update({ id, ...changes })
        if (outcome.ok) {
          setValue({ ...values, secret: '' })
          setSaves((count) => count + 1)
        }
        return outcome
      }}
    />
  )
}

const unknown: WebhookHealth = { last: null, failing: null }
