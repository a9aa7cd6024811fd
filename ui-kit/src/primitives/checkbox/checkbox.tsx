'use client'

import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/paths.ts'
import { FieldError, type TextFieldProps } from '../text-field/text-field.tsx'

export interface CheckboxProps extends Pick<TextFieldProps, 'error' | 'attempt' | 'className'> {
  /** The name in the form. The value is `on` if checked. */
  readonly name: string
  /** The text beside the box. Links in it open without checking it. */
  readonly label: ReactNode
  /** The initial state. Default `false`. */
  readonly defaultSelected?: boolean | undefined
  /** Called with the new state after each change. */
  readonly onChange?: ((isSelected: boolean) => void) | undefined
}

/** A checkbox; its text is part of the target. The ref is the input. Replaceable as slot `Checkbox`. */
export const Checkbox = slotted<CheckboxProps, HTMLInputElement>(
  'Checkbox',
  ({ name, label, error = null, attempt, defaultSelected = false, onChange, className }, ref) => {
    const classOf = useClasses()
    const id = useId()
    return (
      <div className={classOf('CheckboxField')}>
        <AriaCheckbox
          inputRef={ref}
          name={name}
          value="on"
          defaultSelected={defaultSelected}
          {...(onChange && { onChange })}
          isInvalid={error !== null}
          validationBehavior="aria"
          className={classOf('Checkbox', className)}
          {...(error !== null && { 'aria-describedby': id })}
        >
          <span className={classOf('CheckboxMark')}>
            <Icon path={checkIcon} size="sm" />
          </span>
          <span {...linkFirst} className={classOf('CheckboxLabel')}>
            {label}
          </span>
        </AriaCheckbox>
        <FieldError id={id} error={error} attempt={attempt} />
      </div>
    )
  },
)

/** Keeps presses on a link from reaching the surrounding label. */
function keepFromLabel(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
}

const linkFirst = {
  onPointerDown: keepFromLabel,
  onMouseDown: keepFromLabel,
  onKeyDown: keepFromLabel,
  onClick: keepFromLabel,
}
