import type { ListActions, ListRow, ListState } from '@portico/headless/core'
import type { ComponentType, ReactNode } from 'react'
import type { SelectOption } from '../../../primitives/portal/select/types.ts'

/** The part of a list that {@link FilterBarProps} reads and calls. */
export interface FilterableList
  extends Pick<ListState<ListRow>, 'query' | 'answered' | 'total' | 'status'>,
    Pick<ListActions, 'search' | 'filter'> {}

/** The props of {@link Filter.field}. */
export interface FilterFieldProps {
  /** The name of the filter, for the label of the field. */
  readonly label: string
  /** The present value; empty without one. */
  readonly value: string
  /** Called with the new value; empty for none. */
  readonly onChange: (value: string) => void
}

/** A filter of a list. Its value is in `query.filters` under its id. */
export interface Filter {
  /** The column that is filtered, as the list's `filter` takes it. */
  readonly id: string
  /** The name of the filter: "Role". */
  readonly label: string
  /** The values to choose from. A filter needs either these or `field`. */
  readonly options?: readonly SelectOption[] | undefined
  /** A field of its own in place of the choice, such as one for a period. */
  readonly field?: ComponentType<FilterFieldProps> | undefined
  /** A control in the bar in place of the chip, on pages that are wide enough. Without it the filter is in the sheet alone. */
  readonly inBar?: ComponentType<FilterFieldProps> | undefined
  /** The text of a value in its chip. Default: the label of its option. */
  readonly textOf?: ((value: string) => string) | undefined
}

export interface FilterBarProps {
  /** The list to search and filter, as its hook returns it. */
  readonly list: FilterableList
  /** The accessible name of the search field, such as "Search groups". Without it there is no field. */
  readonly searchLabel?: string | undefined
  /** The filters, in display order. Each chosen one is a chip. Default: none. */
  readonly filters?: readonly Filter[] | undefined
  /** The number of rows in words: "31 people". Default: the number alone. */
  readonly countOf?: ((total: number) => string) | undefined
  /** `true` if the place of the rows offers to clear the search and the filters, because they find none. Default `false`. */
  readonly isEmpty?: boolean | undefined
  /** Controls at the end of the bar. */
  readonly children?: ReactNode
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}
