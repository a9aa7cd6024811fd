'use client'

import type { PorticoError } from '@portico/headless'
import { type ReactElement, useContext } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { TraceId } from '../../../primitives/trace-id/trace-id.tsx'
import { useClasses } from '../../../slots/index.ts'
import { useFailure } from '../../use-failure.ts'
import { chosenFilters } from '../filter-bar/chosen-filters.ts'
import type { Filter, FilterableList } from '../filter-bar/types.ts'
import { MessagesContext } from './table-context.ts'
import { tableMessages } from './table-messages.ts'

/** The props of {@link NoResults}. */
export interface NoResultsProps {
  readonly list: FilterableList
  readonly filters: readonly Filter[]
  readonly onClear: () => void
}

/** The place of the rows if a search or a filter finds none: it names both. */
export function NoResults({ list, filters, onClear }: NoResultsProps): ReactElement {
  const t = useMessages(tableMessages)
  const { search } = list.query
  const chosen = chosenFilters(list.query, filters).map(({ filter, text }) => `${filter.label} ${text}`)
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

/** The props of {@link LoadFailure}. */
export interface LoadFailureProps {
  readonly error: PorticoError
  readonly isPending: boolean
  readonly onRetry: () => void
}

/** The failure of a read: its reason, its trace id, and the next try. */
export function LoadFailure({ error, isPending, onRetry }: LoadFailureProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  const failure = useFailure<never>(error, useContext(MessagesContext))
  return (
    <div role="alert" className={classOf('LoadFailure')}>
      <h2 className={classOf('EmptyStateTitle')} tabIndex={-1}>
        {t('table.failed')}
      </h2>
      <p className={classOf('EmptyStateLead')}>{failure?.text}</p>
      {error.traceId !== undefined && <TraceId id={error.traceId} />}
      <Button size="md" isPending={isPending} busy={t('table.loading')} onPress={onRetry}>
        {t('login.tryAgain')}
      </Button>
    </div>
  )
}
