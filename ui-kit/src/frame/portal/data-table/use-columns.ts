'use client'

import { useClient } from '@portico/headless'
import type { ListRow } from '@portico/headless/core'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useSlotSettings } from '../../../slots/slots-context.tsx'
import { fitting } from './column-widths.ts'
import type { CellProps, Column, DataTableProps } from './types.ts'

/** A column with its heading in words. */
export type HeadedColumn<Row extends ListRow> = Column<Row> & {
  readonly heading: string
  readonly isRowHeader: boolean
}

/** The columns of a table, and the choice of them. */
export interface TableColumns<Row extends ListRow> {
  readonly all: readonly HeadedColumn<Row>[]
  /** The columns that are not hidden. The array keeps its identity until one of them changes. */
  readonly shown: readonly HeadedColumn<Row>[]
  /** Shows exactly the columns of these ids, now and on the next visits. Row headers stay. */
  readonly show: (ids: readonly string[]) => void
}

/** The columns that the user sees. Their choice is kept in the browser, by table. */
export function useColumns<Row extends ListRow>({
  id,
  columns,
  changeColumns,
  messages,
  list: { rows },
}: Pick<DataTableProps<Row>, 'id' | 'columns' | 'changeColumns' | 'messages' | 'list'>): TableColumns<Row> {
  const { ports } = useClient()
  const { components } = useSlotSettings()
  const t = useMessages<never>(messages ?? none)
  const key = `portico.columns.${id}`
  const [hidden, setHidden] = useState(() => ports.storage.local.get(key)?.split(',') ?? null)

  const all = useMemo(() => {
    const ours = changeColumns?.(columns) ?? columns
    const hasRowHeader = ours.some(({ isRowHeader }) => isRowHeader)
    return ours.map((column, index) => ({
      ...column,
      cell: (components[`${id}.${column.id}`] as ComponentType<CellProps<Row>> | undefined) ?? column.cell,
      heading: t.find(column.header) ?? column.header,
      isRowHeader: column.isRowHeader ?? (!hasRowHeader && index === 0),
    }))
  }, [id, columns, changeColumns, components, t])

  // As a text, so that the columns keep their identity while other rows change.
  const empty = all.flatMap(({ id, isEmpty }) => (isEmpty && rows.every(isEmpty) ? id : [])).join(',')
  const shown = useMemo(() => {
    const isLeftOut = ({ id, isHidden }: Column<Row>) =>
      hidden?.includes(id) ?? (isHidden || empty.split(',').includes(id))
    const left = all.filter((column) => column.isRowHeader || !isLeftOut(column))
    return fitting(hidden === null ? left : left.map(atMostThree))
  }, [all, hidden, empty])

  const show = useCallback(
    (ids: readonly string[]) => {
      const next = all.filter((column) => !column.isRowHeader && !ids.includes(column.id)).map((column) => column.id)
      setHidden(next)
      ports.storage.local.set(key, next.join(','))
    },
    [all, ports, key],
  )
  return { all, shown, show }
}

/** A column that the user has chosen is shown on a desktop, where one of priority 4 has left. */
function atMostThree<Row extends ListRow>(column: HeadedColumn<Row>): HeadedColumn<Row> {
  return column.priority === 4 ? { ...column, priority: 3 } : column
}

/** One object for all renders, because the columns follow the messages. */
const none = {}
