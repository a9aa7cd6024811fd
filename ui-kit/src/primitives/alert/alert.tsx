'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { alertIcon, infoIcon } from '../icon/paths.ts'
import { useFreshKey } from '../text-field/text-field.tsx'

/** The props of {@link Alert}. */
export interface AlertProps {
  /** How much it matters. */
  readonly tone: 'info' | 'warning' | 'danger'
  /** The gist. */
  readonly title: string
  /** Whether it answers what the person just did, so that it is announced when it comes. Default `false`. */
  readonly isUrgent?: boolean | undefined
  /** What changes with every try, so that the same alert is announced again. */
  readonly attempt?: unknown
  /** Classes beside those of the part. */
  readonly className?: string | undefined
  /** What happened and what to do, and ways on. */
  readonly children?: ReactNode
}

/** A message that belongs to no single field. Replaceable as slot `Alert`. */
export const Alert = /* @__PURE__ */ slotted<AlertProps, HTMLDivElement>(
  'Alert',
  ({ tone, title, isUrgent, attempt, className, children }, ref) => {
    const classOf = useClasses()
    return (
      <div
        key={useFreshKey(attempt)}
        ref={ref}
        role={isUrgent ? 'alert' : undefined}
        className={classOf('Alert', look({ tone }), className)}
      >
        <Icon path={tone === 'info' ? infoIcon : alertIcon} />
        <div className={classOf('AlertBody')}>
          <strong className={classOf('AlertTitle')}>{title}</strong>
          {children}
        </div>
      </div>
    )
  },
)

const look = /* @__PURE__ */ cva('', {
  variants: {
    tone: { info: 'portico-Alert--info', warning: 'portico-Alert--warning', danger: 'portico-Alert--danger' },
  },
})
