'use client'

import { useWebhooks } from '@portico/headless/portal/webhooks'
import { type ReactElement, useRef } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { newWebhook, useWebhookFields, type WebhookDraft } from './webhook-fields.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface WebhookDialogProps {
  readonly onClose: () => void
  /** Called with the id of the new webhook and its name, in place of `onClose`. */
  readonly onCreated: (id: string, name: string) => void
}

/** The dialog that adds a webhook. */
export function WebhookDialog({ onClose, onCreated }: WebhookDialogProps): ReactElement {
  const t = useMessages(webhooksMessages)
  const { create, load } = useWebhooks()
  const created = useRef<Readonly<Record<'id' | 'name', string>> | null>(null)
  return (
    <RecordDialog<WebhookDraft>
      isOpen
      isNew
      size="lg"
      title={t('webhooks.createTitle')}
      lead={t('webhooks.createLead')}
      value={newWebhook}
      fields={useWebhookFields(null)}
      messages={webhooksMessages}
      submit={t('webhooks.create')}
      onSave={async (_, { secret, ...values }) => {
        const outcome = await create({ ...values, secret: secret || null })
        if (!outcome.ok) return outcome
        created.current = { id: outcome.value, name: values.name.trim() }
        // Its page is that of a row.
        await load()
        return outcome
      }}
      afterSave={() => created.current && onCreated(created.current.id, created.current.name)}
      onClose={onClose}
    />
  )
}
