'use client'

import type { ReactElement } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { useLocale } from '../../../i18n/index.ts'
import { FieldNotes } from '../../../primitives/portal/field/field.tsx'
import { useFieldIds } from '../../../primitives/text-field/text-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useDayName } from './schedule-words.ts'

/** A choice of days of the week, from 0 for Sunday. */
export function WeekdaysField(props: FieldControl<readonly number[]>): ReactElement {
  const { label, name, help, error, attempt, value, onChange } = props
  const classOf = useClasses()
  const { code } = useLocale()
  const dayName = useDayName()
  const { ids, describedBy } = useFieldIds(help, error)
  // Seven long names do not fit beside each other on a phone.
  const shortName = (day: number) => {
    const short = dayName(day, 'short')
    return short.length > 4 ? dayName(day, 'narrow') : short
  }
  const first = sundayFirst.includes(code.slice(0, 2)) ? 0 : 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a size of its own.
    <div
      role="group"
      aria-labelledby={`${ids.field}-label`}
      aria-describedby={describedBy}
      className={classOf('Weekdays', classOf('Field'))}
      data-invalid={error !== null || undefined}
    >
      <span id={`${ids.field}-label`} className={classOf('Label')}>
        {label}
      </span>
      <div className={classOf('WeekdayRow')}>
        {Array.from({ length: 7 }, (_, at) => (at + first) % 7).map((day) => (
          <label key={day} className={classOf('Weekday')}>
            <input
              type="checkbox"
              name={name}
              value={day}
              checked={value.includes(day)}
              className={classOf('WeekdayInput')}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, day].sort() : value.filter((one) => one !== day))
              }
            />
            <span className={classOf('WeekdayMark')} aria-hidden="true">
              {shortName(day)}
            </span>
            <span className={classOf('VisuallyHidden')}>{dayName(day)}</span>
          </label>
        ))}
      </div>
      <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
    </div>
  )
}

/** Languages whose week begins with Sunday. */
const sundayFirst: readonly string[] = ['he', 'ar']
