'use client'

import type { ReactElement } from 'react'
import { initials } from '../../../primitives/avatar/avatar.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useStoredAddresses } from '../../../theme/stored-addresses.ts'

export interface ApplicationMarkProps {
  readonly name: string
  readonly logoUrl: string
}

/** The logo of an application, or its first letter. */
export function ApplicationMark({ name, logoUrl }: ApplicationMarkProps): ReactElement {
  const classOf = useClasses()
  const logo = useStoredAddresses().picture(logoUrl)
  return (
    <span className={classOf('ApplicationMark')} aria-hidden="true">
      {logo ? (
        <img className={classOf('ApplicationLogo')} src={logo} alt="" referrerPolicy="no-referrer" />
      ) : (
        [...initials(name)][0]
      )}
    </span>
  )
}
