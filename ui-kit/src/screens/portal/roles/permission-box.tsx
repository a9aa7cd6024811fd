'use client'

import type { ReactElement, ReactNode, Ref } from 'react'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { lockIcon, minusIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'

/** The props of {@link PermissionBox}. */
export interface PermissionBoxProps {
  /** All, some or none of what the box stands for. */
  readonly check: 'all' | 'some' | 'none'
  /** Called on a press. */
  readonly onToggle: () => void
  /** The accessible name of a box without text. */
  readonly 'aria-label'?: string | undefined
  /** The id of a description. */
  readonly 'aria-describedby'?: string | undefined
  /** `true` disables the box. Default `false`. */
  readonly isDisabled?: boolean | undefined
  /** `-1` for a box that arrow keys reach. */
  readonly tabIndex?: 0 | -1 | undefined
  /** The text beside the box, part of the target. */
  readonly children?: ReactNode
}

/** A box of three states, for one permission or many. */
export function PermissionBox({ check, onToggle, isDisabled, children, ...input }: PermissionBoxProps): ReactElement {
  const classOf = useClasses()
  const setMixed: Ref<HTMLInputElement> = (box) => {
    if (box) box.indeterminate = check === 'some'
  }
  return (
    <label
      className={classOf('Checkbox', classOf('PermissionBox'))}
      data-selected={check !== 'none' || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        {...input}
        ref={setMixed}
        type="checkbox"
        className={classOf('PermissionBoxInput')}
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
}

/** The sign of a permission that cannot be changed here: a lock, an outlined tick or a dash. It is decorative. */
export function PermissionSign({
  standing,
}: {
  readonly standing: 'always' | 'wider' | 'fixed' | 'never'
}): ReactElement {
  const classOf = useClasses()
  if (standing === 'wider' || standing === 'fixed') {
    return (
      <span className={classOf('CheckboxMark', classOf('PermissionTick'))}>
        <Icon path={checkIcon} size="sm" />
      </span>
    )
  }
  return (
    <span className={classOf('PermissionSign')}>
      <Icon path={standing === 'always' ? lockIcon : minusIcon} size="sm" />
    </span>
  )
}
