'use client'

import { type SessionLimits, type TimeLimit, useSessionPolicy } from '@portico/headless/portal/security'
import type { ReactElement } from 'react'
import { RecordForm } from '../../../frame/portal/record-form/record-form.tsx'
import type { FieldSettings, RecordField } from '../../../frame/portal/record-form/types.ts'
import { usePageAppearance } from '../../../frame/portal/use-page-appearance.ts'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { NumberField } from '../../../primitives/portal/number-field/number-field.tsx'
import { changedMembers } from './changed-members.ts'
import { durationText } from './duration.ts'
import { DurationField, longestTime } from './duration-field.tsx'
import { LimitField } from './limit-field.tsx'
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

/** The fields of the limits, in display order. */
function useSessionFields(): Readonly<Record<keyof SessionLimits, RecordField<SessionLimits>>> {
  const { code } = useLocale()
  const t = useMessages(securityMessages)

  function timeField<Name extends 'idleSessionTimeout' | 'forceReLogin'>(
    name: Name,
    { action, ...words }: Readonly<Record<'label' | 'help' | 'action', string>>,
  ): FieldSettings<TimeLimit, Name> {
    return {
      name,
      ...words,
      check: ({ isActive, timeout }) =>
        !isActive || (Number.isInteger(timeout) && timeout >= 60 && timeout <= longestTime)
          ? null
          : t('security.durationRange'),
      render: ({ value, onChange, error, attempt, ...control }) => (
        <LimitField
          {...control}
          action={action}
          isOn={value.isActive}
          onSwitch={(isActive) => onChange({ ...value, isActive })}
        >
          <DurationField
            error={error}
            attempt={attempt}
            value={value.timeout}
            onChange={(timeout) => onChange({ ...value, timeout })}
          />
        </LimitField>
      ),
      show: ({ isActive, timeout }) => (isActive ? durationText(timeout, code) : t('security.off')),
    }
  }

  return {
    idleSessionTimeout: timeField('idleSessionTimeout', {
      label: t('security.idleSessionTimeout'),
      help: t('security.idleSessionTimeoutHelp'),
      action: t('security.signOutIdle'),
    }),
    forceReLogin: timeField('forceReLogin', {
      label: t('security.forceReLogin'),
      help: t('security.forceReLoginHelp'),
      action: t('security.signInAgain'),
    }),
    maximumConcurrentSessions: {
      name: 'maximumConcurrentSessions',
      label: t('security.maximumConcurrentSessions'),
      help: t('security.maximumConcurrentSessionsHelp'),
      check: ({ isActive, maxSessions }) =>
        !isActive || (Number.isInteger(maxSessions) && maxSessions >= 1 && maxSessions <= mostDevices)
          ? null
          : t('security.range', { min: 1, max: mostDevices }),
      render: ({ value, onChange, error, attempt, ...control }) => (
        <LimitField
          {...control}
          action={t('security.limitDevices')}
          isOn={value.isActive}
          onSwitch={(isActive) => onChange({ ...value, isActive })}
        >
          <NumberField
            label={t('security.devices')}
            error={error}
            attempt={attempt}
            min={1}
            max={mostDevices}
            value={value.maxSessions || null}
            onChange={(number) => onChange({ ...value, maxSessions: number ?? 0 })}
          />
        </LimitField>
      ),
      show: ({ isActive, maxSessions }) => (isActive ? maxSessions.toLocaleString(code) : t('security.off')),
    },
  }
}

const mostDevices = 1000
