'use client'

import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { checkIcon } from '../icon/paths.ts'
import { FieldError, type TextFieldProps } from '../text-field/text-field.tsx'

/** The props of {@link Checkbox}. */
export interface CheckboxProps extends Pick<TextFieldProps, 'error' | 'attempt' | 'className'> {
  /** Its name in the form; it reads `on` when ticked. */
  readonly name: string
  /** What ticking it means. A link in it is followed, and ticks nothing. */
  readonly label: ReactNode
  /** Whether it is ticked at first. Default `false`. */
  readonly defaultSelected?: boolean | undefined
  /** Called with whether it is ticked, when that changes. */
  readonly onChange?: ((isSelected: boolean) => void) | undefined
}

/** A box to tick; the words are part of the target. Its ref is the input. Replaceable as slot `Checkbox`. */
export const Checkbox = /* @__PURE__ */ slotted<CheckboxProps, HTMLInputElement>(
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

/** The label takes every press in it. A press on a link is the link's own. */
function keepFromLabel(event: SyntheticEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
}

const linkFirst = {
  onPointerDown: keepFromLabel,
  onMouseDown: keepFromLabel,
  onKeyDown: keepFromLabel,
  onClick: keepFromLabel,
}
