'use client'

import { auditPeriodText, readAuditPeriod } from '@portico/headless/portal/audits'
import { type ReactElement, useState } from 'react'
import type { FilterFieldProps } from '../../../frame/portal/filter-bar/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { DateRangeField } from '../../../primitives/portal/date-field/date-range-field.tsx'
import { Select } from '../../../primitives/portal/select/select.tsx'
import { auditsMessages } from './audits-messages.ts'

/** The choice of a period: the last days, or days of the calendar. */
export function PeriodField({ label, value, onChange }: FilterFieldProps): ReactElement {
  const t = useMessages(auditsMessages)
  const period = readAuditPeriod(value)
  const days = period && 'from' in period ? period : { from: '', to: '' }
  const [hasOwnDays, setOwnDays] = useState(period !== null && 'from' in period)
  const known = lastDays.map((count) => ({
    id: auditPeriodText({ days: count }),
    label: t('audits.lastDays', { count }),
  }))
  const options = [{ id: any, label: t('audits.anyTime') }, ...known, { id: own, label: t('audits.ownDays') }]
  return (
    <>
      <Select
        label={label}
        options={options}
        value={hasOwnDays ? own : value === '' ? any : value}
        onChange={(id) => {
          setOwnDays(id === own)
          onChange(id === any || id === own ? '' : id)
        }}
      />
      {hasOwnDays && (
        <DateRangeField label={t('audits.days')} value={days} onChange={(range) => onChange(auditPeriodText(range))} />
      )}
    </>
  )
}

const lastDays = [1, 7, 30]
const any = 'portico-any'
const own = 'portico-own'
