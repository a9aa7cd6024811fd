'use client'

import type { ReactElement, ReactNode } from 'react'
import { shownText } from '../../../i18n/shown-name.ts'
import { useClasses } from '../../../slots/index.ts'

/** A list of {@link Fact}. */
export function Facts({ children }: { readonly children: ReactNode }): ReactElement {
  const classOf = useClasses()
  return <dl className={classOf('Facts')}>{children}</dl>
}

export interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

/** A fact of a record: its name and its value. */
export function Fact({ name, children }: FactProps): ReactElement {
  const classOf = useClasses()
  return (
    <div className={classOf('Fact')}>
      <dt className={classOf('FactName')}>{name}</dt> <dd className={classOf('FactValue')}>{shownText(children)}</dd>
    </div>
  )
}
