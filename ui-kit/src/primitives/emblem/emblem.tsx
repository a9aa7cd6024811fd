'use client'

import { cva } from 'class-variance-authority'
import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'

export interface EmblemProps {
  /** The SVG path of its icon. */
  readonly path: string
  /** The meaning, which sets the color. */
  readonly tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** A large decorative icon above a screen's title. The text carries the meaning. Replaceable as slot `Emblem`. */
export const Emblem = slotted<EmblemProps, HTMLSpanElement>('Emblem', ({ path, tone, className }, ref) => {
  const classOf = useClasses()
  return (
    <span ref={ref} className={classOf('Emblem', look({ tone }), className)}>
      <Icon path={path} size="lg" />
    </span>
  )
})

const look = cva('', {
  variants: {
    tone: {
      neutral: '',
      info: 'portico-Emblem--info',
      success: 'portico-Emblem--success',
      warning: 'portico-Emblem--warning',
      danger: 'portico-Emblem--danger',
    },
  },
})
