import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** What every button takes. */
export interface SubmitButtonProps {
  /** Whether what it asked for is on its way: it keeps its width and shows a spinner. Default `false`. */
  readonly isPending?: boolean
  /** What is going on meanwhile, for those who do not see the spinner. */
  readonly busy?: string
  /** A verb. */
  readonly children: ReactNode
}

/** What a {@link Button} takes. */
export interface ButtonProps extends SubmitButtonProps {
  /** How much it asks to be pressed. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary'
  /** How tall it is. Default `large`. */
  readonly size?: 'large' | 'small'
  /** An icon before the words. */
  readonly icon?: IconName
  /** What pressing it does. */
  readonly onPress: () => void
}

/** A button that does something other than sending its form. */
export function Button(props: ButtonProps) {
  return <AnyButton type="button" {...props} />
}

/** The one primary button of a form. It is never disabled: pressing it says what is missing. */
export function SubmitButton(props: SubmitButtonProps) {
  return <AnyButton type="submit" variant="primary" {...props} />
}

interface AnyButtonProps extends Partial<ButtonProps> {
  readonly type: 'button' | 'submit'
}

function AnyButton(props: AnyButtonProps) {
  const { type, variant = 'secondary', size = 'large', icon, isPending = false, busy, onPress, children } = props
  return (
    <>
      <button
        type={type}
        className="button"
        data-variant={variant}
        data-size={size}
        data-pending={isPending || undefined}
        onClick={onPress}
      >
        <span className="button-content">
          {icon && <Icon name={icon} />}
          {children}
        </span>
        {isPending && <span className="spinner" />}
      </button>
      {busy !== undefined && (
        <span role="status" className="visually-hidden">
          {isPending && busy}
        </span>
      )}
    </>
  )
}
