import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cronOf, timesOf } from './weekly-times.ts'

const hours = fc.integer({ min: 0, max: 23 })
const minutes = fc.integer({ min: 0, max: 59 })
const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })

/** Returns `true` if a cron expression of days and one time of day has a time, by the rules of cron. */
function hasTime(cron: string, day: number, hour: number, minute: number): boolean {
  const [minutesOf, hoursOf, , , daysOf = ''] = cron.split(' ')
  const isDay = (part: string) => {
    const [from = '', to = from] = part.split('-')
    return part === '*' || [day, day + 7].some((one) => Number(from) <= one && one <= Math.min(7, Number(to)))
  }
  return Number(minutesOf) === minute && Number(hoursOf) === hour && daysOf.split(',').some(isDay)
}

describe('the times of a schedule', () => {
  it('the times are the same after they were a cron expression', () => {
    fc.assert(
      fc.property(days, hours, minutes, (weekdays, hour, minute) => {
        const times = { weekdays: [...weekdays].sort(), hour, minute }
        expect(timesOf(cronOf({ weekdays, hour, minute }))).toEqual(times)
      }),
    )
  })

  it('a cron expression that is read names the same moments of the week after it was written', () => {
    const part = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 7 })).map(([one, other]) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      return from === to ? `${from}` : `${from}-${to}`
    })
    const field = fc.oneof(
      fc.constant('*'),
      fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join()),
    )
    fc.assert(
      fc.property(field, hours, minutes, (weekdays, hour, minute) => {
        const cron = `${minute} ${hour} * * ${weekdays}`
        const times = timesOf(cron)
        const written = times ? cronOf(times) : expect.unreachable(cron)
        for (let day = 0; day < 7; day++)
          expect(hasTime(written, day, hour, minute), `${cron} ${day}`).toBe(hasTime(cron, day, hour, minute))
      }),
    )
  })

  it.each([
    ['0 8 * * 1', [1], 8, 0],
    [' 05  07 * * 1-5 ', [1, 2, 3, 4, 5], 7, 5],
    ['30 23 * * 7', [0], 23, 30],
    ['0 0 * * *', [0, 1, 2, 3, 4, 5, 6], 0, 0],
    ['0 8 * * 6,0,6', [0, 6], 8, 0],
  ])('the times of %j are days and a time of day', (cron, weekdays, hour, minute) => {
    expect(timesOf(cron)).toEqual({ weekdays, hour, minute })
  })

  it.each([
    '',
    'daily',
    '0 8 1 * *',
    '0 8 * 3 1',
    '0 8,16 * * 1',
    '*/5 8 * * 1',
    '0 * * * 1',
    '0 8 * * MON',
    '0 8 * * 8',
    '0 8 * * 5-1',
    '0 8 * * 1-2-3',
    '0 8 * * 1,',
    '0 8 * * */2',
    '60 8 * * 1',
    '0 24 * * 1',
    '0 8 * * 1 2026',
    '0 -8 * * 1',
  ])('the cron expression %j is no time of day on days of the week', (cron) => {
    expect(timesOf(cron)).toBeNull()
  })

  it('times without a day are no cron expression', () => {
    expect(cronOf({ weekdays: [], hour: 8, minute: 0 })).toBe('')
  })
})
