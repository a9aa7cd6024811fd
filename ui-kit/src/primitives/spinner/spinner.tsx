'use client'

import type { ReactElement } from 'react'
import { useClasses } from '../../slots/index.ts'

/** A decorative spinner. Describe the progress in text beside it. */
export function Spinner(): ReactElement {
  const classOf = useClasses()
  return <span className={classOf('Spinner')} aria-hidden="true" />
}
