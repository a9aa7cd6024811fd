import { describe, expect, it } from 'vitest'
import { cronTimes } from './cron-times.ts'

const eight = [{ hour: 8, minute: 0 }]

describe('the times of a cron expression', () => {
  it.each([
    ['0 8 1 * *', { kind: 'days', times: eight, days: [1], months: { step: 1 } }],
    ['0 8 1 */3 *', { kind: 'days', times: eight, days: [1], months: { step: 3 } }],
    ['0 8 1 1,4,7,10 ?', { kind: 'days', times: eight, days: [1], months: { step: 3 } }],
    ['0 8 1,15 JAN,jul *', { kind: 'days', times: eight, days: [1, 15], months: { step: 6 } }],
    ['0 8 1-3 2/3 *', { kind: 'days', times: eight, days: [1, 2, 3], months: { names: [2, 5, 8, 11] } }],
    ['0 8 1 1 *', { kind: 'days', times: eight, days: [1], months: { names: [1] } }],
    ['0 8 * * MON-FRI', { kind: 'weekdays', times: eight, weekdays: [1, 2, 3, 4, 5] }],
    ['0 8 * * 0,7', { kind: 'weekdays', times: eight, weekdays: [0] }],
    [
      '30 6,18 * * *',
      {
        kind: 'weekdays',
        times: [
          { hour: 6, minute: 30 },
          { hour: 18, minute: 30 },
        ],
        weekdays: [0, 1, 2, 3, 4, 5, 6],
      },
    ],
    ['*/15 * * * *', { kind: 'minutes', step: 15 }],
    ['* * * * *', { kind: 'minutes', step: 1 }],
    ['5 * * * *', { kind: 'hours', step: 1, minute: 5 }],
    ['0 */6 * * *', { kind: 'hours', step: 6, minute: 0 }],
  ])('%s has words', (cron, times) => {
    expect(cronTimes(cron)).toEqual(times)
  })

  it.each([
    ['days of the month beside days of the week', '0 8 1 * 1'],
    ['days of the week in some months', '0 8 * 1 1'],
    ['many times of a day', '0 8,9,10,11 * * *'],
    ['minutes that are not even', '*/7 * * * *'],
    ['the last day of a month', '0 8 L * *'],
    ['a range that ends before its start', '0 8 9-2 * *'],
    ['a number outside of its range', '0 24 1 * *'],
    ['a step of none', '0 8 */0 * *'],
    ['four fields', '0 8 1 *'],
    ['six fields', '0 0 8 1 * *'],
    ['a word', '@monthly'],
    ['nothing', ''],
  ])('%s: %s has none', (_, cron) => {
    expect(cronTimes(cron)).toBeNull()
  })
})
