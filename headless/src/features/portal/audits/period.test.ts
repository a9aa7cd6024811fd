import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../../test/setup-seed.ts'
import { linkOf } from './links.ts'
import { auditPeriodText, fileDays, intervalOf, readAuditPeriod } from './period.ts'

describe('a period', () => {
  it('a period is the last days, or days of the calendar with an open end', () => {
    expect(readAuditPeriod('P30D')).toEqual({ days: 30 })
    expect(readAuditPeriod('2026-02-01/2026-02-28')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(readAuditPeriod('/2026-02-28')).toEqual({ from: '', to: '2026-02-28' })
  })

  it('today and yesterday are whole days of the zone at the time of the read', () => {
    const now = Date.parse('2026-11-20T20:00:00Z')
    expect(readAuditPeriod('today')).toEqual({ day: 'today' })
    expect(auditPeriodText({ day: 'yesterday' })).toBe('yesterday')
    expect(intervalOf({ day: 'today' }, now, 'Asia/Tokyo')).toBe('2026-11-20T15:00:00.000Z/2026-11-21T15:00:00.000Z')
    expect(intervalOf({ day: 'yesterday' }, now, 'UTC')).toBe('2026-11-19T00:00:00.000Z/2026-11-20T00:00:00.000Z')
  })

  it('this month and last month are days of the zone at the time of the read', () => {
    const now = Date.parse('2026-12-31T20:00:00Z')
    expect(readAuditPeriod('last-month')).toEqual({ month: 'last' })
    expect(auditPeriodText({ month: 'this' })).toBe('this-month')
    expect(intervalOf({ month: 'this' }, now, 'UTC')).toBe('2026-12-01T00:00:00.000Z/2027-01-01T00:00:00.000Z')
    expect(intervalOf({ month: 'last' }, now, 'UTC')).toBe('2026-11-01T00:00:00.000Z/2026-12-01T00:00:00.000Z')
    expect(intervalOf({ month: 'last' }, now, 'Asia/Tokyo')).toBe('2026-11-30T15:00:00.000Z/2026-12-31T15:00:00.000Z')
  })

  it.each([
    ['last-month', 'UTC', '2028-02-01', '2028-02-29'],
    ['this-month', 'UTC', '2028-03-01', '2028-03-31'],
    ['this-month', 'Asia/Tokyo', '2028-04-01', '2028-04-01'],
    ['yesterday', 'UTC', '2028-03-30', '2028-03-30'],
    ['P7D', 'UTC', '2028-03-24', '2028-03-31'],
    ['2028-01-01/2028-01-31', 'UTC', '2028-01-01', '2028-01-31'],
    ['2028-03-01/2028-12-31', 'UTC', '2028-03-01', '2028-03-31'],
    ['2028-03-01/', 'UTC', '2028-03-01', '2028-03-31'],
    ['/2028-01-31', 'UTC', '', '2028-01-31'],
    ['', 'UTC', '', '2028-03-31'],
  ])('a file of %j in %s has the days from %j to %s, none after today', (text, zone, from, to) => {
    expect(fileDays(readAuditPeriod(text), Date.parse('2028-03-31T20:00:00Z'), zone)).toEqual({ from, to })
  })

  it.each([
    '',
    '/',
    'Today',
    'next-month',
    'P0D',
    'P7W',
    '2026-02-30/',
    '2026-2-1/',
    '2026-02-01',
    '2026-02-01/2026-02-02/2026-02-03',
    'x/y',
  ])('a malformed period is read as null: %j', (text) => expect(readAuditPeriod(text)).toBeNull())

  it('a period is read as it was written', () => {
    const days = fc.record({ days: fc.integer({ min: 1, max: 9999 }) })
    const date = fc
      .date({ min: new Date('1970-01-02'), max: new Date('2999-12-30'), noInvalidDate: true })
      .map((one) => one.toISOString().slice(0, 10))
    const calendar = fc.record({ from: date, to: fc.oneof(date, fc.constant('')) })
    fc.assert(
      fc.property(fc.oneof(days, calendar), (period) => {
        expect(readAuditPeriod(auditPeriodText(period))).toEqual(period)
      }),
      { numRuns: runs(200) },
    )
    expect(auditPeriodText({ from: '', to: '' })).toBe('')
  })

  it('ends before the first moment of the next day, in the time zone of the user', () => {
    const times = [new Date(2026, 1, 28), new Date(2026, 2, 1)].map((date) => date.toISOString())
    expect(intervalOf({ from: '2026-02-28', to: '2026-02-28' }, 0, undefined)).toBe(times.join('/'))
    expect(intervalOf({ from: '', to: '2026-02-28' }, 0, undefined)).toBe(`../${times[1]}`)
  })

  it('a day of the calendar is one of the zone, as dates are shown', () => {
    expect(intervalOf({ from: '2026-11-20', to: '2026-11-20' }, 0, 'Asia/Tokyo')).toBe(
      '2026-11-19T15:00:00.000Z/2026-11-20T15:00:00.000Z',
    )
  })
})

describe('the links of an event', () => {
  it.each(['user', 'group', 'role'] as const)('lead to its actor and to its %s', (type) => {
    expect(linkOf({ actorId: 'a', object: { type, id: 'o' } })).toEqual({
      actor: { section: 'users', record: 'a' },
      object: { section: `${type}s`, record: 'o' },
    })
  })

  it.each(['invoice', 'toString'])(
    'an event has no link for an object of a kind without a section, such as %s',
    (type) => {
      expect(linkOf({ actorId: null, object: { type, id: 'o' } })).toEqual({ actor: null, object: null })
    },
  )
})
