import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainColor } from './use-card-field.ts'

it('writes a computed color for a frame that does not know color()', () => {
  expect(plainColor('color(srgb 1 0.5 0 / 0.4)')).toBe('rgb(255, 128, 0)')
  expect(plainColor('color(srgb none 0 0)')).toBe('rgb(0, 0, 0)')
  expect(plainColor('rgb(1, 2, 3)')).toBe('rgb(1, 2, 3)')
})

it('a plain color has channels from 0 to 255, in any gamut', () => {
  const channel = fc.double({ min: -2, max: 3, noNaN: true })
  fc.assert(
    fc.property(channel, channel, channel, (...channels) => {
      const [, ...parts] = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(plainColor(`color(srgb ${channels.join(' ')})`)) ?? []
      expect(parts).toHaveLength(3)
      for (const part of parts) expect(Number(part)).toBeLessThanOrEqual(255)
    }),
  )
})
