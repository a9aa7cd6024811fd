import { expect, it } from 'vitest'
import { dateFormat, listFormat, numberFormat, pluralRules, relativeFormat } from './intl.ts'

it('makes a formatter once for a language and its options', () => {
  const either = { type: 'disjunction' } as const
  expect(listFormat('en', either)).toBe(listFormat('en', { ...either }))
  expect(listFormat('en', either).format(['a', 'b'])).toBe('a or b')
  expect(listFormat('en').format(['a', 'b'])).toBe('a and b')
  expect(pluralRules('de', 'ordinal')).toBe(pluralRules('de', 'ordinal'))
  expect(pluralRules('en', 'ordinal').select(2)).toBe('two')
  expect(pluralRules('en', 'cardinal').select(2)).toBe('other')
  expect(listFormat('de', either).format(['a', 'b'])).toBe('a oder b')
})

it('formats as the platform does', () => {
  const time = Date.UTC(2026, 2, 9, 12)
  const options = { dateStyle: 'medium', timeZone: 'UTC' } as const
  expect(dateFormat('de', options).format(time)).toBe(new Intl.DateTimeFormat('de', options).format(time))
  expect(numberFormat('de').format(1234.5)).toBe('1.234,5')
  expect(relativeFormat('en', { numeric: 'auto' }).format(-1, 'day')).toBe('yesterday')
})
