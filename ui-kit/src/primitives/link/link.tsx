'use client'

import { cva } from 'class-variance-authority'
import { type MouseEvent, type ReactNode, useCallback } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** The props of {@link Link}. */
export interface LinkProps {
  /** The address. Without it, the component is a button that looks like a link. */
  readonly href?: string | undefined
  /** Called on a press. With `href`, a press with a modifier key such as Ctrl is left to the browser. */
  readonly onPress?: (() => void) | undefined
  /** `true` for a link outside of a sentence, which gets a larger target. Default `false`. */
  readonly isStandalone?: boolean | undefined
  /** `true` opens the address in a new tab, for example terms beside a form. Default `false`. */
  readonly isNewTab?: boolean | undefined
  /** The accessible name, if the text is not specific enough. */
  readonly 'aria-label'?: string | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The text of the link. */
  readonly children: ReactNode
}

/** A link or a button that looks like one. Replaceable as slot `Link`. */
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

/** `true` for a press without a modifier: no new tab, window or download. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}

const look = /* @__PURE__ */ cva('', { variants: { isStandalone: { true: 'portico-Link--standalone' } } })
