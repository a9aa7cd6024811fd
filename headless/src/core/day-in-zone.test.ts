import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn, daysBetween, endOfDay, startOfDay, zoneNamed } from './day-in-zone.ts'

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())

describe('a day in a time zone', () => {
  it.each([
    ['Asia/Tokyo', '2026-11-20', '2026-11-19T15:00:00.000Z'],
    ['America/New_York', '2026-11-20', '2026-11-20T05:00:00.000Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-01-01', '2026-01-01T11:00:00.000Z'],
    ['UTC', '2024-02-29', '2024-02-29T00:00:00.000Z'],
    // Clocks skip midnight.
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
    ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ])('a day in %s begins with the first moment that its clocks show: %s', (zone, day, start) => {
    expect(iso(startOfDay(zone, day))).toBe(start)
  })

  it('a day ends a second before the next one, also if it has 23 or 25 hours', () => {
    expect(iso(endOfDay('Europe/Berlin', '2026-03-29'))).toBe('2026-03-29T21:59:59.000Z')
    expect(iso(endOfDay('Europe/Berlin', '2026-10-25'))).toBe('2026-10-25T22:59:59.000Z')
    expect(iso(endOfDay('UTC', '9999-12-31'))).toBe('9999-12-31T23:59:59.000Z')
    expect(iso(endOfDay('America/New_York', '9999-12-31'))).toBe('+010000-01-01T04:59:59.000Z')
  })

  it.each(['', 'x', '2026-02-30', '2026-13-01', '2026-1-1', '20260101', '2026-01-01T00:00'])(
    'the text %j is no day',
    (text) => expect([startOfDay('UTC', text), endOfDay('UTC', text)]).toEqual([null, null]),
  )

  it('a day contains its first and its last moment, and no others beside, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const days = fc
      .integer({ min: 0, max: 30_000 })
      .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, (zone, day) => {
        const start = startOfDay(zone, day) ?? 0
        const end = endOfDay(zone, day) ?? 0
        // A zone that crossed the date line has no such day.
        if (end < start) return
        expect(dayIn(zone, start)).toBe(day)
        expect(dayIn(zone, end)).toBe(day)
        expect(dayIn(zone, start - 1) < day).toBe(true)
        expect(startOfDay(zone, dayAfter(day))).toBe(end + 1000)
      }),
      { numRuns: 150 },
    )
  })

  it('days are counted by the calendar of the zone, not by 24 hours', () => {
    const at = Date.parse('2026-11-20T14:30:00Z')
    expect(dayIn('Asia/Tokyo', at)).toBe('2026-11-20')
    expect(dayIn('Asia/Tokyo', at + 3_600_000)).toBe('2026-11-21')
    expect(daysBetween('Asia/Tokyo', at, at + 3_600_000)).toBe(1)
    expect(daysBetween('UTC', at, at + 3_600_000)).toBe(0)
    expect(daysBetween('UTC', at, at - 86_400_000)).toBe(-1)
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2028-02-28', 2)).toBe('2028-03-01')
  })

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['default', undefined],
    ['', undefined],
    [null, undefined],
    ['Atlantis/Capital', undefined],
  ])('the zone named %j is %j', (name, zone) => expect(zoneNamed(name)).toBe(zone))
})
