'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

export interface ParagraphProps {
  /** The text color. Default `body`. */
  readonly tone?: 'body' | 'muted' | undefined
  /** 13 or 14 px. Default `md`. */
  readonly size?: 'sm' | 'md' | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The content of the paragraph. */
  readonly children: ReactNode
}

/** A paragraph of text. Replaceable as slot `Text`. */
export const Paragraph = slotted<ParagraphProps, HTMLParagraphElement>(
  'Text',
  ({ tone, size, className, children }, ref) => {
    const classOf = useClasses()
    return (
      <p ref={ref} className={classOf('Text', look({ tone, size }), className)}>
        {children}
      </p>
    )
  },
)

const look = cva('', {
  variants: { tone: { body: '', muted: 'portico-Text--muted' }, size: { sm: 'portico-Text--sm', md: '' } },
})
