import { expect, it } from 'vitest'
import { dateFormat } from '../../../i18n/intl.ts'
import { momentText } from './moment.tsx'

const now = Date.parse('2026-08-20T12:00:00Z')
const textOf = (moment: string, code = 'en') =>
  momentText(Date.parse(moment), now, { code, zone: 'UTC', dates: dateFormat(code, { dateStyle: 'medium' }) })

it('a moment is relative within a week', () => {
  expect(textOf('2026-08-20T11:59:40Z')).toBe('Now')
  expect(textOf('2026-08-20T11:58:00Z')).toBe('2 min. ago')
  expect(textOf('2026-08-20T07:30:00Z')).toBe('4 hr. ago')
  expect(textOf('2026-08-19T11:00:00Z')).toBe('Yesterday')
  expect(textOf('2026-08-14T12:00:00Z')).toBe('6 days ago')
  expect(textOf('2026-08-23T12:00:00Z')).toBe('In 3 days')
})

it('yesterday is the day before in the calendar of the zone', () => {
  expect(textOf('2026-08-19T00:30:00Z')).toBe('Yesterday')
  expect(textOf('2026-08-18T23:00:00Z')).toBe('2 days ago')
  const time = Date.parse('2026-08-19T11:00:00Z')
  const dates = dateFormat('en', { dateStyle: 'medium' })
  expect(momentText(time, now + 18 * 3_600_000, { code: 'en', zone: 'Asia/Tokyo', dates })).toBe('2 days ago')
})

it('a moment is a date from a week on', () => {
  expect(textOf('2024-03-12T12:00:00Z')).toBe('Mar 12, 2024')
  expect(textOf('2024-03-12T12:00:00Z', 'de')).toBe('12.03.2024')
})
