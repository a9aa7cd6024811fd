import type { CallState, PorticoError } from '@portico/headless'
import type { BulkInput, ListActions, ListRow, ListState, Outcome } from '@portico/headless/core'
import type { ComponentType, ReactNode } from 'react'
import type { Catalogue, MessageKey } from '../../../i18n/index.ts'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import type { SkeletonProps } from '../../../primitives/portal/skeleton/skeleton.tsx'
import type { FilterBarProps } from '../filter-bar/types.ts'

/** The props of a cell. It reads anything else by hooks. */
export interface CellProps<Row extends ListRow> {
  readonly row: Row
}

/** The members of a {@link Column} that do not depend on its priority. */
export interface ColumnBase<Row extends ListRow> {
  /** Identifies the column in its table. Slot `<table>.<column>` replaces its cells. */
  readonly id: string
  /** The heading: a key of the table's `messages`, or the text itself. */
  readonly header: MessageKey | (string & {})
  /** Renders the content of a cell. An error in it shows as an em dash. */
  readonly cell: ComponentType<CellProps<Row>>
  /**
   * `true` for the column that names the row: its cell renders a `RowName`, and it cannot be hidden. Default: `true` for
   * the first column alone.
   */
  readonly isRowHeader?: boolean | undefined
  /** The width as a track of a grid: `8rem`, `minmax(12rem, 2fr)`. Default `minmax(0, 1fr)`. */
  readonly width?: string | undefined
  /** The edge of the content: `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end' | undefined
  /** `true` puts the heading before the value below the name of the row, as a bare date needs it. Default `false`. */
  readonly hasHeadingBelow?: boolean | undefined
  /** The name of the column for the list's `sort`. Without it the column is not sortable. */
  readonly sort?: string | undefined
  /** The kind of the values, for the words of the sort: "Newest first", "A to Z". Default: `text` for the column that names the row. */
  readonly sortsAs?: 'text' | 'time' | 'number' | undefined
  /** `true` hides the column until the user shows it in the column menu. Default `false`. */
  readonly isHidden?: boolean | undefined
  /** `true` for a row whose cell has nothing to show. While that is so for all rows, the column is left out. Default: no row. */
  readonly isEmpty?: ((row: Row) => boolean) | undefined
  /** The shape of the cell while the rows load. Default `text`. */
  readonly skeleton?: SkeletonProps['shape'] | undefined
}

/** A column that stays, or that leaves where a table has room for its main facts: 4 below 68 rem, 3 below 54. */
export interface RoomyColumn<Row extends ListRow> {
  /** The width of the table at which the column leaves. 1 never leaves. Default 1. One that does not fit beside the others leaves earlier. */
  readonly priority?: 1 | 3 | 4 | undefined
  /** Renders the value below the name of the row, at widths at which the column has left. Default: it is not shown. */
  readonly below?: ComponentType<CellProps<Row>> | undefined
}

/** A column that leaves last, below 42 rem. What a row is about must not be lost with it. */
export interface MainColumn<Row extends ListRow> {
  readonly priority: 2
  /** Renders the value below the name of the row, once the column has left. A number alone needs a word there. */
  readonly below: ComponentType<CellProps<Row>>
}

/**
 * A column of a {@link DataTableProps | table}. Columns are a constant of their module: a table whose columns change renders
 * every row again.
 */
export type Column<Row extends ListRow> = ColumnBase<Row> & (RoomyColumn<Row> | MainColumn<Row>)

/** Changes the columns of a section: adds some, leaves some out, changes their order. Keep its identity. */
export type ChangeColumns<Row extends ListRow> = (ours: readonly Column<Row>[]) => readonly Column<Row>[]

/** Returns the actions of a row. It is called when the menu of the row opens, not for each row. */
export type RowActions<Row extends ListRow> = (row: Row) => readonly MenuAction[]

/** The counts of an action in bulk that has ended. */
export interface BulkCounts {
  readonly succeeded: number
  /** The number of all rows, succeeded or not. */
  readonly total: number
}

