import { describe, expect, it } from 'vitest'
import { dateFormat } from './intl.ts'
import { readable, timeOf } from './use-date-format.ts'

const dates = readable(dateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }))

describe('a stored date', () => {
  it.each([null, undefined, '', 'soon', '2026-99-99', Number.NaN, Number.POSITIVE_INFINITY, 9e15, new Date('')])(
    'a date that cannot be read is a dash: %s',
    (at) => {
      expect([dates.format(at), timeOf(at)]).toEqual(['—', null])
    },
  )

  it.each(['2026-03-12T10:00:00Z', '2026-03-12', Date.UTC(2026, 2, 12), new Date(Date.UTC(2026, 2, 12))])(
    'a date is written whether it is stored as text or number: %s',
    (at) => {
      expect(dates.format(at)).toBe('Mar 12, 2026')
    },
  )

  it('a period in a language from right to left begins with a mark of it, so that its start is read first', () => {
    const days = readable(dateFormat('he', { dateStyle: 'short', timeZone: 'UTC' }), 'rtl')
    expect(days.formatRange('2026-03-12', '2026-03-14')).toMatch(/^\u200f.*12.*14/)
    expect(days.formatRange('2026-03-12', null)).toMatch(/^\u200f/)
  })

  it('a period without an end that can be read keeps its start', () => {
    expect(dates.formatRange('2026-03-12', null)).toBe('Mar 12, 2026 – —')
  })

  it('a period that ends before its start is written as it is stored', () => {
    expect(dates.formatRange('2026-03-12', '2026-03-01')).toBe('Mar 12, 2026 – Mar 1, 2026')
  })
})
