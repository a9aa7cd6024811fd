'use client'

import { type ReactNode, useId, useState } from 'react'
import { slotted, useClasses } from '../../../slots/index.ts'

export interface SwitchProps {
  /** The text beside the track, part of the target. */
  readonly label?: ReactNode
  /** The accessible name of a switch without text. */
  readonly 'aria-label'?: string | undefined
  /** A sentence below the text. */
  readonly help?: ReactNode
  /** The name in the form. The value is `on` if switched on. */
  readonly name?: string | undefined
  /** The controlled state. Without it the switch keeps its own. */
  readonly isSelected?: boolean | undefined
  /** The initial state of a switch that keeps its own. Default `false`. */
  readonly defaultSelected?: boolean | undefined
  /** Called with the new state after each change. */
  readonly onChange?: ((isSelected: boolean) => void) | undefined
  /** `true` ignores presses while a change is saved; the switch keeps the focus. Default `false`. */
  readonly isPending?: boolean | undefined
  /** `true` disables the switch. Default `false`. */
  readonly isDisabled?: boolean | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A setting that applies at once. The ref is the input. Replaceable as slot `Switch`. */
export const Switch = slotted<SwitchProps, HTMLInputElement>(
  'Switch',
  ({ label, help, isSelected, defaultSelected = false, onChange, isPending = false, isDisabled, ...given }, ref) => {
    const { className, ...input } = given
    const classOf = useClasses()
    const id = useId()
    const [own, setOwn] = useState(defaultSelected)
    const isOn = isSelected ?? own
    return (
      <label className={classOf('Switch', className)} data-pending={isPending || undefined}>
        <input
          {...input}
          ref={ref}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state without an attribute.
          role="switch"
          className={classOf('SwitchInput')}
          checked={isOn}
          disabled={isDisabled}
          aria-disabled={isPending || undefined}
          aria-labelledby={help === undefined ? undefined : `${id}-label`}
          aria-describedby={help === undefined ? undefined : id}
          onChange={() => {
            if (isPending) return
            setOwn(!isOn)
            onChange?.(!isOn)
          }}
        />
        <span className={classOf('SwitchTrack')} aria-hidden="true" />
        {label !== undefined && (
          <span className={classOf('SwitchLabel')}>
            <span id={`${id}-label`}>{label}</span>
            {help !== undefined && (
              <small id={id} className={classOf('Help')}>
                {help}
              </small>
            )}
          </span>
        )}
      </label>
    )
  },
)
