'use client'

import type { ReactElement, ReactNode } from 'react'
import { useClasses } from '../../slots/index.ts'

/** Ways on of the same rank, beside each other where there is room. */
export function StepActions({ children }: { readonly children: ReactNode }): ReactElement {
  const classOf = useClasses()
  return <div className={classOf('StepActions')}>{children}</div>
}
