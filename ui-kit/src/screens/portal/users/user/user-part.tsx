'use client'

import { type ReactElement, type ReactNode, useId } from 'react'
import { RowList } from '../../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../../slots/index.ts'

export interface UserPartProps {
  readonly title: string
  readonly lead?: string
  /** Shown in place of the rows if there are none. */
  readonly none: string
  readonly isEmpty: boolean
  readonly children: ReactNode
}

/** A list about a user, with its heading. */
export function UserPart({ title, lead, none, isEmpty, children }: UserPartProps): ReactElement {
  const classOf = useClasses()
  const id = useId()
  return (
    <section aria-labelledby={id} className={classOf('UserPart')}>
      <h3 id={id} className={classOf('UserPartTitle')}>
        {title}
      </h3>
      {lead !== undefined && <p className={classOf('Help')}>{lead}</p>}
      {isEmpty ? <p className={classOf('Help')}>{none}</p> : <RowList>{children}</RowList>}
    </section>
  )
}
