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

type Kind = HeadedColumn<ListRow>['sortsAs']

function kindOf({ sortsAs, isRowHeader }: HeadedColumn<ListRow>): Kind {
  return sortsAs ?? (isRowHeader ? 'text' : undefined)
}

const orders = ['ASC', 'DESC'] as const

const words = {
  text: { ASC: 'table.aToZ', DESC: 'table.zToA' },
  time: { ASC: 'table.oldestFirst', DESC: 'table.newestFirst' },
  number: { ASC: 'table.lowToHigh', DESC: 'table.highToLow' },
} as const

/** The choice of the sort at widths at which sortable columns have left. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps): ReactElement | null {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const sorted = columns.filter(({ sort: by }) => by !== undefined)
  const choices = sorted.flatMap((column) => {
    const kind = kindOf(column)
    const isNamed = kind === 'number' || sorted.filter((other) => kindOf(other) === kind).length > 1
    return orders.map((order) => ({ by: column.sort ?? '', order, text: textOf(column.heading, kind, order, isNamed) }))
  })

  function textOf(heading: string, kind: Kind, order: ListSort['order'], isNamed: boolean): string {
    if (kind === undefined) return t(order === 'ASC' ? 'table.ascending' : 'table.descending', { column: heading })
    const value = t(words[kind][order])
    return isNamed ? t('filters.named', { filter: heading, value }) : value
  }
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
