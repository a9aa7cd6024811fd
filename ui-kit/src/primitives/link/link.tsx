'use client'

import { cva } from 'class-variance-authority'
import { type ReactNode, useCallback } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { slotted, useClasses } from '../../slots/index.ts'

/** What a {@link Link} takes. */
export interface LinkProps {
  /** Where it leads; without it, it is a button that looks like a link. */
  readonly href?: string | undefined
  /** What following it does. */
  readonly onPress?: (() => void) | undefined
  /** Whether it stands by itself, as a target of its own, and not within a sentence. Default `false`. */
  readonly isStandalone?: boolean | undefined
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
  ({ href, onPress, isStandalone, className, children, 'aria-label': label }, ref) => {
    const classOf = useClasses()
    const place = useCallback(
      (node: HTMLElement | null) => {
        if (typeof ref === 'function') ref(node)
        else if (ref) ref.current = node
      },
      [ref],
    )
    const classes = classOf('Link', look({ isStandalone, isInline: !isStandalone }), className)
    const name = label === undefined ? {} : { 'aria-label': label }
    if (href === undefined) {
      return (
        <button {...name} ref={place} type="button" className={classes} onClick={onPress}>
          {children}
        </button>
      )
    }
    return (
      <AriaLink {...name} {...(onPress && { onPress })} ref={place} href={href} className={classes}>
        {children}
      </AriaLink>
    )
  },
)

const look = /* @__PURE__ */ cva('', {
  variants: { isStandalone: { true: 'portico-Link--standalone' }, isInline: { true: 'portico-Link--inline' } },
})
