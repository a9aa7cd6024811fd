import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gapAfter, offsetsOf, overscan, rowAt, runsOf, spanOf } from './scroller.ts'

const heights = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 300 })

/** The distance of a row from the first one, added up row by row. */
const distanceTo = (all: readonly number[], index: number) => all.slice(0, index).reduce((sum, one) => sum + one, 0)

describe('the offsets of rows', () => {
  it('the offsets of rows are the sums of the heights before them', () => {
    fc.assert(
      fc.property(heights, (all) => {
        const offsets = offsetsOf(Float64Array.from(all))
        expect([...offsets]).toEqual([...all, 0].map((_, index) => distanceTo(all, index)))
      }),
    )
  })

  it('find the row at a distance, and the nearest one beyond the ends', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: -100, max: 70_000 }), (all, distance) => {
        const at = rowAt(offsetsOf(Float64Array.from(all)), distance)
        const isBefore = distance < 0 && at === 0
        const isBehind = distance >= distanceTo(all, all.length) && at === all.length - 1
        const isWithin = distanceTo(all, at) <= distance && distance < distanceTo(all, at + 1)
        expect(isBefore || isBehind || isWithin).toBe(true)
      }),
    )
  })
})

describe('the rows in a window', () => {
  const view = fc.record({ top: fc.integer({ min: 0, max: 40_000 }), height: fc.integer({ min: 1, max: 1200 }) })

  it('cover the view, with some rows beyond each edge', () => {
    fc.assert(
      fc.property(heights, view, (all, seen) => {
        const { first, end } = spanOf(offsetsOf(Float64Array.from(all)), seen)
        const top = Math.min(seen.top, distanceTo(all, all.length - 1))
        const bottom = Math.min(seen.top + seen.height, distanceTo(all, all.length))
        expect(distanceTo(all, first)).toBeLessThanOrEqual(top)
        expect(distanceTo(all, end)).toBeGreaterThanOrEqual(bottom)
        const isInside = (index: number) =>
          distanceTo(all, index + 1) > seen.top && distanceTo(all, index) <= seen.top + seen.height
        const inView = all.flatMap((_, index) => (isInside(index) ? [index] : []))
        expect(end - first).toBeLessThanOrEqual(Math.max(1, inView.length) + 2 * overscan)
      }),
    )
  })

  it('move on with the view', () => {
    fc.assert(
      fc.property(heights, view, fc.nat({ max: 5000 }), (all, seen, further) => {
        const offsets = offsetsOf(Float64Array.from(all))
        const before = spanOf(offsets, seen)
        const after = spanOf(offsets, { ...seen, top: seen.top + further })
        expect(after.first).toBeGreaterThanOrEqual(before.first)
        expect(after.end).toBeGreaterThanOrEqual(before.end)
      }),
    )
  })

  it('the rows in a window are in order with kept rows, and fill the whole height with their gaps', () => {
    fc.assert(
      fc.property(heights, view, fc.array(fc.nat({ max: 299 }), { maxLength: 4 }), (all, seen, chosen) => {
        const kept = chosen.filter((index) => index < all.length)
        const offsets = offsetsOf(Float64Array.from(all))
        const runs = runsOf(offsets, spanOf(offsets, seen), kept)
        const indexes = runs.flatMap(({ first, end }) => all.map((_, index) => index).slice(first, end))
        expect(indexes).toEqual([...new Set(indexes)].toSorted((one, other) => one - other))
        expect(indexes).toEqual(expect.arrayContaining(kept))
        const rendered = indexes.reduce((sum, index) => sum + (all[index] ?? 0), 0)
        const gaps = runs.reduce((sum, { gap }) => sum + gap, gapAfter(offsets, runs))
        expect(rendered + gaps).toBe(distanceTo(all, all.length))
        expect(runs.every(({ gap }, index) => index === 0 || gap > 0)).toBe(true)
      }),
    )
  })

  it('the rows in a window are none for an empty list', () => {
    const offsets = offsetsOf(new Float64Array())
    expect(runsOf(offsets, spanOf(offsets, { top: 0, height: 600 }), [])).toEqual([])
  })
})
