'use client'

import { useAuthorized } from '@portico/headless'
import { useWebhooks, type Webhook } from '@portico/headless/portal/webhooks'
import { type ReactElement, type ReactNode, useState } from 'react'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import { useUnsavedGuard } from '../../../frame/portal/record-form/use-unsaved-changes.ts'
import { SectionPage } from '../../../frame/portal/section-page/section-page.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { useClasses } from '../../../slots/index.ts'
import { DeliveryList } from './delivery-list.tsx'
import { logPermissions, webhookPermissions } from './permissions.ts'
import { PresentSecret } from './present-secret.tsx'
import { draftOf, useWebhookFields, type WebhookDraft } from './webhook-fields.tsx'
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

/** The page of one webhook: its settings and its deliveries. */
export function WebhookPage(props: WebhookPageProps): ReactElement {
  const { webhook, tab, onTabChange, onTest, onLeave, children } = props
  const t = useMessages(webhooksMessages)
  const guard = useUnsavedGuard()
  const { isAllowed: maySeeLog } = useAuthorized({ permissions: [logPermissions.see] })
  const settings = {
    id: 'settings',
    label: t('webhooks.settings'),
    children: (
      <>
        <Settings key={webhook.id} webhook={webhook} />
        {children}
      </>
    ),
  }
  const deliveries = {
    id: 'deliveries',
    label: t('webhooks.deliveries'),
    children: (
      <>
        <DeliveryList key={webhook.id} webhook={webhook} />
        {children}
      </>
    ),
  }
  const tabs = maySeeLog ? [settings, deliveries] : [settings]
  const shown = tabs.find(({ id }) => id === tab) ?? settings
  return (
    <SectionPage
      title={webhook.name}
      lead={<bdi dir="ltr">{webhook.url}</bdi>}
      badge={webhook.isActive ? undefined : <Badge hasDot>{t('webhooks.isOff')}</Badge>}
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
  const classOf = useClasses()
  const t = useMessages(webhooksMessages)
  const { update } = useWebhooks()
  const { id, secret } = webhook
  // Changes are those since the page opened, although another administrator may save the webhook.
  const [value, setValue] = useState(() => draftOf(webhook))
  return (
    <div className={classOf('WebhookSettings')}>
      {secret && <PresentSecret webhookId={id} secret={secret} />}
      <RecordForm<WebhookDraft>
        label={t('webhooks.settings')}
        value={value}
        fields={useWebhookFields(secret !== null)}
        messages={webhooksMessages}
        onSave={async (changes, values) => {
          const outcome = await update({ id, ...changes })
          if (outcome.ok) setValue({ ...values, secret: '' })
          return outcome
        }}
      />
    </div>
  )
}
