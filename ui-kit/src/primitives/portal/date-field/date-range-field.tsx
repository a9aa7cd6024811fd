'use client'

import { useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { FieldNotes, type FieldProps } from '../field/field.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

/** Two days, each as `2026-03-12`; empty for an open end. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

export interface DateRangeFieldProps extends Omit<FieldProps, 'name'>, Pick<DateFieldProps, 'min' | 'max'> {
  /** The controlled range. Without it the field keeps its own. */
  readonly value?: DateRange | undefined
  /** Called with the range after each change. */
  readonly onChange?: ((value: DateRange) => void) | undefined
  /** The names of both days in the form. */
  readonly names?: DateRange | undefined
}

/** The first and the last day of a period; each limits the other. Replaceable as slot `DateRangeField`. */
export const DateRangeField = slotted<DateRangeFieldProps, HTMLFieldSetElement>(
  'DateRangeField',
  ({ label, value, onChange, names, min, max, help, error = null, attempt, isDisabled, className }, ref) => {
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const { ids, describedBy } = useFieldIds(help, error)
    const [own, setOwn] = useState<DateRange>({ from: '', to: '' })
    const range = value ?? own

    function change(part: Partial<DateRange>) {
      const next = { ...range, ...part }
      setOwn(next)
      onChange?.(next)
    }

    return (
      <fieldset
        ref={ref}
        className={classOf('DateRangeField', classOf('Field'), className)}
        aria-describedby={describedBy}
        disabled={isDisabled}
      >
        <legend className={classOf('Label')}>{label}</legend>
        <div className={classOf('DateRangeDays')}>
          <DateField
            label={t('parts.from')}
            name={names?.from}
            value={range.from}
            min={min}
            max={range.to || max}
            isDisabled={isDisabled}
            onChange={(from) => change({ from })}
          />
          <DateField
            label={t('parts.to')}
            name={names?.to}
            value={range.to}
            min={range.from || min}
            max={max}
            isDisabled={isDisabled}
            onChange={(to) => change({ to })}
          />
        </div>
        <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
      </fieldset>
    )
  },
)
