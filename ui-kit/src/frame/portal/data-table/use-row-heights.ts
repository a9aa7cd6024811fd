'use client'

import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { scrollerOf, viewOf } from './scroller.ts'
import { offsetsOf } from './window-range.ts'

/** The heights of the rows, measured or estimated. */
export interface RowHeights {
  readonly offsets: () => Float64Array
  readonly indexOf: (id: string) => number | undefined
  /** Stores the height of a row. Returns the difference to the one before, in pixels. */
  readonly measure: (id: string, height: number) => number
}

/** Keeps the heights of rows by id. A row that is not measured has the height of the first one that was. */
export function useRowHeights(ids: readonly string[], estimate: number): RowHeights {
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
export function useMeasured(
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
