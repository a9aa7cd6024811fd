'use client'

import type { ReactElement } from 'react'
import { initials, usePicture } from '../../../primitives/avatar/avatar.tsx'
import { useClasses } from '../../../slots/index.ts'

export interface ApplicationMarkProps {
  readonly name: string
  readonly logoUrl: string
}

/** The logo of an application, or its first letter. */
export function ApplicationMark({ name, logoUrl }: ApplicationMarkProps): ReactElement {
  const classOf = useClasses()
  const logo = usePicture(logoUrl)
  return (
    <span className={classOf('ApplicationMark')} aria-hidden="true">
      {logo ? <img {...logo} alt="" className={classOf('ApplicationLogo')} /> : [...initials(name)][0]}
    </span>
  )
}
