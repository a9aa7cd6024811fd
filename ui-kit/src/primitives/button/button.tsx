'use client'

import { cva } from 'class-variance-authority'
import { type ForwardedRef, forwardRef, type PropsWithoutRef, type ReactNode, type Ref, useContext } from 'react'
import { useAnnounced } from '../../isolation/announcer.tsx'
import { ControlSizeContext } from '../../isolation/surface-context.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { usePress } from './use-press.ts'

export interface ButtonProps {
  /** The emphasis: one `primary` per view, `danger` only to confirm a dialog. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 32, 36 or 44 px high; at least 44 px on touch. Default `lg`, and `md` in the portal and the checkout. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** `true` fills the width of the container. Default `false`. */
  readonly isWide?: boolean | undefined
  /** `submit` submits the surrounding form. Default `button`. */
  readonly type?: 'button' | 'submit' | undefined
  /** Rendered before the text. An icon alone needs `aria-label`. */
  readonly icon?: ReactNode
  /** `true` shows a spinner, keeps the width and ignores presses. Default `false`. */
  readonly isPending?: boolean | undefined
  /** The text that screen readers announce while `isPending`. */
  readonly busy?: string | undefined
  /** `true` disables the button. Do not use it for incomplete forms. Default `false`. */
  readonly isDisabled?: boolean | undefined
  /** `true` marks a button that does nothing now and keeps the focus, unlike `isDisabled`. Its `onPress` checks that. */
  readonly 'aria-disabled'?: boolean | undefined
  /** The id of the text that describes the button, such as the reason why it does nothing. */
  readonly 'aria-describedby'?: string | undefined
  /** The kind of overlay that the button opens. */
  readonly 'aria-haspopup'?: 'dialog' | 'menu' | undefined
  /** `true` while that overlay is open. */
  readonly 'aria-expanded'?: boolean | undefined
  /** The state of a toggle button. */
  readonly 'aria-pressed'?: boolean | undefined
  /** The accessible name of a button without text. */
  readonly 'aria-label'?: string | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
  /** The element that takes the focus, and that an overlay of the button opens at. React before 19 gives it to `forwardRef` alone. */
  readonly ref?: Ref<HTMLButtonElement> | undefined
  /** Called on a press by mouse, touch, keyboard or assistive technology. */
  readonly onPress?: (() => void) | undefined
  /** The button's text, a verb. */
  readonly children?: ReactNode
}

/** A button for actions. Replaceable as slot `Button`. */
export const Button = slotted<ButtonProps, HTMLButtonElement>('Button', RenderedButton)

/** The kit's own button. The slot `Button` does not replace it. */
export const PlainButton = forwardRef<HTMLButtonElement, ButtonProps>(RenderedButton)

function RenderedButton(
  {
    variant,
    size,
    isWide,
    type = 'button',
    icon,
    isPending = false,
    isDisabled = false,
    busy,
    ...given
  }: PropsWithoutRef<ButtonProps>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const { className, children, onPress, ...attributes } = given
  const classOf = useClasses()
  const usual = useContext(ControlSizeContext)
  const { pressProps, isPressed } = usePress(() => isPending || onPress?.())
  useAnnounced(isPending && busy)
  const isBare = children === undefined
  return (
    <button
      {...attributes}
      {...pressProps}
      onClick={(event) => {
        // Another type would refuse the submit as well, but a screen reader drops the error that comes with the change.
        if (isPending) event.preventDefault()
        pressProps.onClick(event)
      }}
      ref={ref}
      type={type}
      disabled={isDisabled}
      className={classOf('Button', look({ variant, size: size ?? usual, isWide, isBare }), className)}
      aria-disabled={isPending || attributes['aria-disabled'] || undefined}
      data-pending={isPending || undefined}
      data-pressed={(isPressed && !isPending && !isDisabled) || undefined}
      data-disabled={isDisabled || undefined}
    >
      <span className={classOf('ButtonContent')}>
        {icon}
        {children}
      </span>
      {isPending && <Spinner />}
    </button>
  )
}

const look = cva('', {
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
  defaultVariants: { variant: 'secondary' },
})
