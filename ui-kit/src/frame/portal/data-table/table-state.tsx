'use client'

import type { PorticoError } from '@portico/headless'
import type { ListRow } from '@portico/headless/core'
import { type ReactElement, type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { focusedAround, holdsFocus } from '../../../isolation/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { TraceId } from '../../../primitives/trace-id/trace-id.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useFailure } from '../../failures/use-failure.ts'
import { useRetry } from '../../use-retry.ts'
import { chosenFilters } from '../filter-bar/chosen-filters.ts'
import type { Filter, FilterableList } from '../filter-bar/types.ts'
import { MessagesContext } from './table-context.ts'
import { tableMessages } from './table-messages.ts'
import type { DataTableProps } from './types.ts'

export interface NoResultsProps {
  readonly list: FilterableList
  readonly filters: readonly Filter[]
  readonly onClear: () => void
}

/** The place of the rows if a search or a filter finds none: it names both. */
export function NoResults({ list, filters, onClear }: NoResultsProps): ReactElement {
  const t = useMessages(tableMessages)
  const { search } = list.query
  const chosen = chosenFilters(list.query, filters).map(({ filter, text }) =>
    t('filters.named', { filter: filter.label, value: text }),
  )
  const names = chosen.join(', ')
  const lead =
    chosen.length === 0
      ? t('table.noSearchResults', { search })
      : search === ''
        ? t('table.noFilterResults', { filters: names })
        : t('table.noQueryResults', { search, filters: names })
  return (
    <EmptyState
      title={t('table.noResults')}
      actions={
        <Button size="md" onPress={onClear}>
          {t('table.clearQuery')}
        </Button>
      }
    >
      {lead}
    </EmptyState>
  )
}

export interface LoadFailureProps extends Pick<DataTableProps<ListRow>, 'list' | 'mode'> {
  readonly error: PorticoError
  /** The table with its toolbar. */
  readonly place: RefObject<HTMLElement | null>
}

/** The failure of a read: its reason, its trace id, and the next try. */
export function LoadFailure({ error, list, mode, place }: LoadFailureProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const failure = useFailure<never>(error, useContext(MessagesContext))
  const root = useRef<HTMLDivElement>(null)
  useFocusAfter(root, place)
  // The next page of an endless list is in no query before its answer.
  const [isFurther] = useState(mode === 'endless' && list.calls.goToPage.error !== null)
  const isReading = list.status !== 'ready' && list.status !== 'unread'
  const read = () => (isFurther ? list.goToPage({ page: list.query.page + 1 }) : list.load())
  const retry = useRetry(isReading, () => void read())
  return (
    <div ref={root} role="alert" className={classOf('LoadFailure')}>
      <h2 className={classOf('EmptyStateTitle')} tabIndex={-1}>
        {t('table.failed')}
      </h2>
      <p className={classOf('EmptyStateLead')}>{failure?.text}</p>
      {error.traceId !== undefined && <TraceId id={error.traceId} />}
      <Button size="md" isPending={retry.isPending} busy={t('table.loading')} onPress={retry.press}>
        {t('login.tryAgain')}
      </Button>
    </div>
  )
}

/** Focuses the table if the failure goes with the focus in it. */
function useFocusAfter(root: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current: failure } = root
    return () => {
      if (!failure || !holdsFocus(failure)) return
      requestAnimationFrame(() => {
        const target = place.current?.querySelector<HTMLElement>('table, h2, h3')
        if (!target || focusedAround(target) !== null) return
        target.tabIndex = -1
        target.focus({ preventScroll: true })
      })
    }
  }, [root, place])
}
