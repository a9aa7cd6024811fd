'use client'

import type { ListRow, ListSort } from '@portico/headless/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { chevronDownIcon } from '../../../primitives/portal/icons.ts'
import { useClasses } from '../../../slots/index.ts'
import { tableMessages } from './table-messages.ts'
import type { HeadedColumn } from './use-columns.ts'

export interface SortSelectProps {
  readonly columns: readonly HeadedColumn<ListRow>[]
  readonly sort: ListSort | null
  readonly onSort: (sort: ListSort) => void
}

/** The choice of the sort at widths at which sortable columns have left. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const choices = columns.flatMap(({ sort: by, heading }) =>
    by === undefined
      ? []
      : ([
          { by, order: 'ASC', text: t('table.ascending', { column: heading }) },
          { by, order: 'DESC', text: t('table.descending', { column: heading }) },
        ] as const),
  )
  if (!columns.some(({ sort: by, priority = 1 }) => by !== undefined && priority > 1)) return null
  const chosen = choices.findIndex(({ by, order }) => by === sort?.by && order === sort.order)
  return (
    <span className={classOf('SortSelect', classOf('InputFrame', 'portico-InputFrame--sm'))}>
      <select
        className={classOf('Input')}
        aria-label={t('table.sortBy')}
        value={chosen}
        onChange={(event) => {
          const choice = choices[Number(event.target.value)]
          if (choice) onSort({ by: choice.by, order: choice.order })
        }}
      >
        {chosen < 0 && <option value={-1}>{t('table.sortBy')}</option>}
        {choices.map(({ by, order, text }, index) => (
          <option key={`${by} ${order}`} value={index}>
            {text}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} size="sm" />
    </span>
  )
}
