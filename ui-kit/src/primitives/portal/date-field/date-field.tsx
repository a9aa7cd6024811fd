'use client'

import { useObjectRef } from 'react-aria/useObjectRef'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { timeOf, useDateFormat } from '../../../i18n/use-date-format.ts'
import { slotted } from '../../../slots/index.ts'
import { FieldFrame, type FieldProps } from '../field/field.tsx'
import { type TypedFault, useTypedFault } from '../field/typed-fault.ts'

export interface DateFieldProps extends FieldProps {
  /** The controlled day as `2026-03-12`; empty for none. Without it the field keeps its own. */
  readonly value?: string | undefined
  /** The first day of a field that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the day after each change; empty while it is not complete. */
  readonly onChange?: ((value: string) => void) | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * A field for a day, by the browser's own date field: its order of day and month, its calendar, its keys. When it is
 * left, it shows that a day is not complete or outside the limits. The ref is the input. Replaceable as slot `DateField`.
 */
export const DateField = slotted<DateFieldProps, HTMLInputElement>(
  'DateField',
  ({ label, help, error, attempt, isDisabled, className, onChange, ...given }, ref) => {
    const input = useObjectRef(ref)
    const { fault, ...listeners } = useTypedFault(input)
    const explain = useDateFault(given)
    return (
      <FieldFrame
        slot="DateField"
        label={label}
        help={help}
        error={error}
        attempt={attempt}
        isDisabled={isDisabled}
        className={className}
        fault={fault && explain(fault)}
      >
        {(control) => (
          <input
            {...given}
            {...control}
            {...listeners}
            ref={input}
            type="date"
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
        )}
      </FieldFrame>
    )
  },
)

/** Returns the function that puts the fault of a date into words. */
function useDateFault({ min, max }: Pick<DateFieldProps, 'min' | 'max'>) {
  const t = useMessages(portalPartsMessages)
  const dateFormat = useDateFormat()
  const day = (value: string) =>
    timeOf(value) === null ? value : dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(value)
  return (fault: TypedFault) => {
    if (fault === 'bad') return t('parts.wholeDate')
    if (min && max) return t('parts.dayBetween', { min: day(min), max: day(max) })
    return min ? t('parts.dayFrom', { min: day(min) }) : t('parts.dayTo', { max: day(max ?? '') })
  }
}
