import type { BulkInput, ListRow, Outcome } from '@portico/headless/core'
import type { Operation } from '@portico/headless/http'
import type { ReactElement, ReactNode } from 'react'
import type { Catalogue } from '../../../i18n/index.ts'
import type { MenuAction } from '../../../primitives/portal/menu/types.ts'
import type { DataTableProps, TableList } from '../data-table/types.ts'
import type { OpenRecord } from '../open-record/use-open-record.ts'
import type { SectionPageProps } from '../section-page/types.ts'

/**
 * The messages that a section of a list has under its name: `groups.title` and so on. `count` has the value `count`,
 * `removeTitle` the value `name`.
 */
export type ListWord =
  | 'title'
  | 'lead'
  | 'create'
  | 'search'
  | 'count'
  | 'empty'
  | 'emptyText'
  | 'edit'
  | 'show'
  | 'remove'
  | 'removeTitle'

/**
 * The messages of a section whose rows are removed together. `removeManyTitle` and `removeMany` have the value `count`,
 * `removedOf` the values `succeeded` and `total`.
 */
export type BulkWord = 'removeManyTitle' | 'removeManyText' | 'removeMany' | 'removedOf'

/** Messages with certain words under the name of their section. */
export type WordsOf<Name extends string, Word extends string> = Partial<Catalogue> & {
  readonly [Key in `${Name}.${Word}`]: unknown
}

/** The permissions of a section. */
export interface ListPermissions {
  readonly see: string
  /** Needed to create and to change rows. */
  readonly change: string
  /** Needed to remove rows. Default: `change`. */
  readonly remove?: string | undefined
}

/** The operations that a section changes its rows by. Without one of them, the section has no button for it. */
export interface ListOperations {
  /** Creates a row. Default: the provider has it. */
  readonly create?: Operation | undefined
  /** Removes a row. Default: the provider has it. */
  readonly remove?: Operation | undefined
}

/** Removes one row, after a question. */
export interface RowRemoval<Row extends ListRow> {
  readonly run: (row: Row) => Promise<Outcome<unknown>>
  /** The consequences in one or two sentences. */
  readonly textOf: (row: Row) => string
  /** `true` asks for the name of the row, for one that nothing brings back. Default `false`. */
  readonly isTyped?: boolean | undefined
}

export type ListSectionOptions<Row extends ListRow, Name extends string> = ListOptions<Row, Name> &
  (BulkRemoval<Row, Name> | { readonly removeMany?: undefined; readonly noteMany?: undefined })

/** The options of any list. */
export interface ListOptions<Row extends ListRow, Name extends string> {
  /** The start of the message keys of the section: `groups` for `groups.title`. It also identifies the table. */
  readonly name: Name
  /** The messages of the section, with each {@link ListWord} under its name. */
  readonly messages: WordsOf<NoInfer<Name>, ListWord>
  /** The list, as its hook returns it. */
  readonly list: TableList<Row>
  /** The name of a row. Keep its identity. */
  readonly nameOf: (row: Row) => string
  readonly permissions: ListPermissions
  readonly operations?: ListOperations | undefined
  /** Opens a row. Default: its id is the open record. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** Begins to create a row. Default: the open record is {@link newRecord}. */
  readonly onCreate?: (() => void) | undefined
  /** Returns the reason why a row cannot be changed, or `null`. Default: each row can. */
  readonly fixedBy?: ((row: Row) => string | null) | undefined
  /** Further actions of a row, between the one that opens it and the one that removes it. */
  readonly rowActions?: ((row: Row, section: RowPlace) => readonly MenuAction[]) | undefined
  /** Removes one row. Default: rows cannot be removed. */
  readonly remove?: RowRemoval<Row> | undefined
}

/** The part of a section that the actions of its rows use. */
export interface RowPlace extends Pick<OpenRecord, 'openRecord'> {
  /** `true` if the person may create and change rows. */
  readonly mayChange: boolean
}

/** Removes all selected rows, after a question. */
export interface BulkRemoval<Row extends ListRow, Name extends string> {
  /** A verb in bulk of the list: `groups.removeMany`. */
  readonly removeMany: (input: BulkInput) => Promise<Outcome<unknown>>
  /**
   * Adds to the text of the question, by the rows of the page that are to be removed. Default: `removeManyText` of the messages
   * alone.
   */
  readonly noteMany?: ((text: string, rows: readonly Row[]) => string) | undefined
  /** The messages of the section, with each {@link BulkWord} under its name. */
  readonly messages: WordsOf<NoInfer<Name>, BulkWord>
}

/** A section of a list: the props of its page and of its table, and the open record. */
export interface ListSection<Row extends ListRow> extends OpenRecord, RowPlace {
  /** Spread them over a `SectionPage`. */
  readonly page: Pick<SectionPageProps, 'title' | 'lead' | 'see' | 'change' | 'actions'>
  /** Spread them over a `DataTable`, and add its columns and filters. */
  readonly table: Omit<DataTableProps<Row>, 'columns'>
  /**
   * The row of the open record. It stays although another administrator removes it, so that nothing typed is lost. `null`
   * for a new record, and for one that is not among the rows.
   */
  readonly row: Row | null
  /** `true` while the open record cannot be known, because the list is not read. A section with pages of records then shows an `UnreadRecord`. */
  readonly isUnread: boolean
  /** The button that begins to create a row; `null` if the provider creates none. */
  readonly createButton: ReactElement | null
  /** The question before rows are removed. Render it anywhere in the component. */
  readonly dialog: ReactNode
}

/** The id of the record that is not created yet. */
export const newRecord = 'new'
