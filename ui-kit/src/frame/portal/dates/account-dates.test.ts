import { describe, expect, it } from 'vitest'
import { dateFormat } from '../../../i18n/intl.ts'
import { type DateSettings, datesOf } from './account-dates.tsx'

/** Before midnight in London, and the next day in Tokyo. */
const at = Date.parse('2024-03-12T20:05:09Z')
const tokyo = { timezone: 'Asia/Tokyo', dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm' }
const text = (settings: Partial<DateSettings>, options: Intl.DateTimeFormatOptions, code = 'en') =>
  datesOf({ ...tokyo, ...settings })
    .format(code, options)
    .format(at)
const withTime = { dateStyle: 'medium', timeStyle: 'short' } as const

describe('the dates of an account', () => {
  it.each(['medium', 'long', 'full'] as const)(
    'the dates of an account have its pattern and zone for the style %s',
    (dateStyle) => {
      expect(text({}, { dateStyle })).toBe('13/03/2024')
    },
  )

  it.each([
    ['HH:mm', '13/03/2024 05:05'],
    ['hh:mm A', '13/03/2024 05:05 AM'],
    ['h:mm a', '13/03/2024 5:05 am'],
  ])('the dates of an account have times by %s', (timeFormat, shown) => {
    expect(text({ timeFormat }, withTime)).toBe(shown)
  })

  it('the dates of an account have seconds and the zone if requested', () => {
    expect(text({}, { dateStyle: 'full', timeStyle: 'long' })).toBe('13/03/2024 05:05:09 GMT+9')
    expect(text({ timeFormat: 'hh:mm A' }, { timeStyle: 'medium' })).toBe('05:05:09 AM')
  })

  it.each([
    ['DD/MM/YYYY', '13/03', '13/03/2024'],
    ['MM/DD/YYYY', '03/13', '03/13/2024'],
    ['YYYY-MM-DD', '03-13', '2024-03-13'],
    ['D.M.YYYY', '13.3.', '13.3.2024'],
  ])('a day in short follows the pattern %s', (pattern, short, whole) => {
    expect(text({ dateFormat: pattern }, { day: 'numeric', month: 'short' })).toBe(short)
    expect(text({ dateFormat: pattern }, { day: 'numeric', month: 'short', year: 'numeric' })).toBe(whole)
    const format = datesOf({ ...tokyo, dateFormat: pattern }).format('en', { day: 'numeric', month: 'short' })
    expect(format.formatRange(at - 1e9, at)).toMatch(` – ${short}`)
  })

  it('the dates of an account format other parts by the language, in the zone', () => {
    expect(text({}, { month: 'short', year: 'numeric' })).toBe('Mar 2024')
    expect(text({}, { weekday: 'long' })).toBe('Wednesday')
    expect(text({ dateFormat: '' }, { day: 'numeric', month: 'short' })).toBe('Mar 13')
  })

  it.each([null, 7, {}, ['DD/MM/YYYY'], true])(
    'a stored pattern of another type gives way to the language: %j',
    (pattern) => {
      const stored: Partial<DateSettings> = JSON.parse(JSON.stringify({ dateFormat: pattern, timeFormat: pattern }))
      expect(text(stored, withTime)).toBe(dateFormat('en', { ...withTime, timeZone: 'Asia/Tokyo' }).format(at))
    },
  )

  it('keep a zone of the options', () => {
    expect(text({}, { dateStyle: 'medium', timeZone: 'UTC' })).toBe('12/03/2024')
  })

  it('the dates of an account have ranges by the pattern', () => {
    const format = datesOf(tokyo).format('en', { dateStyle: 'medium' })
    expect(format.formatRange(at, at + 86_400_000)).toBe('13/03/2024 – 14/03/2024')
  })

  it.each(['default', '', 'Mars/Olympus', '<b>'])(
    'the dates of an account have the zone of the browser for the zone %j',
    (timezone) => {
      const local = dateFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(at)
      expect(text({ timezone, dateFormat: '', timeFormat: '' }, withTime)).toBe(local)
      expect(datesOf({ ...tokyo, timezone }).timeZone).toBeUndefined()
    },
  )

  it.each(['', '%d/%m/%Y', 'dddd', 'MMMM Do YYYY', '[only text]', '/'])('ignore the pattern %j', (pattern) => {
    expect(text({ dateFormat: pattern }, { dateStyle: 'medium' })).toBe('Mar 13, 2024')
    expect(text({ dateFormat: pattern }, withTime)).toBe('Mar 13, 2024 05:05')
    expect(text({ timeFormat: pattern }, { timeStyle: 'short' })).toMatch(/^5:05\sAM$/)
  })

  it('the dates of an account use the date pattern alone beside a time of the language', () => {
    const shown = text({ timeFormat: '' }, { dateStyle: 'medium', timeStyle: 'long' })
    expect(shown).toMatch(/^13\/03\/2024 5:05:09\sAM GMT\+9$/)
  })
})
