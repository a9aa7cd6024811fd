'use client'

import type { ListRow } from '@portico/headless/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { CheckMenu } from '../../../primitives/portal/check-menu/check-menu.tsx'
import { tableMessages } from './table-messages.ts'
import type { TableColumns } from './use-columns.ts'

export interface ColumnMenuProps {
  readonly columns: TableColumns<ListRow>
}

/** The choice of the columns that are shown. */
export function ColumnMenu({ columns: { all, shown, show } }: ColumnMenuProps): ReactElement {
  const t = useMessages(tableMessages)
  return (
    <CheckMenu
      label={t('table.columns')}
      icon={<Icon path={columnsIcon} size="sm" />}
      options={all.filter(({ isRowHeader }) => !isRowHeader).map(({ id, heading }) => ({ id, label: heading }))}
      checked={shown.map(({ id }) => id)}
      onChange={show}
    />
  )
}

const columnsIcon =
  'M4.75 3.75h10.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2ZM7.6 3.75v12.5M12.4 3.75v12.5'
