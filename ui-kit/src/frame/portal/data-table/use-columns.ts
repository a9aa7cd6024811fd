'use client'

import { useClient } from '@portico/headless'
import type { ListRow } from '@portico/headless/core'
import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { useSlotSettings } from '../../../slots/slots-context.tsx'
import type { CellProps, Column, DataTableProps } from './types.ts'

/** The least widths of the table at which columns of these priorities are shown, in rem: the queries of `data-table.css`. */
const leastWidths = { 2: 42, 3: 54 } as const

/** The part of its width that a column may be narrowed to before one leaves. */
const narrowest = 0.75

/** Both edges of a row, and its padding, in rem. */
const margins = 6

/** A column of text without a width, in rem. */
const leastText = 5

const edge = 'var(--_portico-edge)'

const noWidth: Size = { least: '0', most: '1fr', weight: 0 }

const rems = { rem: 1, px: 1 / 16, ch: 0.5 } as const

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

/** A column with the values that decide about its width. */
export interface SizedColumn {
  readonly isRowHeader: boolean
  readonly priority?: 1 | 2 | 3 | 4 | undefined
  readonly width?: string | undefined
}

/** The controls at the edges of a row. */
interface RowEdges {
  readonly hasSelection: boolean
  readonly hasMenu: boolean
}

/** The tracks of the grid at a width: the columns of this priority and those before it. Together they are never wider than the row. */
export function tracksOf(
  columns: readonly SizedColumn[],
  priority: number,
  { hasSelection, hasMenu }: RowEdges,
): string {
  const sizes = within(columns, priority).map(({ isRowHeader, width }) =>
    isRowHeader && priority === 1 ? noWidth : sizeOf(width),
  )
  const sum = sizes.reduce((total, { weight }) => total + weight, 0)
  const edges = Number(hasSelection) + Number(hasMenu)
  // Shares in the proportion of the least widths: where these fit, none of them changes.
  const tracks = sizes.map(({ least, most, weight }) => {
    if (weight === 0) return `minmax(${least}, ${most})`
    const share = Math.floor((weight / sum) * 10_000) / 10_000
    return `minmax(min(${least}, calc((100% - ${edges} * ${edge}) * ${share})), ${most})`
  })
  return [...(hasSelection ? [edge] : []), ...tracks, ...(hasMenu ? [edge] : [])].join(' ')
}

/**
 * Returns the columns with priorities at which they fit. If those of a priority need far more than the table has where the next
 * ones leave, the last of them leaves earlier. What is missing otherwise, all columns share.
 */
export function fitting<Column extends SizedColumn>(columns: readonly Column[]): readonly Column[] {
  return ([2, 3] as const).reduce<readonly Column[]>((all, priority) => {
    const over = overflowing(all, priority)
    return over === undefined
      ? all
      : fitting(all.map((column, at) => (at === over ? { ...column, priority: priority === 2 ? 3 : 4 } : column)))
  }, columns)
}

/** The index of the column that leaves earlier, because those of its priority do not fit. */
function overflowing(columns: readonly SizedColumn[], priority: 2 | 3): number | undefined {
  const needed = within(columns, priority).reduce((total, { width }) => total + (sizeOf(width).weight || leastText), 0)
  if (needed * narrowest + margins <= leastWidths[priority]) return undefined
  const last = columns.findLastIndex((column) => column.priority === priority)
  return last === -1 ? undefined : last
}

function within<Column extends SizedColumn>(columns: readonly Column[], priority: number): readonly Column[] {
  return columns.filter((column) => (column.priority ?? 1) <= priority)
}

interface Size {
  readonly least: string
  readonly most: string
  /** The least width in rem, or a guess; 0 for a column that takes what is left. */
  readonly weight: number
}

function sizeOf(width: string | undefined): Size {
  if (width === undefined || /^(?:auto|min-content|max-content|fit-content.*)$/.test(width)) return noWidth
  const [, least = width, most = width] = /^minmax\((.+),\s*([^,]+)\)$/.exec(width) ?? []
  if (/^[\d.]+fr$/.test(least) || /^0(?:rem|px)?$/.test(least)) return { least: '0', most, weight: 0 }
  return { least, most, weight: remOf(least) }
}

/** The length in rem, as far as it can be read. Only proportions depend on it. */
function remOf(length: string): number {
  const [, number, unit = 'rem'] =
    /([\d.]+)(rem|em|px|ch)\b/.exec(length) ?? /--portico-scale\)\s*\*\s*([\d.]+)/.exec(length) ?? []
  return number === undefined ? leastText : Number(number) * rems[unit === 'px' ? 'px' : unit === 'ch' ? 'ch' : 'rem']
}
