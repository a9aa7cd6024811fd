'use client'

import { useClient } from '@portico/headless'
import { dayIn, endOfDay } from '@portico/headless/internal'
import type { UserRow } from '@portico/headless/portal/users'
import type { ReactElement } from 'react'
import { RecordDialog } from '../../../../frame/portal/record-form/record-dialog.tsx'
import { useMessages } from '../../../../i18n/index.ts'
import { timeOf, useTimeZone } from '../../../../i18n/use-date-format.ts'
import { LastDayField } from '../invite/last-day-field.tsx'
import type { UserVerbs } from '../list/users-list.ts'
import { userMessages } from './user-messages.ts'

export interface EndDialogProps {
  readonly user: UserRow
  readonly verbs: Pick<UserVerbs, 'setTemporary' | 'setPermanent'>
  readonly onClose: () => void
}

/** The dialog of the last day of an account: set, moved or cleared. */
export function EndDialog({ user, verbs, onClose }: EndDialogProps): ReactElement {
  const t = useMessages(userMessages)
  const { clock } = useClient().ports
  const zone = useTimeZone()
  const end = timeOf(user.expiresAt)
  return (
    <RecordDialog<EndDraft>
      isOpen
      title={t('user.endOf', { name: user.name })}
      lead={t('user.endLead')}
      value={{ lastDay: end === null ? null : dayIn(zone, end) }}
      fields={[
        {
          name: 'lastDay',
          label: t('user.temporary'),
          codes: ['expiry-in-past'],
          check: (day) => (day === null || day > dayIn(zone, clock.now()) ? null : t('user.endMissing')),
          render: (control) => <LastDayField {...control} />,
        },
      ]}
      messages={userMessages}
      submit={t('user.saveEnd')}
      onSave={async (changes, { lastDay }) => {
        if (!('lastDay' in changes)) return { ok: true, value: undefined }
        const time = lastDay === null ? null : endOfDay(zone, lastDay)
        return time === null
          ? verbs.setPermanent({ id: user.id })
          : verbs.setTemporary({ id: user.id, expiresAt: new Date(time).toISOString() })
      }}
      onClose={onClose}
    />
  )
}

interface EndDraft {
  /** As `2026-03-12`; `null` for an account that does not end, empty while no day is chosen. */
  readonly lastDay: string | null
}
