'use client'

import { auditPeriodText, readAuditPeriod } from '@portico/headless/portal/audits'
import { type ReactElement, useState } from 'react'
import type { DateRange, DateRangeFieldProps } from '../../../primitives/portal/date-field/date-range-field.tsx'
import { Select } from '../../../primitives/portal/select/select.tsx'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { controlPlace } from '../control-place/control-place.tsx'

export interface PeriodChoiceProps {
  readonly label: string
  /** The periods by name, each with its text as its id. An empty id is no period. */
  readonly presets: readonly SelectOption[]
  /** The name of the choice of days, and that of their field. */
  readonly words: { readonly own: string; readonly days: string }
  /** The text of the period, as `auditPeriodText` writes it. */
  readonly value: string
  /** The days that a choice of days begins with. Default: none. */
  readonly start?: DateRange | undefined
  /** The last day that can be chosen, as `YYYY-MM-DD`. Default: any. */
  readonly max?: string | undefined
  readonly onChange: (period: string) => void
}

/** The choice of a period: one by name, or days of the calendar. */
export function PeriodChoice(props: PeriodChoiceProps): ReactElement {
  const { label, presets, words, value, start = { from: '', to: '' }, max, onChange } = props
  const period = readAuditPeriod(value)
  const isOfDays = period !== null && 'from' in period
  const [hasOwnDays, setOwnDays] = useState(isOfDays)
  return (
    <>
      <Select
        label={label}
        // The empty id stands for no choice in a list.
        options={[...presets, { id: own, label: words.own }].map(({ id, ...rest }) => ({ ...rest, id: id || none }))}
        value={hasOwnDays ? own : value || none}
        onChange={(id) => {
          setOwnDays(id === own)
          onChange(id === own ? auditPeriodText(start) : id === none ? '' : id)
        }}
      />
      {hasOwnDays && (
        <DaysField
          label={words.days}
          value={isOfDays ? period : start}
          max={max}
          onChange={(range) => onChange(auditPeriodText(range))}
        />
      )}
    </>
  )
}

/** Few choose days, and their field is larger than the sections that have one. */
const DaysField = lazyPart<DateRangeFieldProps>(
  async () => (await import('../../../primitives/portal/date-field/date-range-field.tsx')).DateRangeField,
  controlPlace,
)

const none = 'portico-any'
const own = 'portico-own'
