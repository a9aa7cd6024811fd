'use client'

import { type ReactNode, useEffect } from 'react'
import { slotted, useClasses } from '../../../slots/index.ts'
import { Icon } from '../../icon/icon.tsx'
import { checkIcon } from '../../icon/paths.ts'
import { useInnerRef } from '../../use-inner-ref.ts'
import { minusIcon } from '../icons.ts'

export interface MixedCheckboxProps {
  /** All, some or none of the things that the box stands for. */
  readonly check: 'all' | 'some' | 'none'
  readonly onToggle: () => void
  /** The accessible name of a box without text. */
  readonly 'aria-label'?: string | undefined
  /** The id of a description. */
  readonly 'aria-describedby'?: string | undefined
  /** `true` disables the box. Default `false`. */
  readonly isDisabled?: boolean | undefined
  /** `-1` for a box that arrow keys reach. Default 0. */
  readonly tabIndex?: 0 | -1 | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The text beside the box, part of the target. */
  readonly children?: ReactNode
}

/**
 * A checkbox for several things, of which all, some or none are chosen. It is a native element, so thousands of them are
 * quick. The ref is the input. Replaceable as slot `MixedCheckbox`.
 */
export const MixedCheckbox = slotted<MixedCheckboxProps, HTMLInputElement>(
  'MixedCheckbox',
  ({ check, onToggle, isDisabled, className, children, ...input }, ref) => {
    const classOf = useClasses()
    const box = useInnerRef<HTMLInputElement>(ref)
    useEffect(() => {
      if (box.current) box.current.indeterminate = check === 'some'
    })
    return (
      <label
        className={classOf('Checkbox', classOf('MixedCheckbox', className))}
        data-selected={check !== 'none' || undefined}
        data-disabled={isDisabled || undefined}
      >
        <input
          {...input}
          ref={box}
          type="checkbox"
          className={classOf('MixedCheckboxInput')}
          checked={check === 'all'}
          disabled={isDisabled}
          onChange={onToggle}
        />
        <span className={classOf('CheckboxMark')}>
          <Icon path={check === 'some' ? minusIcon : checkIcon} size="sm" />
        </span>
        {children}
      </label>
    )
  },
)
