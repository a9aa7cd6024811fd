'use client'

import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** The props of {@link StepsList} and {@link StepsItem}. */
export interface StepsListProps {
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The items, or the content of one. */
  readonly children: ReactNode
}

/** A numbered list of instructions. Replaceable as slot `StepsList`. */
export const StepsList = slotted<StepsListProps, HTMLOListElement>('StepsList', ({ className, children }, ref) => {
  const classOf = useClasses()
  return (
    <ol ref={ref} className={classOf('StepsList', className)}>
      {children}
    </ol>
  )
})

/** One item of a {@link StepsList}. Replaceable as slot `StepsItem`. */
export const StepsItem = slotted<StepsListProps, HTMLLIElement>('StepsItem', ({ className, children }, ref) => {
  const classOf = useClasses()
  return (
    <li ref={ref} className={classOf('StepsItem', className)}>
      {children}
    </li>
  )
})
