'use client'

import { type ReactNode, useId, useState } from 'react'
import { slotted, useClasses } from '../../../slots/index.ts'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { FieldNotes, type FieldProps } from '../field/field.tsx'

/** One option of a {@link RadioGroup}. */
export interface RadioOption {
  /** The value of the option. */
  readonly id: string
  /** The name of the option. */
  readonly label: ReactNode
  /** A sentence below the name. */
  readonly help?: ReactNode
  /** `true` disables the option. Default `false`. */
  readonly isDisabled?: boolean | undefined
}

export interface RadioGroupProps extends FieldProps {
  /** The options, in display order. */
  readonly options: readonly RadioOption[]
  /** The id of the chosen option; `null` for none. Without it the group keeps its own. */
  readonly value?: string | null | undefined
  /** The first choice of a group that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the id of the chosen option. */
  readonly onChange?: ((id: string) => void) | undefined
}

/** A choice of one option, all of which are in sight. Replaceable as slot `RadioGroup`. */
export const RadioGroup = slotted<RadioGroupProps, HTMLDivElement>(
  'RadioGroup',
  ({ label, name, options, value, defaultValue = null, onChange, ...field }, ref) => {
    const { help, error = null, attempt, isDisabled, className } = field
    const classOf = useClasses()
    const { ids, describedBy } = useFieldIds(help, error)
    const ownName = useId()
    const [own, setOwn] = useState<string | null>(defaultValue)
    const chosen = value === undefined ? own : value
    return (
      <div
        ref={ref}
        role="radiogroup"
        aria-labelledby={`${ids.field}-label`}
        className={classOf('RadioGroup', classOf('Field'), className)}
        aria-invalid={error !== null || undefined}
        aria-describedby={describedBy}
      >
        <span id={`${ids.field}-label`} className={classOf('Label')}>
          {label}
        </span>
        {options.map((option) => (
          <label key={option.id} className={classOf('Radio')}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.id}
              checked={chosen === option.id}
              disabled={isDisabled || option.isDisabled}
              className={classOf('RadioInput')}
              aria-labelledby={`${ids.field}-${option.id}-label`}
              aria-describedby={option.help === undefined ? undefined : `${ids.field}-${option.id}`}
              onChange={() => {
                setOwn(option.id)
                onChange?.(option.id)
              }}
            />
            <span className={classOf('RadioMark')} aria-hidden="true" />
            <span className={classOf('RadioLabel')}>
              <span id={`${ids.field}-${option.id}-label`}>{option.label}</span>
              {option.help !== undefined && (
                <small id={`${ids.field}-${option.id}`} className={classOf('Help')}>
                  {option.help}
                </small>
              )}
            </span>
          </label>
        ))}
        <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
      </div>
    )
  },
)
