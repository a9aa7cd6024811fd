'use client'

import type { ReactNode, Ref } from 'react'
import { slotted, useClasses } from '../../../slots/index.ts'

export interface EmptyStateProps {
  /** The heading: the purpose of the place, or the search without results. */
  readonly title: string
  /** Receives the heading, which takes the focus when the last row has gone. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The level of the heading. Default `2`. */
  readonly level?: 2 | 3 | undefined
  /** A drawing above the heading. Default: an empty list. `null` for none. */
  readonly art?: ReactNode
  /** The next step: one primary button. `null` for a place without one, such as a log, or for a person who may not take it. */
  readonly actions: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** One sentence below the heading. */
  readonly children?: ReactNode
}

/** The place of a list without rows, with the next step. Replaceable as slot `EmptyState`. */
export const EmptyState = slotted<EmptyStateProps, HTMLDivElement>(
  'EmptyState',
  ({ title, headingRef, level = 2, art = <EmptyList />, actions, className, children }, ref) => {
    const classOf = useClasses()
    const Heading = level === 2 ? 'h2' : 'h3'
    return (
      <div ref={ref} className={classOf('EmptyState', className)}>
        {art}
        <Heading ref={headingRef} tabIndex={-1} className={classOf('EmptyStateTitle')}>
          {title}
        </Heading>
        {children !== undefined && <p className={classOf('EmptyStateLead')}>{children}</p>}
        {actions && <div className={classOf('EmptyStateActions')}>{actions}</div>}
      </div>
    )
  },
)

function EmptyList() {
  const classOf = useClasses()
  return (
    <svg className={classOf('EmptyStateArt')} viewBox="0 0 168 96" aria-hidden="true">
      <path d="M24 14h120a8 8 0 0 1 8 8v52a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8ZM16 32h136M16 57h136M56 44h36M56 69h24M120 44h16M120 69h16" />
      <path
        className={classOf('EmptyStateAccent')}
        d="M42 44a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM42 69a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z"
      />
    </svg>
  )
}
