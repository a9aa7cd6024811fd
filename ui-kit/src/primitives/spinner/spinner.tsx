'use client'

import type { ReactElement } from 'react'
import { useClasses } from '../../slots/index.ts'

/** Something is on its way. It decorates: say in words what. */
export function Spinner(): ReactElement {
  const classOf = useClasses()
  return <span className={classOf('Spinner')} aria-hidden="true" />
}