/** An action on all selected rows. */
export interface BulkAction extends Omit<MenuAction, 'href' | 'run'> {
  /**
   * Calls a verb in bulk of the list: `run: groups.removeMany`. The input is empty for the selection, or has the `ids` of
   * the failed rows to retry. With a dialog in between, keep the input for it.
   */
  readonly run: (input: BulkInput) => unknown
  /** The result in words: "14 of 17 groups removed". Default: "14 of 17 rows changed". */
  readonly resultOf?: ((counts: BulkCounts) => string) | undefined
}

/** The rows of a tree, in one list: each open row is followed by its children. */
export interface TableTree<Row extends ListRow> {
  /** The depth of a row, from 0. */
  readonly levelOf: (row: Row) => number
  /** `true` if the children of a row are shown, `null` if it has none. */
  readonly isOpen: (row: Row) => boolean | null
  /** Opens or closes a row. */
  readonly onToggle: (row: Row) => void
}

/** A list as its hook returns it. */
export interface TableList<Row extends ListRow> extends ListState<Row>, Omit<ListActions, 'load'> {
  load(): Promise<Outcome>
  /** `false` if the provider does not have the list: the table renders nothing. */
  readonly isOffered?: boolean | null
  /** `true` while any call of the list runs. */
  readonly isPending: boolean
  /** The state of the reads, and of what creates rows. */
  readonly calls: Readonly<Record<TableRead, { readonly error: PorticoError | null }>> &
    Readonly<Partial<Record<TableCreation, Pick<CallState, 'status'>>>>
}

/** The calls of a list that create rows. The table shows a row that is new, and focuses it. */
export type TableCreation = 'create' | 'add' | 'addMany'

/** The reads of a list. */
export type TableRead = 'load' | 'search' | 'filter' | 'sort' | 'goToPage' | 'setPageSize'

export interface DataTableProps<Row extends ListRow>
  extends Pick<FilterBarProps, 'searchLabel' | 'filters' | 'countOf'> {
  /** Identifies the table: the user's choice of columns is kept under it, and cells are slots `<id>.<column>`. */
  readonly id: string
  /** The list, as its hook returns it: `useGroups()`. */
  readonly list: TableList<Row>
  /** The accessible name of the table. */
  readonly label: string
  /** The columns, in display order: a constant of the module. */
  readonly columns: readonly Column<Row>[]
  /** Changes `columns`: pass on the prop of the section. Default: they stay as they are. */
  readonly changeColumns?: ChangeColumns<Row> | undefined
  /** The messages of the section, for headings and for errors by code. Default: headings are texts. */
  readonly messages?: Partial<Catalogue> | undefined
  /** The name of a row, for its link and for the names of its controls. */
  readonly nameOf: (row: Row) => string
  /** The announcement after an action has changed a row. Default: that it is saved. */
  readonly savedText?: ((row: Row) => string) | undefined
  /** The address of a row. Its name is then a link. */
  readonly hrefOf?: ((row: Row) => string) | undefined
  /** Opens a row: by its name, and by a click on free space. Also called for a link that opens in this tab. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** The actions of a row, in the menu at its end. Default: no menu. */
  readonly rowActions?: RowActions<Row> | undefined
  /** The actions on selected rows. Default: rows cannot be selected. */
  readonly bulkActions?: readonly BulkAction[] | undefined
  /** `true` if a row may be selected, else the reason why not. Default: every row. */
  readonly canSelect?: ((row: Row) => true | string) | undefined
  /** Shown in place of the rows if the list has none without a search or filter: an `EmptyState`. */
  readonly empty: ReactNode
  /** `endless` for a list whose feature is: a button appends the next page. Default `pages`. */
  readonly mode?: 'pages' | 'endless' | undefined
  /** The numbers of rows per page to choose from. Default `[20, 50, 100]`. */
  readonly pageSizes?: readonly number[] | undefined
  /** `compact` for rows of one line. Default `comfortable`. */
  readonly density?: 'comfortable' | 'compact' | undefined
  /** The tree that the rows form. Default: none. */
  readonly tree?: TableTree<Row> | undefined
  /** Controls at the end of the toolbar, before the column menu. */
  readonly toolbar?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}
