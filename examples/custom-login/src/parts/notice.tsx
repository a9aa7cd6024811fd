import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** What a {@link Notice} takes. */
export interface NoticeProps {
  /** What it is: good to know, something to mind, a failure. */
  readonly tone: 'info' | 'warning' | 'danger'
  /** The gist, in a few words. */
  readonly title: string
  /** What it means and what to do. */
  readonly children: ReactNode
  /** Says it at once, over what is being read. For failures. */
  readonly isAlert?: boolean
}

/** A message that belongs to no field. */
export function Notice({ tone, title, children, isAlert = false }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} {...(isAlert && { role: 'alert' })}>
      <Icon name={icons[tone]} />
      <div>
        <p className="notice-title">{title}</p>
        {children}
      </div>
    </div>
  )
}

const icons = { info: 'info', warning: 'warning', danger: 'alert' } as const satisfies Record<string, IconName>
