import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** What a {@link Button} takes. */
export interface ButtonProps {
  /** How much it asks to be pressed. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet'
  /** How tall it is. Default `large`. */
  readonly size?: 'large' | 'small'
  /** An icon before the words. */
  readonly icon?: IconName
  /** What pressing it does. */
  readonly onPress: () => void
  /** A verb. */
  readonly children: ReactNode
}

/** A button that does something other than sending its form. */
export function Button({ variant = 'secondary', size = 'large', icon, onPress, children }: ButtonProps) {
  return (
    <button type="button" className="button" data-variant={variant} data-size={size} onClick={onPress}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** What a {@link SubmitButton} takes. */
export interface SubmitButtonProps {
  /** Whether what the form asked for is on its way: the button keeps its width and shows a spinner. */
  readonly isPending: boolean
  /** What is going on meanwhile, for those who do not see the spinner. */
  readonly busy: string
  /** A verb. */
  readonly children: ReactNode
}

/** The one primary button of a form. It is never disabled: pressing it says what is missing. */
export function SubmitButton({ isPending, busy, children }: SubmitButtonProps) {
  return (
    <div>
      <button
        type="submit"
        className="button"
        data-variant="primary"
        data-size="large"
        data-pending={isPending || undefined}
      >
        <span>{children}</span>
        {isPending && <span className="spinner" />}
      </button>
      <span role="status" className="visually-hidden">
        {isPending ? busy : ''}
      </span>
    </div>
  )
}
