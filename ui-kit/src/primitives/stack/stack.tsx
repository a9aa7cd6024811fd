'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

export interface StackProps {
  /** 8, 12 or 24 px between the children. Default `md`. */
  readonly gap?: 'sm' | 'md' | 'lg' | undefined
  /** `true` lays the children out in a row, wrapping if it is too narrow. Default `false`. */
  readonly isRow?: boolean | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The elements to lay out. */
  readonly children: ReactNode
}

/** Lays out its children in a column or a row. Replaceable as slot `Stack`. */
export const Stack = slotted<StackProps, HTMLDivElement>('Stack', ({ gap, isRow, className, children }, ref) => {
  const classOf = useClasses()
  return (
    <div ref={ref} className={classOf('Stack', look({ gap, isRow }), className)}>
      {children}
    </div>
  )
})

const look = cva('', {
  variants: {
    gap: { sm: 'portico-Stack--sm', md: '', lg: 'portico-Stack--lg' },
    isRow: { true: 'portico-Stack--row' },
  },
})
