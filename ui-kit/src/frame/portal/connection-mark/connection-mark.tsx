'use client'

import type { ReactElement } from 'react'
import { useClasses } from '../../../slots/index.ts'

/** The first letter of the product of a connection, in a frame. */
export function ConnectionMark({ name }: { readonly name: string }): ReactElement {
  const classOf = useClasses()
  return (
    <span className={classOf('ConnectionMark')} aria-hidden="true">
      {name.slice(0, 1)}
    </span>
  )
}
