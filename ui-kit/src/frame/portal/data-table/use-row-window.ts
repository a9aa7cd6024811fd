'use client'

import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isTextSelected } from './row-controls.ts'
import {
  gapAfter,
  offsetsOf,
  type Run,
  runsOf,
  type Span,
  scrollerOf,
  scrollTarget,
  spanOf,
  viewOf,
} from './scroller.ts'

/** The number of rows up to which all of them are in the page. */
export const rowsInPage = 200

/** The rows to render, and the space around them. */
export interface RowWindow {
  readonly runs: readonly Run[]
  /** The height of the rows left out at the end, in pixels. */
  readonly gapAfter: number
  /** `true` if rows are left out. */
  readonly isWindowed: boolean
}

/**
 * Leaves out the rows that are out of sight if there are more than {@link rowsInPage}. Rows with one of the `kept` ids
 * stay. `estimate` is the height of a row before one is measured, in pixels.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  kept: readonly string[],
  estimate: number,
): RowWindow {
  const isPrinting = usePrinting(ids.length > rowsInPage)
  const isWindowed = ids.length > rowsInPage && !isPrinting
  const [, render] = useReducer((count: number) => count + 1, 0)
  const last = useRef<Span>({ first: 0, end: 0 })
  const heights = useRowHeights(ids, estimate)
  useScroll(body, isWindowed, () => {
    const { first, end } = spanNow(body.current, heights.offsets(), last.current)
    // Before the frame is painted, so that no part of it is blank.
    if (first !== last.current.first || end !== last.current.end) flushSync(render)
  })
  useMeasured(body, isWindowed, heights, render)
  // The scroller is known after the first commit.
  useLayoutEffect(() => {
    if (isWindowed) render()
  }, [isWindowed])

  const offsets = heights.offsets()
  // The live position, because a focused row may have scrolled since the last event.
  const span = isWindowed ? spanNow(body.current, offsets, last.current) : { first: 0, end: ids.length }
  useLayoutEffect(() => {
    last.current = span
  })
  if (!isWindowed) return { runs: [{ ...span, gap: 0 }], gapAfter: 0, isWindowed }
  const runs = runsOf(
    offsets,
    span,
    kept.flatMap((id) => heights.indexOf(id) ?? []),
  )
  return { runs, gapAfter: gapAfter(offsets, runs), isWindowed }
}

/** The rows in sight now. While text of the rows is selected, rows only join. */
function spanNow(body: HTMLElement | null, offsets: Float64Array, former: Span): Span {
  const view = body ? viewOf(body, scrollerOf(body)) : firstView
  if (!view) return former
  const span = spanOf(offsets, view)
  if (!body || former.end === 0 || !isTextSelected(body)) return span
  return {
    first: Math.min(span.first, former.first),
    end: Math.min(offsets.length - 1, Math.max(span.end, former.end)),
  }
}

/** The view before the scroller is known. */
const firstView = { top: 0, height: 600 }

/** Calls `onScroll` when the rows move in sight, or the view changes its size. */
function useScroll(body: RefObject<HTMLElement | null>, isOn: boolean, onScroll: () => void) {
  const latest = useRef(onScroll)
  useLayoutEffect(() => {
    latest.current = onScroll
  })
  useEffect(() => {
    if (!isOn || !body.current) return
    const target = scrollTarget(scrollerOf(body.current))
    const listener = () => latest.current()
    target.addEventListener('scroll', listener, { passive: true })
    window.addEventListener('resize', listener)
    return () => {
      target.removeEventListener('scroll', listener)
      window.removeEventListener('resize', listener)
    }
  }, [body, isOn])
}

/** `true` while the page is printed, with all rows. */
function usePrinting(isOn: boolean): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [isOn])
  return isPrinting
}

/** The heights of the rows, measured or estimated. */
interface RowHeights {
  readonly offsets: () => Float64Array
  readonly indexOf: (id: string) => number | undefined
  /** Stores the height of a row. Returns the difference to the one before, in pixels. */
  readonly measure: (id: string, height: number) => number
}

/** Keeps the heights of rows by id. A row that is not measured has the height of the first one that was. */
function useRowHeights(ids: readonly string[], estimate: number): RowHeights {
  const measured = useRef(new Map<string, number>())
  return useMemo(() => {
    const usual = measured.current.values().next().value ?? estimate
    const heights = Float64Array.from(ids, (id) => measured.current.get(id) ?? usual)
    const indexes = new Map(ids.map((id, index) => [id, index]))
    let offsets: Float64Array | null = null
    return {
      offsets: () => (offsets ??= offsetsOf(heights)),
      indexOf: (id) => indexes.get(id),
      measure(id, height) {
        const index = indexes.get(id)
        if (index === undefined) return 0
        const difference = height - (heights[index] ?? height)
        measured.current.set(id, height)
        if (Math.abs(difference) < 0.5) return 0
        heights[index] = height
        offsets = null
        return difference
      },
    }
  }, [ids, estimate])
}

/** Measures the rows in the page. The rows in sight stay in their place if one above them has another height. */
function useMeasured(
  body: RefObject<HTMLElement | null>,
  isOn: boolean,
  heights: RowHeights,
  render: () => void,
): void {
  const latest = useRef(heights)
  const observer = useRef<ResizeObserver | null>(null)
  const observed = useRef<ReadonlySet<Element>>(new Set())
  useLayoutEffect(() => {
    latest.current = heights
  })
  useLayoutEffect(() => {
    if (!isOn || typeof ResizeObserver === 'undefined') return
    const created = new ResizeObserver((entries) => body.current && measureAll(body.current, entries))
    observer.current = created
    return () => {
      created.disconnect()
      observed.current = new Set()
    }

    function measureAll(place: HTMLElement, entries: readonly ResizeObserverEntry[]) {
      const scroller = scrollerOf(place)
      const edge = (viewOf(place, scroller)?.top ?? 0) + place.getBoundingClientRect().top
      const changes = entries.map(({ target, borderBoxSize }) => {
        const id = target instanceof HTMLElement ? target.dataset['key'] : undefined
        const height = borderBoxSize[0]?.blockSize ?? 0
        // A hidden row has no height.
        const difference = id === undefined || height === 0 ? 0 : latest.current.measure(id, height)
        return { difference, isAbove: target.getBoundingClientRect().top < edge }
      })
      const shift = changes.reduce((sum, { difference, isAbove }) => sum + (isAbove ? difference : 0), 0)
      if (shift !== 0) scroller.scrollTop += shift
      if (changes.some(({ difference }) => difference !== 0)) render()
    }
  }, [body, isOn, render])
  useLayoutEffect(() => {
    if (!isOn) return
    const present = new Set<Element>(body.current?.querySelectorAll('[data-key]'))
    for (const row of observed.current) if (!present.has(row)) observer.current?.unobserve(row)
    for (const row of present) if (!observed.current.has(row)) observer.current?.observe(row)
    observed.current = present
  })
}
