'use client'

import { useWebhooks } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { newWebhook, useWebhookFields, type WebhookDraft } from './webhook-fields.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface WebhookDialogProps {
  readonly onClose: () => void
}

/** The dialog that adds a webhook. */
export function WebhookDialog({ onClose }: WebhookDialogProps): ReactElement {
  const t = useMessages(webhooksMessages)
  const { create } = useWebhooks()
  return (
    <RecordDialog<WebhookDraft>
      isOpen
      size="lg"
      title={t('webhooks.createTitle')}
      lead={t('webhooks.createLead')}
      value={newWebhook}
      fields={useWebhookFields(null)}
      messages={webhooksMessages}
      submit={t('webhooks.create')}
      onSave={(_, { secret, ...values }) => create({ ...values, secret: secret || null })}
      onClose={onClose}
    />
  )
}
