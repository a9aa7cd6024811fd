'use client'

import { useId } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useMessages } from '../../../i18n/index.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useFieldIds } from '../../text-field/text-field.tsx'
import { FieldLabel, FieldNotes, type FieldProps } from '../field/field.tsx'
import { minusIcon, plusIcon } from '../icons.ts'

/** The props of {@link NumberField}. */
export interface NumberFieldProps extends FieldProps {
  /** The controlled number; `null` for an empty field. Without it the field keeps its own. */
  readonly value?: number | null | undefined
  /** The first number of a field that keeps its own. */
  readonly defaultValue?: number | undefined
  /** Called with the number after each change; `null` while it is empty or not a number. */
  readonly onChange?: ((value: number | null) => void) | undefined
  /** The lowest number. */
  readonly min?: number | undefined
  /** The highest number. */
  readonly max?: number | undefined
  /** The distance between two numbers. Default `1`. */
  readonly step?: number | undefined
  /** The unit behind the number, such as "minutes". */
  readonly unit?: string | undefined
}

/**
 * A field for a number, with buttons for less and more. Arrow keys change it by a step. The browser reads and writes the
 * number in its own language. The ref is the input. Replaceable as slot `NumberField`.
 */
export const NumberField = /* @__PURE__ */ slotted<NumberFieldProps, HTMLInputElement>(
  'NumberField',
  ({ label, help, error = null, attempt, isDisabled, value, onChange, unit, className, ...given }, ref) => {
    const classOf = useClasses()
    const t = useMessages(portalPartsMessages)
    const input = useObjectRef(ref)
    const unitId = useId()
    const { ids, describedBy } = useFieldIds(help, error, unit === undefined ? undefined : unitId)
    const isInvalid = error !== null || undefined

    function turn(direction: 'up' | 'down') {
      if (direction === 'up') input.current?.stepUp()
      else input.current?.stepDown()
      // The browser emits no event for a step by code; React reads the value from this one.
      input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    }

    const steps = [
      { direction: 'down', path: minusIcon, name: t('parts.less') },
      { direction: 'up', path: plusIcon, name: t('parts.more') },
    ] as const
    return (
      <div className={classOf('NumberField', classOf('Field'), className)}>
        <FieldLabel htmlFor={ids.field}>{label}</FieldLabel>
        <div
          className={classOf('InputFrame', 'portico-InputFrame--md')}
          data-invalid={isInvalid}
          data-disabled={isDisabled || undefined}
        >
          <input
            {...given}
            ref={input}
            id={ids.field}
            type="number"
            inputMode="decimal"
            disabled={isDisabled}
            className={classOf('Input')}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            {...(value !== undefined && { value: value ?? '' })}
            onChange={
              onChange && (({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber))
            }
          />
          {unit !== undefined && (
            <span id={unitId} className={classOf('NumberUnit')}>
              {unit}
            </span>
          )}
          <span className={classOf('NumberSteps')}>
            {steps.map(({ direction, path, name }) => (
              <button
                key={direction}
                type="button"
                // Arrow keys do the same in the field.
                tabIndex={-1}
                disabled={isDisabled}
                aria-label={`${label}: ${name}`}
                className={classOf('NumberStep')}
                onClick={() => turn(direction)}
              >
                <Icon path={path} size="sm" />
              </button>
            ))}
          </span>
        </div>
        <FieldNotes ids={ids} help={help} error={error} attempt={attempt} />
      </div>
    )
  },
)
