'use client'

import { type RefObject, useId, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { portalPartsMessages } from '../../../i18n/messages/portal/portal-parts.gen.ts'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { useComposition } from '../../text-field/use-composition.ts'
import { FieldFrame, type FieldProps } from '../field/field.tsx'
import { type TypedFault, useTypedFault } from '../field/typed-fault.ts'
import { minusIcon, plusIcon } from '../icons.ts'

export interface NumberFieldProps extends FieldProps {
  /** The controlled number; `null` for an empty field. Without it the field keeps its own. */
  readonly value?: number | null | undefined
  /** The first number of a field that keeps its own. */
  readonly defaultValue?: number | undefined
  /** Called with the number after each change; `null` while it is empty or not a number. */
  readonly onChange?: ((value: number | null) => void) | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** The distance between two numbers. Default `1`. */
  readonly step?: number | undefined
  /** The unit behind the number, such as "minutes". */
  readonly unit?: string | undefined
}

/**
 * A field for a number, with buttons for less and more. Arrow keys change it by a step. The browser reads and writes the
 * number in its own language. When it is left, the field shows that there is no number or that it is outside the limits.
 * The ref is the input. Replaceable as slot `NumberField`.
 */
export const NumberField = slotted<NumberFieldProps, HTMLInputElement>(
  'NumberField',
  ({ label, help, error, attempt, isOptional, isDisabled, className, value, onChange, unit, ...given }, ref) => {
    const classOf = useClasses()
    const input = useObjectRef(ref)
    const unitId = useId()
    const { fault, ...listeners } = useTypedFault(input)
    const explain = useNumberFault(given)
    // While a keyboard composes, the browser has no number yet, and `onChange` would write another text into the field.
    const [composed, setComposed] = useState<string | null>(null)
    const { isComposing, listeners: composition } = useComposition((field) => {
      setComposed(null)
      report(field)
    })

    function report({ valueAsNumber }: HTMLInputElement) {
      onChange?.(Number.isNaN(valueAsNumber) ? null : valueAsNumber)
    }

    return (
      <FieldFrame
        slot="NumberField"
        label={label}
        help={help}
        error={error}
        attempt={attempt}
        isOptional={isOptional}
        isDisabled={isDisabled}
        className={className}
        fault={fault && explain(fault)}
        describedBy={unit === undefined ? undefined : unitId}
      >
        {(control) => (
          <>
            <input
              {...given}
              {...control}
              {...listeners}
              {...composition}
              ref={input}
              type="number"
              inputMode="decimal"
              {...(value !== undefined && { value: composed ?? value ?? '' })}
              onChange={(event) => (isComposing(event) ? setComposed(event.target.value) : report(event.target))}
            />
            {unit !== undefined && (
              <span id={unitId} className={classOf('NumberUnit')}>
                {unit}
              </span>
            )}
            <NumberSteps label={label} input={input} isDisabled={isDisabled} />
          </>
        )}
      </FieldFrame>
    )
  },
)

interface NumberStepsProps extends Pick<NumberFieldProps, 'label' | 'isDisabled'> {
  readonly input: RefObject<HTMLInputElement | null>
}

/** The buttons for less and more. Arrow keys do the same in the field, so that Tab passes them. */
function NumberSteps({ label, input, isDisabled }: NumberStepsProps) {
  const classOf = useClasses()
  const t = useMessages(portalPartsMessages)

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
    <span className={classOf('NumberSteps')}>
      {steps.map(({ direction, path, name }) => (
        <button
          key={direction}
          type="button"
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
  )
}

/** Returns the function that puts the fault of a number into words. */
function useNumberFault({ min, max, step = 1 }: Pick<NumberFieldProps, 'min' | 'max' | 'step'>) {
  const t = useMessages(portalPartsMessages)
  const { code } = useLocale()
  const { format } = numberFormat(code)
  return (fault: TypedFault) => {
    if (fault === 'bad') return t('parts.number')
    if (fault === 'step') return step === 1 ? t('parts.wholeNumber') : t('parts.numberSteps', { step: format(step) })
    if (min !== undefined && max !== undefined) return t('parts.numberBetween', { min: format(min), max: format(max) })
    return min === undefined
      ? t('parts.numberTo', { max: format(max ?? 0) })
      : t('parts.numberFrom', { min: format(min) })
  }
}
