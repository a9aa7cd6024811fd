'use client'

import { cva } from 'class-variance-authority'
import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** What a {@link Link} takes. */
export interface LinkProps {
  /** Where it leads; without it, it is a button that looks like a link. */
  readonly href?: string | undefined
  /** What following it does. With `href`, a plain press calls this; any other press, such as with Ctrl, is the browser's. */
  readonly onPress?: (() => void) | undefined
  /** Whether it stands by itself, as a target of its own, and not within a sentence. Default `false`. */
  readonly isStandalone?: boolean | undefined
  /** Whether the address opens in a new tab, such as terms that are read while a form is filled in. Default `false`. */
  readonly isNewTab?: boolean | undefined
  /** Its name, where its words do not say enough. */
  readonly 'aria-label'?: string | undefined
  /** More classes. */
  readonly className?: string | undefined
  /** Where it leads, in words. */
  readonly children: ReactNode
}

/** A quiet way on or back. Replaceable as slot `Link`. */
export const Link = /* @__PURE__ */ slotted<LinkProps, HTMLElement>(
  'Link',
  ({ href, onPress, isStandalone, isNewTab, className, children, 'aria-label': label }, ref) => {
    const classOf = useClasses()
    const place = useCallback(
      (node: HTMLElement | null) => {
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      },
      [ref],
    )
    const shared = {
      ref: place,
      className: classOf('Link', look({ isStandalone }), className),
      ...(label !== undefined && { 'aria-label': label }),
    }
    if (href === undefined) {
      return (
        <button {...shared} type="button" onClick={onPress}>
          {children}
        </button>
      )
    }

    function follow(event: MouseEvent) {
      if (!onPress || !isPlain(event)) return
      event.preventDefault()
      onPress()
    }

    return (
      <a {...shared} href={href} onClick={follow} {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
        {children}
      </a>
    )
  },
)

/** Whether a press asks for nothing but to follow the link: no new tab, no new window, no download. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}

const look = /* @__PURE__ */ cva('', { variants: { isStandalone: { true: 'portico-Link--standalone' } } })
