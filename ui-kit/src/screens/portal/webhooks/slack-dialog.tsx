'use client'

import { type SlackEvent, useChannelEvents, useSlackEvents, useSlackWorkspace } from '@portico/headless/portal/webhooks'
import { type ReactElement, useState } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { ComboBox } from '../../../primitives/portal/combo-box/combo-box.tsx'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { EventSelect } from './event-picker.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface SlackDialogProps {
  /** The event to change; `null` to add one. */
  readonly event: SlackEvent | null
  readonly onClose: () => void
}

interface SlackDraft {
  readonly event: string
  readonly channelIds: readonly string[]
  readonly message: string
  readonly isActive: boolean
}

const newEvent: SlackDraft = { event: '', channelIds: [], message: '', isActive: true }

/** The dialog of an event that is posted to Slack: its channels, its message and its state. */
export function SlackDialog({ event, onClose }: SlackDialogProps): ReactElement {
  const t = useMessages(webhooksMessages)
  const { create, update } = useSlackEvents()
  // The changes of a person are those since the dialog opened, although the list may be read again.
  const [opened] = useState(event)
  const fields = useSlackFields(opened === null)
  return (
    <RecordDialog<SlackDraft>
      isOpen
      isNew={!opened}
      title={opened?.name ?? t('webhooks.addEvent')}
      lead={t('webhooks.slackLead')}
      value={opened ? { ...opened, event: opened.eventKey, message: opened.message ?? '' } : newEvent}
      fields={fields}
      messages={webhooksMessages}
      submit={t('webhooks.save')}
      onSave={({ message, event: _, ...changes }, { event: eventKey, ...values }) =>
        opened
          ? update({ id: opened.id, ...changes, ...(message !== undefined && { message: message || null }) })
          : create({ eventKey, ...values, message: values.message || null })
      }
      onClose={onClose}
    />
  )
}

function useSlackFields(isNew: boolean): readonly RecordField<SlackDraft>[] {
  const t = useMessages(webhooksMessages)
  const channels = useSlackWorkspace(({ value }) => value?.channels ?? [])
  const { rows } = useChannelEvents({ channel: 'slack' })
  const nameOf = (id: string) => `#${channels.find((channel) => channel.id === id)?.name ?? id}`
  return [
    {
      name: 'event',
      label: t('webhooks.event'),
      appearance: isNew ? 'edit' : 'hidden',
      check: (event) => (event === '' ? t('webhooks.eventMissing') : null),
      render: (control) => <EventSelect {...control} channel="slack" present={[]} />,
      show: (event) => rows.find(({ id }) => id === event)?.name ?? event,
    },
    {
      name: 'channelIds',
      label: t('webhooks.slackChannels'),
      codes: ['slack-channels-required'],
      check: (ids) => (ids.length > 0 ? null : t('webhooks.slackMissing')),
      render: (control) => <ComboBox {...control} options={channels.map(({ id }) => ({ id, label: nameOf(id) }))} />,
      show: (ids) => <bdi dir="ltr">{ids.map(nameOf).join(', ')}</bdi>,
    },
    {
      name: 'message',
      label: t('webhooks.slackMessage'),
      help: t('webhooks.slackMessageHelp'),
      render: (control) => <TextArea {...control} />,
      show: (message) => message || t('webhooks.slackStandard'),
    },
    {
      name: 'isActive',
      label: t('webhooks.active'),
      render: ({ label, name, value, onChange }) => (
        <Switch label={label} name={name} isSelected={value} onChange={onChange} />
      ),
      show: (isActive) => t(isActive ? 'webhooks.isOn' : 'webhooks.isOff'),
    },
  ]
}
