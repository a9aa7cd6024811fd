'use client'

import type { ListRow } from '@portico/headless/core'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { focusedAround, modals } from '../../../isolation/index.ts'
import { useLatest } from '../../use-latest.ts'
import type { DataTableProps, TableCreation } from './types.ts'

/** The rows before a creation, and the query that they answered. */
interface Moment {
  readonly ids: ReadonlySet<string>
  readonly query: string
  /** `true` once the list was read after the creation. */
  readonly isRead: boolean
}

/**
 * The ids of the rows that a call of the list has just created. As soon as no dialog is over the table, `onNew` receives them, and
 * the first of them gets the focus. It receives none if the present page does not have what was created.
 */
export function useNewRows(
  { calls, rows, status, query }: DataTableProps<ListRow>['list'],
  body: RefObject<HTMLElement | null>,
  onNew: (rows: readonly ListRow[]) => void,
  focusRow: (id: string) => void,
): ReadonlySet<string> {
  const before = useRef<Moment | null>(null)
  const settled = useRef<readonly ListRow[]>(rows)
  const [found, setFound] = useState<readonly ListRow[] | null>(null)
  const isCreating = creations.some((name) => calls[name]?.status === 'pending')
  const hasFailed = creations.every((name) => calls[name]?.status !== 'succeeded')
  const key = JSON.stringify([query.search, query.filters, query.page])
  const notify = useLatest(onNew)
  const focus = useLatest(focusRow)

  useLayoutEffect(() => {
    if (isCreating) {
      // The row may be there at once, before it is confirmed.
      before.current ??= { ids: new Set(settled.current.map(({ id }) => id)), query: key, isRead: false }
      return
    }
    settled.current = rows
    const { current: moment } = before
    if (!moment) return
    if (moment.query !== key || hasFailed) before.current = null
    else if (status !== 'ready') before.current = { ...moment, isRead: true }
    else {
      const added = rows.filter(({ id }) => !moment.ids.has(id))
      if (added.length > 0 || moment.isRead) before.current = null
      if (added.length > 0 || moment.isRead) setFound(added)
    }
  }, [isCreating, hasFailed, rows, status, key])

  useEffect(() => {
    if (!found) return
    const created = found
    let free = 0
    let frame = requestAnimationFrame(check)
    return () => cancelAnimationFrame(frame)

    /** A dialog that closes returns the focus to its opener in the next frame. */
    function check() {
      const { current: place } = body
      if (!place) return
      free = isCovered(place) ? 0 : free + 1
      if (free < 3) {
        frame = requestAnimationFrame(check)
        return
      }
      notify(created)
      const [first] = created
      if (first && !focusedAround(place)?.matches('input, textarea')) focus(first.id)
    }
  }, [found, body, focus, notify])
  return useMemo(() => new Set(found?.map(({ id }) => id)), [found])
}

/** `true` if a dialog is over an element. */
function isCovered(element: HTMLElement): boolean {
  const root = element.getRootNode()
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false
  return [...root.querySelectorAll(modals)].some((one) => !one.contains(element))
}

const creations: readonly TableCreation[] = ['create', 'add', 'addMany']
