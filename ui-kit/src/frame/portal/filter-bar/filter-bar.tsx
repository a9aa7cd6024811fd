'use client'

import { type ReactElement, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { Chip } from '../../../primitives/portal/chip/chip.tsx'
import { SearchField } from '../../../primitives/portal/search-field/search-field.tsx'
import { TextButton } from '../../../primitives/text-button/text-button.tsx'
import { slotted, useClasses } from '../../../slots/index.ts'
import { ownValue } from '../../../theme/own-member.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { partPlace } from '../../loading/part-failed.tsx'
import { isSameSet } from '../data-table/list-changes.ts'
import { tableMessages } from '../data-table/table-messages.ts'
import { chosenFilters, isNarrowed, withFilter } from './chosen-filters.ts'
import type { FilterBarProps } from './types.ts'

/**
 * The search and the filters of a list. A chosen filter is a chip that removes it. On a phone the chips are a number at
 * the button of the filters. Replaceable as slot `FilterBar`.
 */
export const FilterBar = slotted<FilterBarProps, HTMLDivElement>(
  'FilterBar',
  ({ list, searchLabel, filters = [], countOf, isEmpty = false, className, children }, ref) => {
    const classOf = useClasses()
    const t = useMessages(tableMessages)
    const [isOpen, setOpen] = useState(false)
    const chosen = chosenFilters(list.query, filters)
    const hasQuery = isNarrowed(list.query)
    const change = (id: string, value: string) => void list.filter({ filters: withFilter(list.query, id, value) })
    const clear = () => {
      // The filter supersedes the search, which waits for further typing.
      void list.search({ text: '' })
      void list.filter({ filters: {} })
    }
    return (
      <div ref={ref} className={classOf('FilterBar', className)}>
        <div className={classOf('FilterBarLine')}>
          {searchLabel !== undefined && <Search list={list} label={searchLabel} />}
          {filters.map(({ id, label, inBar: Control }) => {
            if (!Control) return null
            return (
              <span key={id} className={classOf('FilterInBar')}>
                <Control
                  label={label}
                  value={ownValue(list.query.filters, id) ?? ''}
                  onChange={(value) => change(id, value)}
                />
              </span>
            )
          })}
          {chosen.map(({ filter: { id, label, inBar }, text }) =>
            inBar ? null : <Chip key={id} kind={label} value={text} onRemove={() => change(id, '')} />,
          )}
          {filters.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className={classOf('FilterButton', filters.every(({ inBar }) => inBar) && 'portico-FilterButton--narrow')}
              icon={<Icon path={filterIcon} size="sm" />}
              aria-haspopup="dialog"
              onPress={() => setOpen(true)}
            >
              {t('filters.filter')}
              {chosen.length > 0 && <ChosenCount count={chosen.length} />}
            </Button>
          )}
          <span className={classOf('FilterBarSpace')} />
          {children}
        </div>
        {hasQuery && !isEmpty && (
          <p className={classOf('FilterNote')}>
            <Found list={list} countOf={countOf} />
            <TextButton isStandalone onPress={clear}>
              {t('filters.clear')}
            </TextButton>
          </p>
        )}
        {isOpen && <FilterSheet list={list} filters={filters} onClose={() => setOpen(false)} />}
      </div>
    )
  },
)

/** Keeps the typed text. It follows the query only if that changes elsewhere: by a link, or by the button that clears it. */
function Search({ list, label }: { readonly list: FilterBarProps['list']; readonly label: string }) {
  const { search } = list.query
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  if (search !== seen) {
    setSeen(search)
    setText(search)
  }
  return (
    <SearchField
      label={label}
      value={text}
      onChange={(next) => {
        setText(next)
        void list.search({ text: next })
      }}
    />
  )
}

function ChosenCount({ count }: { readonly count: number }) {
  const classOf = useClasses()
  const t = useMessages(tableMessages)
  return (
    <>
      <span className={classOf('FilterCount')} aria-hidden="true">
        {count}
      </span>
      <span className={classOf('VisuallyHidden')}>{t('filters.active', { count: String(count) })}</span>
    </>
  )
}

/** The number of rows found; nothing after a failed search or filter. */
export function Found({ list, countOf }: Pick<FilterBarProps, 'list' | 'countOf'>): ReactElement | null {
  const t = useMessages(tableMessages)
  if (list.total === null || (list.status === 'ready' && !isSameSet(list.answered ?? list.query, list.query)))
    return <span />
  return <span>{countOf?.(list.total) ?? t('filters.found', { count: list.total })}</span>
}

const filterIcon = 'M3 5.5h14M5.75 10h8.5M8.5 14.5h3'

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet, partPlace)
