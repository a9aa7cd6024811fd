export { FilterBar } from '../filter-bar/filter-bar.tsx'
export type { Filter, FilterableList, FilterBarProps, FilterFieldProps } from '../filter-bar/types.ts'
export type { DataTableRowProps, RowSettings } from './data-row.tsx'
export { DataTable } from './data-table.tsx'
export { RowName, type RowNameProps } from './row-name.tsx'
export type { TableSlots } from './table-slots.ts'
export type {
  BulkAction,
  BulkCounts,
  CellProps,
  ChangeColumns,
  Column,
  DataTableProps,
  RowActions,
  TableList,
  TableRead,
  TableTree,
} from './types.ts'
