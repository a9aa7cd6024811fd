import type { ReactNode } from 'react'

/** One action of a {@link Menu}. */
export interface MenuAction {
  /** Identifies the action in its menu. */
  readonly id: string
  readonly label: string
  /** An icon before the label. */
  readonly icon?: ReactNode
  readonly note?: string | undefined
  /** `true` for a destructive action: red, last, after a line. Default `false`. */
  readonly isDanger?: boolean | undefined
  /** The reason for which the action does not work now. It stays readable and does nothing. */
  readonly disabledReason?: string | undefined
  /** `true` for the first action of a group: it has a line above. Default `false`. */
  readonly startsGroup?: boolean | undefined
  /** The address to open instead of `run`. */
  readonly href?: string | undefined
  /** Called when the action is chosen. */
  readonly run?: (() => void) | undefined
}

export interface MenuProps {
  /** The accessible name, such as "Actions for Maya Reyes". */
  readonly label: string
  /** The element that the menu opens at, and that takes the focus afterwards. */
  readonly anchor: Element | null
  /** The controlled state of the menu. */
  readonly isOpen: boolean
  /** Called when the menu closes: by a choice, by Escape, or by a press outside. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** The actions, in display order. */
  readonly actions: readonly MenuAction[]
  /** The action that takes the focus. Default `first`. */
  readonly focus?: 'first' | 'last' | undefined
  /** Shown above the actions, such as the person that they are about. */
  readonly head?: ReactNode
  /** The edge of the anchor that the menu is aligned with. Default `end`. */
  readonly align?: 'start' | 'end' | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}
