'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'
import { Icon } from '../icon/icon.tsx'
import { alertIcon, infoIcon } from '../icon/paths.ts'
import { useFreshKey } from '../text-field/text-field.tsx'

export interface AlertProps {
  /** The severity, which sets color and icon. */
  readonly tone: 'info' | 'warning' | 'danger'
  /** The summary in one line. */
  readonly title: string
  /** `true` announces the alert at once, as the response to an action. Default `false`. */
  readonly isUrgent?: boolean | undefined
  /** A value that changes with each attempt, so that the same alert is announced again. */
  readonly attempt?: unknown
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** Details, next actions and links. */
  readonly children?: ReactNode
}

/** A message for a whole form or page. Replaceable as slot `Alert`. */
export const Alert = slotted<AlertProps, HTMLDivElement>(
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

const look = cva('', {
  variants: {
    tone: { info: 'portico-Alert--info', warning: 'portico-Alert--warning', danger: 'portico-Alert--danger' },
  },
})
