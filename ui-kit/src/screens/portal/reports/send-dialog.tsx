'use client'

import { useSession } from '@portico/headless'
import { type PortalReport, useReports } from '@portico/headless/portal/reports'
import { type ReactElement, useRef, useState } from 'react'
import { RecordDialog } from '../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { useToastQueue } from '../../../primitives/portal/toast/toast-context.ts'
import { RecipientsField } from './recipients-field.tsx'
import { reportsMessages } from './reports-messages.ts'

export interface SendDialogProps {
  readonly report: PortalReport
  /** The addresses to begin with; `null` for those of the schedule, else that of the person. */
  readonly to: readonly string[] | null
  readonly onClose: () => void
}

interface SendDraft {
  readonly to: readonly string[]
}

/** The dialog that sends a report now. */
export function SendDialog({ report, to, onClose }: SendDialogProps): ReactElement {
  const t = useMessages(reportsMessages)
  const { send } = useReports()
  const email = useSession(({ user }) => user?.email ?? '')
  const toasts = useToastQueue()
  const sent = useRef(0)
  const [value] = useState((): SendDraft => ({ to: firstOf(to, report.recipients, email === '' ? [] : [email]) }))
  return (
    <RecordDialog<SendDraft>
      isOpen
      isNew
      title={t('reports.sendTitle', { name: report.name })}
      lead={t('reports.sendLead')}
      value={value}
      fields={[
        {
          name: 'to',
          label: t('reports.recipients'),
          help: t('reports.sendHelp'),
          codes: ['report-recipients-required', 'report-recipient-invalid', 'email-character'],
          check: (addresses) => (addresses.length > 0 ? null : t('reports.recipientsMissing')),
          render: (control) => <RecipientsField {...control} />,
        },
      ]}
      messages={reportsMessages}
      submit={t('reports.send')}
      busy={t('reports.sending')}
      onSave={(_, values) => {
        sent.current = values.to.length
        return send({ id: report.id, ...values })
      }}
      afterSave={() => {
        toasts?.show({ text: t('reports.onItsWay', { count: sent.current }) })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** The first list that has an address. */
function firstOf(...lists: readonly (readonly string[] | null)[]): readonly string[] {
  return lists.find((one) => one !== null && one.length > 0) ?? []
}
