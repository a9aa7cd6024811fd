'use client'

import type { ReactElement } from 'react'
import { Menu } from '../../../primitives/portal/menu/menu.tsx'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'

export interface RowMenuProps {
  readonly label: string
  /** The button of the row. */
  readonly anchor: HTMLElement
  readonly actions: readonly MenuAction[]
  /** Called when the menu closes, with the chosen action. */
  readonly onClose: (chosen: MenuAction | null) => void
}

/** The one menu of all rows. An action runs after the menu has closed, so that its dialog returns the focus to the row. */
export function RowMenu({ label, anchor, actions, onClose }: RowMenuProps): ReactElement {
  return (
    <Menu
      label={label}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      actions={actions.map((action) => ({ ...action, run: () => onClose(action) }))}
    />
  )
}
