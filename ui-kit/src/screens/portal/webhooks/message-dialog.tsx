'use client'

import type { Outcome } from '@portico/headless'
import {
  type CreateEventMessageInput,
  type EventMessage,
  recipientOf,
  useChannelEvents,
} from '@portico/headless/portal/webhooks'
import { type ReactElement, useState } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import type { RecordField } from '../../../frame/portal/record-form/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { TextArea } from '../../../primitives/portal/text-area/text-area.tsx'
import { EventSelect } from './event-picker.tsx'
import { webhooksMessages } from './webhooks-messages.ts'

export interface MessageDialogProps {
  readonly channel: 'email' | 'sms'
  /** The event to change; `null` to add one. */
  readonly event: EventMessage | null
  /** The keys of the events that the channel sends already. */
  readonly present: readonly string[]
  readonly save: (input: CreateEventMessageInput) => Promise<Outcome>
  readonly onClose: () => void
}

interface MessageDraft {
  readonly event: string
  /** One recipient a line. */
  readonly recipients: string
  readonly isEnabled: boolean
}

/** The dialog of an event that is sent to people: its recipients and its state. */
export function MessageDialog({ channel, event, present, save, onClose }: MessageDialogProps): ReactElement {
  const t = useMessages(webhooksMessages)
  // The changes of a person are those since the dialog opened, although the list may be read again.
  const [opened] = useState(event)
  const fields = useMessageFields(channel, opened === null, present)
  return (
    <RecordDialog<MessageDraft>
      isOpen
      isNew={!opened}
      title={opened?.name ?? t('webhooks.addEvent')}
      lead={t(`webhooks.${channel}Lead`)}
      value={
        opened
          ? { event: opened.id, recipients: opened.recipients.join('\n'), isEnabled: opened.isEnabled }
          : { event: '', recipients: '', isEnabled: true }
      }
      fields={fields}
      messages={webhooksMessages}
      submit={t('webhooks.save')}
      onSave={({ isEnabled }, values) =>
        save({
          id: values.event,
          recipients: linesOf(values.recipients),
          ...(opened === null ? { isEnabled: values.isEnabled } : isEnabled !== undefined && { isEnabled }),
        })
      }
      onClose={onClose}
    />
  )
}

function useMessageFields(
  channel: 'email' | 'sms',
  isNew: boolean,
  present: readonly string[],
): readonly RecordField<MessageDraft>[] {
  const t = useMessages(webhooksMessages)
  const { rows } = useChannelEvents({ channel })
  return [
    {
      name: 'event',
      label: t('webhooks.event'),
      appearance: isNew ? 'edit' : 'hidden',
      check: (event) => (event === '' ? t('webhooks.eventMissing') : null),
      render: (control) => <EventSelect {...control} channel={channel} present={present} />,
      show: (event) => rows.find(({ id }) => id === event)?.name ?? event,
    },
    {
      name: 'recipients',
      label: t(`webhooks.${channel}Recipients`),
      help: t('webhooks.onePerLine'),
      codes: ['recipient-invalid'],
      check(text) {
        const lines = linesOf(text)
        if (lines.length === 0) return isNew ? t(`webhooks.${channel}Missing`) : null
        const wrong = lines.find((line) => recipientOf(line, channel) === null)
        return wrong === undefined ? null : t(`webhooks.${channel}Invalid`, { text: wrong })
      },
      render: (control) => <TextArea {...control} dir="ltr" />,
      show: (text) => <bdi dir="ltr">{linesOf(text).join(', ')}</bdi>,
    },
    {
      name: 'isEnabled',
      label: t('webhooks.active'),
      render: ({ label, name, value, onChange }) => (
        <Switch label={label} name={name} isSelected={value} onChange={onChange} />
      ),
      show: (isEnabled) => t(isEnabled ? 'webhooks.isOn' : 'webhooks.isOff'),
    },
  ]
}

/** The recipients of a text, by line or comma. */
function linesOf(text: string): readonly string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
