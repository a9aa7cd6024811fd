import { describe, expect, it } from 'vitest'
import { periodOf } from './period.ts'

const day = 86_400

describe('a period', () => {
  it.each([
    [14 * day, { unit: 'day', count: 14 }],
    [day, { unit: 'day', count: 1 }],
    [7_200, { unit: 'hour', count: 2 }],
    [120, { unit: 'minute', count: 2 }],
    [365 * day, { unit: 'day', count: 365 }],
  ])('a period of %i seconds is given in the largest unit it fills', (seconds, period) => {
    expect(periodOf(seconds)).toEqual(period)
  })

  it.each([
    [1.9 * day, { unit: 'day', count: 1 }],
    [day - 1, { unit: 'hour', count: 23 }],
    [119, { unit: 'minute', count: 1 }],
  ])('a period of %d seconds is rounded down to whole units', (seconds, period) => {
    expect(periodOf(seconds)).toEqual(period)
  })

  it.each([0, -5, 1, 59])('a period of %i seconds is one minute at least', (seconds) => {
    expect(periodOf(seconds)).toEqual({ unit: 'minute', count: 1 })
  })

  it('a period of 366 days or more is given in years, a shorter one in days', () => {
    expect(periodOf(366 * day - 1).unit).toBe('day')
    expect(periodOf(366 * day).unit).toBe('year')
  })
})
