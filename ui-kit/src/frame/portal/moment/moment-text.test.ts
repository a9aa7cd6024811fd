import { expect, it } from 'vitest'
import { dateFormat } from '../../../i18n/intl.ts'
import { momentText } from './moment-text.ts'

const now = Date.parse('2026-08-20T12:00:00Z')
const textOf = (moment: string, code = 'en') =>
  momentText(Date.parse(moment), now, code, dateFormat(code, { dateStyle: 'medium' }))

it('a moment is relative within a week', () => {
  expect(textOf('2026-08-20T11:59:40Z')).toBe('Now')
  expect(textOf('2026-08-20T11:58:00Z')).toBe('2 min. ago')
  expect(textOf('2026-08-20T07:30:00Z')).toBe('4 hr. ago')
  expect(textOf('2026-08-19T11:00:00Z')).toBe('Yesterday')
  expect(textOf('2026-08-14T12:00:00Z')).toBe('6 days ago')
  expect(textOf('2026-08-23T12:00:00Z')).toBe('In 3 days')
})

it('a moment is a date from a week on', () => {
  expect(textOf('2024-03-12T12:00:00Z')).toBe('Mar 12, 2024')
  expect(textOf('2024-03-12T12:00:00Z', 'de')).toBe('12.03.2024')
})
