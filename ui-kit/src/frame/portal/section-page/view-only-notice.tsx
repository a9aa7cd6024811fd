'use client'

import type { ReactElement } from 'react'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { infoIcon } from '../../../primitives/icon/paths.ts'
import { useClasses } from '../../../slots/index.ts'
import type { ViewOnly } from './types.ts'

/** The reason why a page or a form is view only, and the way to a change. */
export function ViewOnlyNotice({ reason, remedy }: ViewOnly): ReactElement {
  const classOf = useClasses()
  return (
    <p className={classOf('ViewOnlyNotice')}>
      <Icon path={infoIcon} />
      <span>{[reason, remedy].filter(Boolean).join(' ')}</span>
    </p>
  )
}
