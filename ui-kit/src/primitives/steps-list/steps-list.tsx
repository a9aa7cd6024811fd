'use client'

import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** What a {@link StepsList} and a {@link StepsItem} take. */
export interface StepsListProps {
  /** Classes beside those of the part. */
  readonly className?: string | undefined
  /** Items, or what one of them says. */
  readonly children: ReactNode
}

/** What to do, in order and numbered. Replaceable as slot `StepsList`. */
export const StepsList = /* @__PURE__ */ slotted<StepsListProps, HTMLOListElement>(
  'StepsList',
  ({ className, children }, ref) => {
    const classOf = useClasses()
    return (
      <ol ref={ref} className={classOf('StepsList', className)}>
        {children}
      </ol>
    )
  },
)

/** One thing to do. Replaceable as slot `StepsItem`. */
export const StepsItem = /* @__PURE__ */ slotted<StepsListProps, HTMLLIElement>(
  'StepsItem',
  ({ className, children }, ref) => {
    const classOf = useClasses()
    return (
      <li ref={ref} className={classOf('StepsItem', className)}>
        {children}
      </li>
    )
  },
)
