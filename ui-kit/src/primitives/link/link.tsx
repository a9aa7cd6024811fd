'use client'

import { cva } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** The props of a {@link TextLink}. */
export interface TextLinkProps {
  /** The address of the link. */
  readonly href: string
  /** Follows a plain press in place of the browser. Any other press, such as with Ctrl, stays with the browser. */
  readonly onPress?: (() => void) | undefined
  /** `true` outside a sentence: the target is larger. Default `false`. */
  readonly isStandalone?: boolean | undefined
  /** `true` opens a new tab, such as for terms beside a form. Default `false`. */
  readonly isNewTab?: boolean | undefined
  /** The accessible name, if the label is too short for one. */
  readonly 'aria-label'?: string | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link. An action without an address is a `TextButton`. Replaceable as slot `Link`. */
export const TextLink = slotted<TextLinkProps, HTMLAnchorElement>(
  'Link',
  ({ href, onPress, isStandalone, isNewTab, className, children, 'aria-label': label }, ref) => {
    const classOf = useClasses()

    function follow(event: MouseEvent) {
      if (!onPress || !isPlain(event)) return
      event.preventDefault()
      onPress()
    }

    return (
      <a
        ref={ref}
        className={classOf('Link', look({ isStandalone }), className)}
        href={href}
        onClick={follow}
        {...(label !== undefined && { 'aria-label': label })}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      >
        {children}
      </a>
    )
  },
)

/** Returns `true` for a press that only follows the link: no new tab, no new window, no download. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}

const look = cva('', { variants: { isStandalone: { true: 'portico-Link--standalone' } } })
