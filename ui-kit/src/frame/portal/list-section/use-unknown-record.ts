'use client'

import type { ListActions, ListRow, ListState } from '@portico/headless/core'
import { useEffect } from 'react'
import { type ListSection, newRecord } from './types.ts'

/**
 * Returns `true` if the open record is none of a list that has all rows at once, such as one from an old link. If a search or
 * a filter leaves the record out, the whole list is shown again.
 */
export function useUnknownRecord<Row extends ListRow>(
  { query, status, search, filter }: ListState<Row> & Pick<ListActions, 'search' | 'filter'>,
  { record, row }: Pick<ListSection<Row>, 'record' | 'row'>,
): boolean {
  const isUnknown = record !== null && record !== newRecord && row === null && status === 'ready'
  const isNarrowed = query.search !== '' || Object.keys(query.filters).length > 0
  useEffect(() => {
    if (!isUnknown || !isNarrowed) return
    void search({ text: '' })
    void filter({ filters: {} })
  }, [isUnknown, isNarrowed, search, filter])
  return isUnknown
}
