'use client'

import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusedAround, useSurface } from '../../../isolation/index.ts'
import { controlIn, controlOf, focusStop, menuColumn, type RowControl, rowIn, rowOf } from './row-controls.ts'

/** The control with the focus, so that it can have it again. */
interface Place {
  readonly id: string
  readonly index: number
  readonly control: RowControl
}

/** The focus within the rows. */
export interface RowFocus {
  /** The id of the row with the focus, which stays in the page; `null` without one. */
  readonly focusedId: string | null
  /** Renders a row, and focuses a control of it. */
  readonly focusRow: (id: string, control: RowControl) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  /** Returns the focus to the row that has it, after an overlay has closed. */
  readonly returnToRow: () => void
  /** Remembers the menu button of a row, for the end of the menu and of a dialog that it opens. */
  readonly rememberMenu: (id: string) => void
}

/**
 * Keeps the focus on a row through changes of the list. If the row is gone, the row at its index gets it, or `emptied` is
 * called. A dialog that was opened from a row returns the focus in the same way.
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isSettled: boolean,
  emptied: () => void,
): RowFocus {
  const { portal } = useSurface()
  const place = useRef<Place | null>(null)
  const isInOverlay = useRef(false)
  const [focusedId, setFocusedId] = useState<string | null>(null)

  const latestIds = useRef(ids)
  useLayoutEffect(() => {
    latestIds.current = ids
  })

  // Read before the commit, which may move or remove the element.
  const wasFocused = useRef(false)
  const focused = body.current && focusedAround(body.current)
  wasFocused.current ||= focused !== null && body.current?.contains(focused) === true

  const restore = useRef(() => {})
  useLayoutEffect(() => {
    const now = body.current && focusedAround(body.current)
    const isLost = wasFocused.current && now === null
    restore.current = () => {
      const remembered = place.current
      if (!remembered) return
      const isThere = ids.includes(remembered.id)
      const id = isThere ? remembered.id : ids[Math.min(remembered.index, ids.length - 1)]
      if (id === undefined) return emptied()
      const row = body.current && rowIn(body.current, id)
      // A row outside the window renders first, and the next commit focuses it.
      wasFocused.current = !row
      if (row) focusIn(row, remembered.control, { preventScroll: isThere })
      else setFocusedId(id)
    }
    // An empty page is followed by the one before, whose last row has the focus then.
    if (!isSettled && place.current) place.current = { ...place.current, index: Number.POSITIVE_INFINITY }
    if (!isSettled) return
    wasFocused.current = false
    const index = place.current ? ids.indexOf(place.current.id) : -1
    if (place.current && index >= 0) place.current = { ...place.current, index }
    if (isLost) restore.current()
  })

  useEffect(() => {
    if (!portal) return
    // React Aria returns the focus to the button that had it. Without that button the focus is nowhere.
    const observer = new MutationObserver(() => {
      if (isInOverlay.current && focusedAround(portal) === null) restore.current()
    })
    observer.observe(portal, { childList: true })
    return () => observer.disconnect()
  }, [portal])

  const onFocus = useCallback(({ target }: FocusEvent) => {
    const row = rowOf(target)
    const control = controlOf(target)
    const id = row?.dataset['key']
    if (!row || !control || id === undefined) return
    place.current = { id, index: latestIds.current.indexOf(id), control }
    isInOverlay.current = false
    setFocusedId(id)
  }, [])

  const onBlur = useCallback(
    ({ relatedTarget }: FocusEvent) => {
      // A removed element and another window have no target; neither ends the focus of the row.
      if (!(relatedTarget instanceof Element) || body.current?.contains(relatedTarget)) return
      if (portal?.contains(relatedTarget)) {
        isInOverlay.current = true
        return
      }
      place.current = null
      setFocusedId(null)
    },
    [body, portal],
  )

  const rememberMenu = useCallback((id: string) => {
    place.current = { id, index: latestIds.current.indexOf(id), control: { column: menuColumn, nth: 0 } }
    setFocusedId(id)
    isInOverlay.current = true
  }, [])

  const focusRow = useCallback(
    (id: string, control: RowControl) => {
      // The former row may go, and its focus with it.
      place.current = { id, index: latestIds.current.indexOf(id), control }
      flushSync(() => setFocusedId(id))
      const row = body.current && rowIn(body.current, id)
      if (row) focusIn(row, control)?.scrollIntoView({ block: 'nearest' })
    },
    [body],
  )

  const returnToRow = useCallback(() => restore.current(), [])

  return { focusedId, focusRow, returnToRow, onFocus, onBlur, rememberMenu }
}

function focusIn(row: Element, control: RowControl, options?: FocusOptions): HTMLElement | null {
  const target = controlIn(row, control)
  if (target) focusStop(target, options)
  return target
}
