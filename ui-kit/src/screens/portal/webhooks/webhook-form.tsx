'use client'

import { isWebhookUrl, shortestWebhookSecret, useWebhooks, type Webhook } from '@portico/headless/portal/webhooks'
import { type ReactElement, useRef } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextField } from '../../../primitives/text-field/text-field.tsx'
import { EventNames, EventPicker, EventsLoaded } from './event-picker.tsx'
import { PresentSecret, SecretInput, type StoredSecret } from './present-secret.tsx'
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

/** A webhook as its form has it. */
export interface WebhookDraft extends Pick<Webhook, 'name' | 'description' | 'url' | 'isActive' | 'eventKeys'> {
  /** A secret to set. Empty keeps the present one, or none. */
  readonly secret: string
}

/** The form of a new webhook. */
const newWebhook: WebhookDraft = {
  name: '',
  description: '',
  url: '',
  secret: '',
  isActive: true,
  eventKeys: [],
}

/** The form of a webhook. */
export function draftOf({ name, description, url, isActive, eventKeys }: Webhook): WebhookDraft {
  return { name, description, url, secret: '', isActive, eventKeys }
}

/** The fields of a webhook. `present` is the secret that it has already; `null` without one. */
export function useWebhookFields(present: StoredSecret | null): readonly RecordField<WebhookDraft>[] {
  const t = useMessages(webhooksMessages)
  return [
    {
      name: 'name',
      label: t('webhooks.name'),
      isRequired: true,
      codes: ['webhook-name-required'],
      render: (control) => <TextField {...control} dir="auto" />,
    },
    {
      name: 'description',
      label: t('webhooks.description'),
      render: (control) => <TextField {...control} dir="auto" />,
    },
    {
      name: 'url',
      label: t('webhooks.url'),
      help: t('webhooks.urlHelp'),
      codes: ['webhook-url-invalid'],
      check: (url) => (isWebhookUrl(url.trim()) ? null : t('webhooks.urlInvalid')),
      render: (control) => <TextField {...control} dir="ltr" />,
      show: (url) => <bdi dir="ltr">{url}</bdi>,
    },
    {
      name: 'secret',
      label: t('webhooks.secret'),
      help: present ? t('webhooks.secretCheck', { header: 'x-webhook-secret' }) : t('webhooks.secretHelp'),
      codes: ['webhook-secret-short'],
      check: (secret) => (secret === '' || secret.length >= shortestWebhookSecret ? null : t('webhooks.secretShort')),
      render: (control) =>
        present ? <PresentSecret key={present.saves} {...present} control={control} /> : <SecretInput {...control} />,
      show: () => t(present ? 'webhooks.secretSet' : 'webhooks.secretNone'),
    },
    {
      name: 'isActive',
      label: t('webhooks.active'),
      render: ({ label, name, value, onChange }) => (
        <Switch label={label} help={t('webhooks.activeHelp')} name={name} isSelected={value} onChange={onChange} />
      ),
      show: (isActive) => t(isActive ? 'webhooks.isOn' : 'webhooks.isOff'),
    },
    {
      name: 'eventKeys',
      label: t('webhooks.events'),
      codes: ['webhook-events-required'],
      check: (keys) => (keys.length > 0 ? null : t('webhooks.eventsMissing')),
      render: ({ label, error, attempt, value, onChange }) => (
        <EventsLoaded channel="webhook">
          {(events) => (
            <EventPicker
              label={label}
              error={error}
              attempt={attempt}
              events={events}
              value={value}
              onChange={onChange}
            />
          )}
        </EventsLoaded>
      ),
      show: (keys) => <EventNames channel="webhook" keys={keys} />,
    },
  ]
}
