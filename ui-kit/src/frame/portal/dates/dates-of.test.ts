import { describe, expect, it } from 'vitest'
import { dateFormat } from '../../../i18n/intl.ts'
import { type DateSettings, datesOf } from './dates-of.ts'

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

  it('the dates of an account format parts without a style by the language, in the zone', () => {
    expect(text({}, { day: 'numeric', month: 'short' })).toBe('Mar 13')
  })

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
