import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Crop, mostZoom, moved, squareOf, wholeCrop, zoomed } from './image.ts'

const sizes = fc.record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const crops = fc.record({ zoom: fc.double({ min: 1, max: mostZoom, noNaN: true }), x: part, y: part })
const ways = fc.record({
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
})

const landscape = { width: 300, height: 100 }

describe('the part of a picture that is kept', () => {
  it('the kept part of a picture is initially the largest square in the middle', () => {
    expect(squareOf(landscape, wholeCrop)).toEqual({ left: 100, top: 0, side: 100 })
  })

  it('the kept part of a picture never leaves the picture', () => {
    fc.assert(
      fc.property(sizes, crops, ways, fc.double({ min: 0, max: 9, noNaN: true }), (size, crop, by, zoom) => {
        for (const next of [moved(size, crop, by), zoomed(size, crop, zoom)]) {
          const { left, top, side } = squareOf(size, next)
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
          expect(left + side).toBeLessThanOrEqual(size.width + 1e-6)
          expect(top + side).toBeLessThanOrEqual(size.height + 1e-6)
        }
      }),
    )
  })

  it('moves by as many pixels as asked, up to the edge', () => {
    expect(squareOf(landscape, moved(landscape, wholeCrop, { x: -40, y: 5 }))).toEqual({ left: 60, top: 0, side: 100 })
    expect(squareOf(landscape, moved(landscape, wholeCrop, { x: 900, y: 0 })).left).toBe(200)
  })

  it('keeps its middle under another zoom', () => {
    const crop: Crop = zoomed(landscape, moved(landscape, wholeCrop, { x: 20, y: 0 }), 2)
    expect(squareOf(landscape, crop)).toEqual({ left: 145, top: 25, side: 50 })
    expect(squareOf(landscape, zoomed(landscape, crop, 1)).left).toBeCloseTo(120)
  })
})
