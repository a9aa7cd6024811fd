'use client'

import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import {
  allControlsOf,
  controlIn,
  controlOf,
  firstStop,
  focusStop,
  type RowControl,
  rowIn,
  rowOf,
  setTabStop,
} from './row-controls.ts'

/** The place that had the focus last: a control of a row, or of the head without an id. */
interface LastPlace {
  readonly id: string | undefined
  readonly control: RowControl
}

/** The one stop of the Tab key in a table. */
export interface TabStop {
  readonly onFocus: (event: FocusEvent) => void
  /** Focuses the stop. Returns `false` if the table has none. */
  readonly focus: () => boolean
}

/**
 * Leaves one control of a table in the order of Tab: the one that had the focus last, else the name of the first row. Cells render
 * any controls at any time, so the order is set in the page after each change of it.
 */
export function useTabStop(body: RefObject<HTMLElement | null>): TabStop {
  const last = useRef<LastPlace | null>(null)
  const stop = useRef<HTMLElement | null>(null)

  const update = useCallback(() => {
    const grid = body.current?.parentElement
    if (!body.current || !grid) return
    const next = stopOf(grid, body.current, last.current)
    if (stop.current && stop.current !== next) setTabStop(stop.current, false)
    stop.current = next
    for (const control of allControlsOf(grid)) {
      if (control.tabIndex !== (control === next ? 0 : -1)) setTabStop(control, control === next)
    }
    if (next && next.tabIndex !== 0) setTabStop(next, true)
  }, [body])

  useLayoutEffect(update)
  useEffect(() => {
    const grid = body.current?.parentElement
    if (!grid) return
    const observer = new MutationObserver(() => {
      update()
      observer.takeRecords()
    })
    observer.observe(grid, { subtree: true, childList: true, attributeFilter: ['tabindex', 'disabled'] })
    // A column that has left with the width takes its controls with it.
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update)
    sizes?.observe(grid)
    return () => {
      observer.disconnect()
      sizes?.disconnect()
    }
  }, [body, update])

  const onFocus = useCallback(
    ({ target }: FocusEvent) => {
      const control = target instanceof Element ? controlOf(target) : null
      if (!control) return
      last.current = { id: rowOf(target)?.dataset['key'], control }
      update()
    },
    [update],
  )

  const focus = useCallback(() => {
    if (stop.current) focusStop(stop.current)
    return stop.current !== null
  }, [])

  return { onFocus, focus }
}

function stopOf(grid: Element, body: Element, last: LastPlace | null): HTMLElement | null {
  const row = last && (last.id === undefined ? grid.querySelector('thead > tr') : rowIn(body, last.id))
  return (row && last && controlIn(row, last.control)) ?? firstStop(grid)
}
