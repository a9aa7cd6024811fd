'use client'

import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { useClasses } from '../../../slots/index.ts'
import { tableMessages } from './table-messages.ts'
import type { BulkAction } from './types.ts'

export interface MoreActionsProps {
  readonly actions: readonly BulkAction[]
  readonly onRun: (action: BulkAction) => void
}

/** The actions that a narrow bar has no place for. */
export function MoreActions({ actions, onRun }: MoreActionsProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  return (
    <MenuButton
      label={t('table.moreActions')}
      className={classOf('SelectionMore')}
      actions={actions.map((action) => ({ ...action, run: () => onRun(action) }))}
    />
  )
}
