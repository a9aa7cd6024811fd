'use client'

import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { usePress } from 'react-aria/usePress'
import { slotted, useClasses } from '../../slots/index.ts'
import { Spinner } from '../spinner/spinner.tsx'

/** The props of {@link Button}. */
export interface ButtonProps {
  /** How much it asks to be pressed: one `primary` in a view, `danger` only where a dialog confirms. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 32, 36 or 44 px high, and 44 and more on touch. Default `lg`. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as what it stands in. Default `false`. */
  readonly isWide?: boolean | undefined
  /** `submit` sends the form it stands in. Default `button`. */
  readonly type?: 'button' | 'submit' | undefined
  /** Before the words; alone, it needs `aria-label`. */
  readonly icon?: ReactNode
  /** Whether what it asked for is on its way: it keeps its width, shows a spinner and takes no press. Default `false`. */
  readonly isPending?: boolean | undefined
  /** What is going on meanwhile, for those who do not see the spinner. */
  readonly busy?: string | undefined
  /** Whether it cannot be pressed. Never to mean that a form is incomplete. Default `false`. */
  readonly isDisabled?: boolean | undefined
  /** Whether it is switched on, where it switches something. */
  readonly 'aria-pressed'?: boolean | undefined
  /** Its name where it has no words. */
  readonly 'aria-label'?: string | undefined
  /** Classes beside those of the part. */
  readonly className?: string | undefined
  /** What pressing it does, by mouse, touch, keyboard or assistive technology. */
  readonly onPress?: (() => void) | undefined
  /** A verb. */
  readonly children?: ReactNode
}

/** Does something. Replaceable as slot `Button`. */
export const Button = /* @__PURE__ */ slotted<ButtonProps, HTMLButtonElement>(
  'Button',
  ({ variant, size, isWide, type = 'button', icon, isPending = false, isDisabled = false, busy, ...given }, ref) => {
    const { className, children, onPress, ...attributes } = given
    const classOf = useClasses()
    const { pressProps, isPressed } = usePress({ isDisabled, onPress: () => isPending || onPress?.() })
    const isBare = children === undefined
    return (
      <>
        <button
          {...attributes}
          {...pressProps}
          ref={ref}
          type={isPending ? 'button' : type}
          disabled={isDisabled}
          className={classOf('Button', look({ variant, size, isWide, isBare }), className)}
          aria-disabled={isPending || undefined}
          data-pending={isPending || undefined}
          data-pressed={(isPressed && !isPending) || undefined}
          data-disabled={isDisabled || undefined}
        >
          <span className={classOf('ButtonContent')}>
            {icon}
            {children}
          </span>
          {isPending && <Spinner />}
        </button>
        {busy !== undefined && (
          <span role="status" className={classOf('VisuallyHidden')}>
            {isPending && busy}
          </span>
        )}
      </>
    )
  },
)

const look = /* @__PURE__ */ cva('', {
  variants: {
    variant: {
      primary: 'portico-Button--primary',
      secondary: 'portico-Button--secondary',
      quiet: 'portico-Button--quiet',
      danger: 'portico-Button--danger',
    },
    size: { sm: 'portico-Button--sm', md: '', lg: 'portico-Button--lg' },
    isWide: { true: 'portico-Button--wide' },
    isBare: { true: 'portico-Button--bare' },
  },
  defaultVariants: { variant: 'secondary', size: 'lg' },
})
