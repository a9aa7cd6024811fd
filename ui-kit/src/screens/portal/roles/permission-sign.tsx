'use client'

import type { ReactElement } from 'react'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { checkIcon } from '../../../primitives/icon/paths.ts'
import { lockIcon, minusIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'

export interface PermissionSignProps {
  readonly standing: 'always' | 'wider' | 'fixed' | 'never'
}

/** The sign of a permission that cannot be changed here: a lock, an outlined tick or a dash. It is decorative. */
export function PermissionSign({ standing }: PermissionSignProps): ReactElement {
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
