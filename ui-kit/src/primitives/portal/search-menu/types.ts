import type { ReactNode } from 'react'

/** One option of a {@link SearchMenu}. */
export interface SearchMenuOption {
  /** Identifies the option in its menu. */
  readonly id: string
  /** The name of the option, which the search compares. */
  readonly label: string
  /** An icon before the name. */
  readonly icon?: ReactNode
  /** A second line, which the search compares too. */
  readonly note?: string | undefined
  /** `true` shows a spinner at the option. Default `false`. */
  readonly isPending?: boolean | undefined
}

export interface SearchMenuProps {
  /** The accessible name, such as "Switch account". */
  readonly label: string
  /** The accessible name of the search, such as "Search accounts". */
  readonly searchLabel: string
  /** The element that the menu opens at, and that takes the focus afterwards. */
  readonly anchor: Element | null
  /** The controlled state of the menu. */
  readonly isOpen: boolean
  /** Called when the menu closes by Escape or by a press outside. A choice leaves it open. */
  readonly onOpenChange: (isOpen: boolean) => void
  /** The options, in display order. */
  readonly options: readonly SearchMenuOption[]
  /** The id of the chosen option, which has a mark; `null` for none. */
  readonly chosen: string | null
  /** Called with the id of the option that the person chooses. */
  readonly onChoose: (id: string) => void
  /** Shown between the search and the options, such as a failure. */
  readonly notice?: ReactNode
  /** The edge of the anchor that the menu is aligned with. Default `start`. */
  readonly align?: 'start' | 'end' | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}
