import type { ListQuery } from '@portico/headless/core'
import { ownValue } from '../../../theme/own-member.ts'
import type { Filter } from './types.ts'

/** A filter with its value, and the value in words. */
export interface ChosenFilter {
  readonly filter: Filter
  readonly value: string
  readonly text: string
}

/** The filters of a query, in display order. */
export function chosenFilters(query: ListQuery, filters: readonly Filter[]): readonly ChosenFilter[] {
  return filters.flatMap((filter) => {
    const value = ownValue(query.filters, filter.id) ?? ''
    if (value === '') return []
    const option = filter.options?.find(({ id }) => id === value)
    return [{ filter, value, text: filter.textOf?.(value) ?? option?.label ?? value }]
  })
}

/** The filters of a query with another value of one of them. An empty value removes it. */
export function withFilter(query: ListQuery, id: string, value: string): ListQuery['filters'] {
  const { [id]: _, ...others } = query.filters
  return value === '' ? others : { ...others, [id]: value }
}

/** `true` if a query has a filter. */
export function isFiltered({ filters }: ListQuery): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** `true` if a query has a search or a filter. */
export function isNarrowed(query: ListQuery): boolean {
  return query.search !== '' || isFiltered(query)
}
