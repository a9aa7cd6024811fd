'use client'

import { slotted, useClasses } from '../../../slots/index.ts'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'

/** The props of {@link DateField}. */
export interface DateFieldProps extends FieldProps {
  /** The controlled day as `2026-03-12`; empty for none. Without it the field keeps its own. */
  readonly value?: string | undefined
  /** The first day of a field that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the day after each change; empty while it is not complete. */
  readonly onChange?: ((value: string) => void) | undefined
  /** The earliest day. */
  readonly min?: string | undefined
  /** The latest day. */
  readonly max?: string | undefined
}

/**
 * A field for a day, by the browser's own date field: its order of day and month, its calendar, its keys. The ref is the
 * input. Replaceable as slot `DateField`.
 */
export const DateField = /* @__PURE__ */ slotted<DateFieldProps, HTMLInputElement>(
  'DateField',
  ({ label, help, error = null, attempt, isDisabled, onChange, className, ...given }, ref) => {
    const classOf = useClasses()
    const { ids, describedBy } = useFieldIds(help, error)
    const isInvalid = error !== null || undefined
    return (
      <div className={classOf('DateField', classOf('Field'), className)}>
        <FieldLabel htmlFor={ids.field}>{label}</FieldLabel>
        <div
          className={classOf('InputFrame', 'portico-InputFrame--md')}
          data-invalid={isInvalid}
          data-disabled={isDisabled || undefined}
        >
          <input
            {...given}
            ref={ref}
            id={ids.field}
            type="date"
            disabled={isDisabled}
            className={classOf('Input')}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            onChange={onChange && ((event) => onChange(event.target.value))}
          />
        </div>
        <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
      </div>
    )
  },
)
