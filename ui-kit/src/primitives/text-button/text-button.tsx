'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'

/** The props of a {@link TextButton}. */
export interface TextButtonProps {
  /** Called by a click, a tap or a key. */
  readonly onPress: () => void
  /** `true` outside a sentence: the target is larger. Default `false`. */
  readonly isStandalone?: boolean | undefined
  /** The accessible name, if the label is too short for one. */
  readonly 'aria-label'?: string | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A button in the look of a link, for an action of low emphasis. Replaceable as slot `TextButton`. */
export const TextButton = slotted<TextButtonProps, HTMLButtonElement>(
  'TextButton',
  ({ onPress, isStandalone, className, children, 'aria-label': label }, ref) => {
    const classOf = useClasses()
    return (
      <button
        ref={ref}
        type="button"
        className={classOf('TextButton', look({ isStandalone }), className)}
        onClick={onPress}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </button>
    )
  },
)

const look = cva('', { variants: { isStandalone: { true: 'portico-TextButton--standalone' } } })
