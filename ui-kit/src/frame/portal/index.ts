export type { FieldsCheck } from '../failures/check-fields.ts'
export { ConfirmDialog } from './confirm-dialog/confirm-dialog.tsx'
export type { ConfirmDialogProps, Confirming, Question } from './confirm-dialog/types.ts'
export { useConfirm } from './confirm-dialog/use-confirm.tsx'
export type { DataTableRowProps, RowSettings } from './data-table/data-row.tsx'
export { DataTable } from './data-table/data-table.tsx'
export { RowName, type RowNameProps } from './data-table/row-name.tsx'
export type { PageSelection } from './data-table/selection.ts'
export type { SelectionBarProps } from './data-table/selection-bar.tsx'
export type { TableSlots } from './data-table/table-slots.ts'
export type {
  BulkAction,
  BulkCounts,
  CellProps,
  ChangeColumns,
  Column,
  ColumnBase,
  DataTableProps,
  MainColumn,
  RoomyColumn,
  RowActions,
  TableCreation,
  TableList,
  TableRead,
  TableTree,
} from './data-table/types.ts'
export type { HeadedColumn } from './data-table/use-columns.ts'
export type { TableSelection } from './data-table/use-selection.ts'
export { FilterBar } from './filter-bar/filter-bar.tsx'
export type { Filter, FilterableList, FilterBarProps, FilterFieldProps } from './filter-bar/types.ts'
export { RecordDialog } from './record-form/record-dialog.tsx'
export { RecordForm } from './record-form/record-form.tsx'
export type {
  ExtraFields,
  FieldAppearance,
  FieldControl,
  FieldPath,
  FieldSettings,
  FieldValue,
  RecordDialogProps,
  RecordField,
  RecordFormProps,
  RecordFormSettings,
  RecordSource,
  SavedRecord,
  SaveRecord,
  UnsavedChanges,
  UnsavedGuardState,
} from './record-form/types.ts'
export { UnsavedGuard, type UnsavedGuardProps } from './record-form/unsaved-guard.tsx'
export { useUnsavedChanges, useUnsavedGuard } from './record-form/use-unsaved-changes.ts'
export { useViewOnly } from './section-page/page-access.ts'
export { SectionPage } from './section-page/section-page.tsx'
export type { Access, Crumb, FailedWords, PageRecord, SectionPageProps, ViewOnly } from './section-page/types.ts'
export { CopyField, type CopyFieldProps } from './shown-once/copy-field.tsx'
export { ShownOnce } from './shown-once/shown-once.tsx'
export type { CopiedFact, SecretFile, ShownOnceProps } from './shown-once/types.ts'
