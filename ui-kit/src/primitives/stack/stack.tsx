'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** The props of {@link Stack}. */
export interface StackProps {
  /** 8, 12 or 24 px between its parts. Default `md`. */
  readonly gap?: 'sm' | 'md' | 'lg' | undefined
  /** Whether its parts stand in a line, and below each other where that is too short. Default `false`. */
  readonly isRow?: boolean | undefined
  /** Classes beside those of the part. */
  readonly className?: string | undefined
  /** Its parts. */
  readonly children: ReactNode
}

/** Parts below each other, or in a line. Replaceable as slot `Stack`. */
export const Stack = /* @__PURE__ */ slotted<StackProps, HTMLDivElement>(
  'Stack',
  ({ gap, isRow, className, children }, ref) => {
    const classOf = useClasses()
    return (
      <div ref={ref} className={classOf('Stack', look({ gap, isRow }), className)}>
        {children}
      </div>
    )
  },
)

const look = /* @__PURE__ */ cva('', {
  variants: {
    gap: { sm: 'portico-Stack--sm', md: '', lg: 'portico-Stack--lg' },
    isRow: { true: 'portico-Stack--row' },
  },
})
