'use client'

import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

export interface DividerProps {
  /** A word in the middle, such as "or". */
  readonly children?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A line between two groups, with an optional word. Replaceable as slot `Divider`. */
export const Divider = slotted<DividerProps, HTMLDivElement>('Divider', ({ className, children }, ref) => {
  const classOf = useClasses()
  return (
    <div ref={ref} className={classOf('Divider', className)}>
      <hr className={classOf('DividerLine')} />
      {children !== undefined && (
        <>
          <span className={classOf('DividerWord')}>{children}</span>
          <span className={classOf('DividerLine')} />
        </>
      )}
    </div>
  )
})
