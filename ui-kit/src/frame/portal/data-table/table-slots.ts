import type { ListRow } from '@portico/headless/core'
import type { ComponentType } from 'react'
import type { FilterBarProps } from '../filter-bar/types.ts'
import type { DataTableRowProps } from './data-row.tsx'
import type { SelectionBarProps } from './selection-bar.tsx'
import type { DataTableProps } from './types.ts'

/** The parts of a table that can be replaced. A cell is the slot `<table>.<column>`. */
export interface TableSlots {
  /** The whole table with its toolbar. */
  readonly DataTable?: ComponentType<DataTableProps<ListRow>> | undefined
  /** One row of a table. */
  readonly DataTableRow?: ComponentType<DataTableRowProps> | undefined
  /** The search and the filters. */
  readonly FilterBar?: ComponentType<FilterBarProps> | undefined
  /** The actions on selected rows, and their result. */
  readonly SelectionBar?: ComponentType<SelectionBarProps> | undefined
}
