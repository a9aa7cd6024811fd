'use client'

import type { MouseEvent, ReactNode } from 'react'
import { slotted, useClasses } from '../../../slots/index.ts'

/** The props of `NavItem`, a part within the kit. */
export interface NavItemProps {
  /** The name of the section. */
  readonly label: string
  readonly icon: ReactNode
  /** The address of the section. */
  readonly href: string
  /** `true` for the section that is open. */
  readonly isCurrent: boolean
  /** Called by a plain press. Any other press, such as with Ctrl, stays with the browser. */
  readonly onPress: () => void
  /** Called when the person points at the entry or focuses it. */
  readonly onIntent: () => void
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** The entry of a section in the navigation. Replaceable as slot `NavItem`. */
export const NavItem = slotted<NavItemProps, HTMLAnchorElement>(
  'NavItem',
  ({ label, icon, href, isCurrent, onPress, onIntent, className }, ref) => {
    const classOf = useClasses()

    function follow(event: MouseEvent) {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
      event.preventDefault()
      onPress()
    }

    return (
      <a
        ref={ref}
        className={classOf('NavItem', className)}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        data-current={isCurrent || undefined}
        onClick={follow}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {icon}
        <span className={classOf('NavLabel')}>{label}</span>
      </a>
    )
  },
)
