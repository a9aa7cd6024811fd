import { describe, expect, it } from 'vitest'
import { nextTime, readCron } from './cron.ts'

const next = (cron: string, after: string, tz = 'UTC') => {
  const time = nextTime(readCron(cron), tz, Date.parse(after))
  return time === null ? null : new Date(time).toISOString().slice(0, 16)
}

describe('the next time of a cron expression', () => {
  it.each([
    ['0 8 * * *', '2026-01-01T07:59:59Z', '2026-01-01T08:00'],
    ['0 8 * * *', '2026-01-01T08:00:00Z', '2026-01-02T08:00'],
    ['15 */6 * * *', '2026-01-01T07:00:00Z', '2026-01-01T12:15'],
    ['0 9-17/4,20 * * *', '2026-01-01T17:30:00Z', '2026-01-01T20:00'],
    ['0 8 * * 1', '2026-01-01T00:00:00Z', '2026-01-05T08:00'],
    ['0 8 * * 7', '2026-01-01T00:00:00Z', '2026-01-04T08:00'],
    ['0 8 31 * *', '2026-02-01T00:00:00Z', '2026-03-31T08:00'],
    ['0 8 29 2 *', '2026-01-01T00:00:00Z', '2028-02-29T08:00'],
    ['0 8 13 * 5', '2026-01-01T00:00:00Z', '2026-01-02T08:00'],
  ])('%s after %s is %s', (cron, after, expected) => {
    expect(next(cron, after)).toBe(expected)
  })

  it('the next time follows the clock of its time zone, in summer and winter', () => {
    expect(next('0 8 * * *', '2026-01-10T00:00:00Z', 'Europe/Berlin')).toBe('2026-01-10T07:00')
    expect(next('0 8 * * *', '2026-07-10T00:00:00Z', 'Europe/Berlin')).toBe('2026-07-10T06:00')
    expect(next('0 8 * * *', '2026-01-10T00:00:00Z', 'Pacific/Auckland')).toBe('2026-01-10T19:00')
  })

  it('leaves out an hour that is skipped in spring, and has a repeated one once', () => {
    expect(next('30 2 * * *', '2026-03-28T12:00:00Z', 'Europe/Berlin')).toBe('2026-03-30T00:30')
    const first = next('30 2 * * *', '2026-10-24T12:00:00Z', 'Europe/Berlin')
    expect(first).toMatch(/^2026-10-25T0[01]:30$/)
    expect(next('30 2 * * *', `${first}:00Z`, 'Europe/Berlin')).toBe('2026-10-26T01:30')
  })

  it('the next time is null for a day that no month has', () => {
    expect(next('0 8 30 2 *', '2026-01-01T00:00:00Z')).toBeNull()
  })

  it.each(['', '0 8 * *', '0 8 * * * *', '* 8 * * *', '0,30 8 * * *', '60 8 * * *', '0 24 * * *', '0 8 0 * *'])(
    'the cron expression %j is refused',
    (cron) => expect(() => readCron(cron)).toThrow(/cron/),
  )

  it.each(['0 8 * 13 *', '0 8 * * 8', '0 9-8 * * *', '0 */0 * * *', '0 x * * *', '0 8 * * MON', '0 1,,2 * * *'])(
    'the malformed cron expression %j is rejected',
    (cron) => expect(() => readCron(cron)).toThrow(/cron/),
  )
})
