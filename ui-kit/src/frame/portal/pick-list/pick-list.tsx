'use client'

import type { PorticoError } from '@portico/headless'
import type { ListActions, ListRow, ListState } from '@portico/headless/core'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { dataTableMessages } from '../../../i18n/messages/portal/data-table.gen.ts'
import { pickListMessages } from '../../../i18n/messages/portal/pick-list.gen.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { useAnnounce } from '../../../isolation/index.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Checkbox } from '../../../primitives/checkbox/checkbox.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { SearchField } from '../../../primitives/portal/search-field/search-field.tsx'
import { useClasses } from '../../../slots/index.ts'
import { CallFailure, useCallFailure } from '../../failures/call-failure.tsx'
import { isIn, type Picked, pickedWith } from './picked.ts'

/** A row as it is shown. */
export interface PickWords<Row extends ListRow> {
  readonly nameOf: (row: Row) => string
  /** A second line, such as an e-mail address. Default: none. */
  readonly noteOf?: ((row: Row) => string) | undefined
  /** An avatar before the name. Default: none. */
  readonly markOf?: ((row: Row) => ReactNode) | undefined
}

/** The rows to pick from, as their hook returns them: `usePeople()`. */
export interface PickableList<Row extends ListRow>
  extends Pick<ListState<Row>, 'rows' | 'query' | 'status' | 'hasMore'>,
    Pick<ListActions, 'search' | 'setPageSize'> {
  readonly error: PorticoError | null
}

export interface PickListProps<Row extends ListRow> extends PickWords<Row> {
  /** The accessible name of the list. */
  readonly label: string
  /** The accessible name of the search field. */
  readonly searchLabel: string
  readonly list: PickableList<Row>
  /** The rows that are picked and saved. They come first. */
  readonly members: readonly Row[]
  /** The ids of all that are picked and saved, if `members` has only the first of them. Default: those of `members`. */
  readonly memberIds?: readonly string[] | undefined
  /** `false` lists the members alone, without further rows to add. Default `true`. */
  readonly mayAdd?: boolean | undefined
  /** `false` shows the members without a checkbox. Default `true`. */
  readonly mayRemove?: boolean | undefined
  /** The changes that are not saved yet. */
  readonly value: Picked
  readonly onChange: (value: Picked) => void
}

/** A list to pick many rows from, by search. Added and removed rows are marked until they are saved. */
export function PickList<Row extends ListRow>(props: PickListProps<Row>): ReactElement {
  const { label, searchLabel, list, members, memberIds: ids, value, onChange, ...others } = props
  const { mayAdd = true, mayRemove = true, ...words } = others
  const classOf = useClasses()
  const t = useMessages(pickListMessages)
  const failure = useCallFailure(list.error, dataTableMessages)
  const [shown, setShown] = useState(step)
  const memberIds = new Set(ids ?? members.map(({ id }) => id))
  // A row that is picked keeps its place, and with it the focus.
  const further = list.rows.filter(({ id }) => !members.some((member) => member.id === id))
  const found = list.query.search ? list.rows : [...members, ...further]
  const all = mayAdd ? found : found.filter(({ id }) => memberIds.has(id))

  const rows = useRef<HTMLUListElement>(null)
  const from = useRef<number | null>(null)
  const announce = useAnnounce()
  const count = Math.min(all.length, shown)
  useEffect(() => {
    if (from.current === null || from.current >= count) return
    const [row] = [...(rows.current?.children ?? [])].slice(from.current)
    row?.querySelector('input')?.focus()
    from.current = null
    announce(t('pick.shown', { count }))
  })

  function showMore() {
    from.current = count
    setShown(shown + step)
    if (list.hasMore) void list.setPageSize({ pageSize: (list.query.pageSize ?? 0) + step })
  }

  return (
    <div className={classOf('PickList')}>
      <SearchField label={searchLabel} value={list.query.search} onChange={(text) => void list.search({ text })} />
      <CallFailure failure={failure} />
      <ul ref={rows} className={classOf('PickRows')} aria-label={label} aria-busy={list.status === 'loading'}>
        {all.slice(0, shown).map((row) => {
          const isMember = memberIds.has(row.id)
          const isSelected = isIn(value, row.id, isMember)
          if (isMember && !mayRemove) {
            return (
              <li key={row.id} className={classOf('PickRow')}>
                <PickName row={row} {...words} />
                <Badge>{t('pick.kept')}</Badge>
              </li>
            )
          }
          return (
            <li key={row.id} className={classOf('PickRow')}>
              <Checkbox
                name={`pick-${row.id}`}
                defaultSelected={isSelected}
                label={<PickName row={row} {...words} />}
                onChange={(selected) => onChange(pickedWith(value, row.id, isMember, selected))}
              />
              {/* A list without members is that of a new thing, where each check is a change. */}
              {isSelected !== isMember && memberIds.size > 0 && (
                <Badge tone={isMember ? 'warning' : 'primary'}>{t(isMember ? 'pick.removed' : 'pick.added')}</Badge>
              )}
            </li>
          )
        })}
      </ul>
      {all.length === 0 && list.status === 'ready' && <p className={classOf('Help')}>{t('pick.none')}</p>}
      {(all.length > shown || list.hasMore) && (
        <Button size="sm" onPress={showMore}>
          {t('pick.more')}
        </Button>
      )}
    </div>
  )
}

export interface PickedRowsProps<Row extends ListRow> extends PickWords<Row> {
  /** The rows, which are known. */
  readonly rows: readonly Row[]
}

/** The picked rows, without a way to change them. */
export function PickedRows<Row extends ListRow>({ rows: known, ...words }: PickedRowsProps<Row>): ReactNode {
  const classOf = useClasses()
  if (known.length === 0) return '—'
  return (
    <ul className={classOf('PickRows')}>
      {known.map((row) => (
        <li key={row.id} className={classOf('PickRow')}>
          <PickName row={row} {...words} />
        </li>
      ))}
    </ul>
  )
}

function PickName<Row extends ListRow>({ row, nameOf, noteOf, markOf }: PickWords<Row> & { readonly row: Row }) {
  const classOf = useClasses()
  const note = noteOf?.(row)
  return (
    <span className={classOf('PickName')}>
      {markOf?.(row)}
      <span className={classOf('PickText')}>
        <ShownText>{nameOf(row)}</ShownText>
        {note !== undefined && note !== '' && (
          <small className={classOf('PickNote')}>
            <ShownText>{note}</ShownText>
          </small>
        )}
      </span>
    </span>
  )
}

/** Rows that are shown at first, and that a press on the button adds. */
const step = 50
