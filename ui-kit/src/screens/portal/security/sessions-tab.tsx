'use client'

import { type SessionLimits, type TimeLimit, useSessionPolicy } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import type { FieldSettings } from '../../../frame/portal/record-form/types.ts'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { changedMembers } from './changed-members.ts'
import { useLimitFields } from './limit-field.tsx'
import { LoadedTab } from './loaded-tab.tsx'
import { securityMessages } from './security-messages.ts'

/** The limits of sessions: idle time, longest session and devices at once. */
export function SessionsTab(): ReactElement {
  const t = useMessages(securityMessages)
  const policy = useSessionPolicy()
  const { fields: appearance } = usePageAppearance('security')
  const fields = useSessionFields()
  const { value, save } = policy
  return (
    <LoadedTab record={policy} part={t('security.sessionManagement')} width="form">
      {value && (
        <RecordForm<SessionLimits>
          label={t('security.sessionManagement')}
          value={value}
          onSave={(changes) => save(changedMembers(value, changes))}
          fields={Object.values(fields)}
          messages={securityMessages}
          appearance={appearance}
        />
      )}
    </LoadedTab>
  )
}

/** A field for each limit, in display order. A limit without a field does not compile. */
export type SessionFields = { readonly [Name in keyof SessionLimits]: FieldSettings<SessionLimits[Name], Name> }

function useSessionFields(): SessionFields {
  const { code } = useLocale()
  const t = useMessages(securityMessages)
  const { limit, numberTo, duration } = useLimitFields()
  const time = {
    of: ({ isActive, timeout }: TimeLimit) => [isActive, timeout] as const,
    to: (isActive: boolean, timeout: number) => ({ isActive, timeout }),
    amount: duration,
  }
  return {
    idleSessionTimeout: limit({
      ...time,
      name: 'idleSessionTimeout',
      label: t('security.idleSessionTimeout'),
      help: t('security.idleSessionTimeoutHelp'),
      action: t('security.signOutIdle'),
    }),
    forceReLogin: limit({
      ...time,
      name: 'forceReLogin',
      label: t('security.forceReLogin'),
      help: t('security.forceReLoginHelp'),
      action: t('security.signInAgain'),
    }),
    maximumConcurrentSessions: limit({
      name: 'maximumConcurrentSessions',
      label: t('security.maximumConcurrentSessions'),
      help: t('security.maximumConcurrentSessionsHelp'),
      action: t('security.limitDevices'),
      of: ({ isActive, maxSessions }) => [isActive, maxSessions],
      to: (isActive, maxSessions) => ({ isActive, maxSessions }),
      amount: numberTo(1000, t('security.devices'), (count) => count.toLocaleString(code)),
    }),
  }
}
