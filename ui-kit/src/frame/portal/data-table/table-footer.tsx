'use client'

import type { ListRow } from '@portico/headless/core'
import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Pagination } from '../../../primitives/portal/pagination/pagination.tsx'
import { useClasses } from '../../../slots/index.ts'
import { scrollerOf } from './scroller.ts'
import { tableMessages } from './table-messages.ts'
import type { DataTableProps } from './types.ts'

export interface TableFooterProps extends Pick<DataTableProps<ListRow>, 'list' | 'mode' | 'pageSizes'> {
  /** Called before a page is appended by a press, with the number of rows before. */
  readonly onAppend: (count: number) => void
}

/** The ways to further rows: the pages, or the button that appends one. */
export function TableFooter({ list, mode, pageSizes, onAppend }: TableFooterProps): ReactElement | null {
  if (mode === 'endless') return <Appending list={list} onAppend={onAppend} />
  const { total, rows } = list
  const query = (list.status === 'ready' && list.answered) || list.query
  if (query.pageSize === null) return null
  return (
    <Pagination
      page={query.page + 1}
      pageSize={query.pageSize}
      total={total}
      count={rows.length}
      pageSizes={pageSizes}
      onPageChange={(page) => void list.goToPage({ page: page - 1 })}
      onPageSizeChange={(pageSize) => void list.setPageSize({ pageSize })}
    />
  )
}

function Appending({ list, onAppend }: Pick<TableFooterProps, 'list' | 'onAppend'>) {
  const { rows, total, hasMore, query, status } = list
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const { code } = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const append = () => void list.goToPage({ page: query.page + 1 })
  useNearEnd(place, hasMore && status === 'ready' && !list.calls.goToPage.error, append)
  const next = Math.min(query.pageSize ?? rows.length, total === null ? Number.POSITIVE_INFINITY : total - rows.length)
  const number = numberFormat(code)
  if (!hasMore) return null
  return (
    <div ref={place} className={classOf('LoadMore')}>
      <span>
        {total !== null && t('table.loaded', { loaded: number.format(rows.length), total: number.format(total) })}
      </span>
      <Button
        size="sm"
        isPending={status === 'appending'}
        onPress={() => {
          onAppend(rows.length)
          append()
        }}
      >
        {t('table.loadMore', { count: number.format(next) })}
      </Button>
    </div>
  )
}

/** Calls `append` near the end of the rows, a few times. Afterwards the button does, so that the end is in reach. */
function useNearEnd(place: RefObject<HTMLElement | null>, isOn: boolean, append: () => void) {
  const times = useRef(0)
  const latest = useRef(append)
  useEffect(() => {
    latest.current = append
  })
  useEffect(() => {
    if (!isOn || !place.current || typeof IntersectionObserver === 'undefined') return
    const scroller = scrollerOf(place.current)
    const isPage = scroller === scroller.ownerDocument.documentElement
    const observer = new IntersectionObserver(
      (entries) => {
        if (times.current >= timesAlone || !entries.some(({ isIntersecting }) => isIntersecting)) return
        times.current++
        latest.current()
      },
      { root: isPage ? null : scroller, rootMargin: '0px 0px 600px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isOn])
}

const timesAlone = 3
