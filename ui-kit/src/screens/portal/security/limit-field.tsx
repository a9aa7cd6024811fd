'use client'

import { type ReactElement, type ReactNode, useId } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { Switch } from '../../../primitives/portal/switch/switch.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface LimitFieldProps extends Pick<FieldControl<unknown>, 'label' | 'help'> {
  /** The words of the switch. */
  readonly action: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  /** `true` if the limit cannot be switched off. Default `false`. */
  readonly isFixed?: boolean | undefined
  /** The value of the limit, shown while it is on. */
  readonly children: ReactNode
}

/** A limit that is off, or on with a value. */
export function LimitField(props: LimitFieldProps): ReactElement {
  const { label, help, action, isOn, onSwitch, isFixed, children } = props
  const classOf = useClasses()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers.
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-help`}
      className={classOf('SecurityLimit', classOf('Field'))}
    >
      <span id={id} className={classOf('Label')}>
        {label}
      </span>
      <p id={`${id}-help`} className={classOf('Help')}>
        {help}
      </p>
      <div className={classOf('SecurityLimitValue')}>
        <Switch label={action} isSelected={isOn} isDisabled={isFixed} onChange={onSwitch} />
        {isOn && children}
      </div>
    </div>
  )
}
