'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { shownText } from '../../../i18n/shown-name.ts'
import { slotted, useClasses } from '../../../slots/index.ts'

export interface BadgeProps {
  /** The meaning of the color. `plain` has an outline only. Default `neutral`. */
  readonly tone?: 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'primary' | 'plain' | undefined
  /** `true` shows a dot before the text, for a state. Default `false`. */
  readonly hasDot?: boolean | undefined
  /** An icon before the text, for a severity. */
  readonly icon?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** One or two words. The text carries the meaning, not the color. */
  readonly children: ReactNode
}

/** A state or a number in one or two words. Replaceable as slot `Badge`. */
export const Badge = slotted<BadgeProps, HTMLSpanElement>(
  'Badge',
  ({ tone, hasDot = false, icon, className, children }, ref) => {
    const classOf = useClasses()
    return (
      // The spaces part its words from those beside it, for screen readers and in what is copied.
      <>
        {' '}
        <span ref={ref} className={classOf('Badge', look({ tone }), className)}>
          {hasDot && <i className={classOf('BadgeDot')} aria-hidden="true" />}
          {icon}
          {shownText(children)}
        </span>{' '}
      </>
    )
  },
)

const look = cva('', {
  variants: {
    tone: {
      neutral: '',
      success: 'portico-Badge--success',
      info: 'portico-Badge--info',
      warning: 'portico-Badge--warning',
      danger: 'portico-Badge--danger',
      primary: 'portico-Badge--primary',
      plain: 'portico-Badge--plain',
    },
  },
})
