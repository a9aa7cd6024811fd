'use client'

import { cva } from 'class-variance-authority'
import { type ReactElement, type ReactNode, type RefObject, useId } from 'react'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon } from '../../../primitives/icon/paths.ts'
import { Badge, type BadgeProps } from '../../../primitives/portal/badge/badge.tsx'
import { lockIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'

export interface StatusBadgeProps {
  readonly tone: BadgeProps['tone']
  /** The icon in place of the dot. Default: a dot. */
  readonly mark?: 'alert' | 'lock' | undefined
  readonly children: string
}

/** The status of a subscription in one or two words. */
export function StatusBadge({ tone, mark, children }: StatusBadgeProps): ReactElement {
  if (!mark)
    return (
      <Badge tone={tone} hasDot>
        {children}
      </Badge>
    )
  return (
    <Badge tone={tone} icon={<Icon path={mark === 'lock' ? lockIcon : alertIcon} size="sm" />}>
      {children}
    </Badge>
  )
}

export interface StatusCardProps {
  readonly title: string
  readonly text: ReactNode
  readonly tone: 'neutral' | 'info' | 'warning' | 'danger'
  /** The buttons of the next step, the primary one first. */
  readonly actions?: ReactNode
  /** Receives the heading, which can be focused. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  /** Further content, between the text and the buttons. */
  readonly children?: ReactNode
}

/** The situation of a subscription, with its next step. */
export function StatusCard({ title, text, tone, actions, headingRef, children }: StatusCardProps): ReactElement {
  const classOf = useClasses()
  const id = useId()
  return (
    <section className={classOf('SubscriptionStatus', look({ tone }))} aria-labelledby={id}>
      <h2 ref={headingRef} tabIndex={-1} id={id} className={classOf('PagePartTitle')}>
        {title}
      </h2>
      <p className={classOf('SubscriptionStatusText')}>{text}</p>
      {children}
      {actions && <div className={classOf('SubscriptionActions')}>{actions}</div>}
    </section>
  )
}

const look = cva('', {
  variants: {
    tone: {
      neutral: '',
      info: 'portico-SubscriptionStatus--info',
      warning: 'portico-SubscriptionStatus--warning',
      danger: 'portico-SubscriptionStatus--danger',
    },
  },
})
