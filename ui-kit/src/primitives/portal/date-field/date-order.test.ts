import { expect, it } from 'vitest'
import { dateOrderOf } from './date-order.ts'

it.each([
  ['22/11/2003', ['day', 'month', 'year'], ['/', '/']],
  ['11/22/2003', ['month', 'day', 'year'], ['/', '/']],
  ['2003-11-22', ['year', 'month', 'day'], ['-', '-']],
  ['22.11.03', ['day', 'month', 'year'], ['.', '.']],
] as const)('the parts of %s have its order and its signs', (written, parts, signs) => {
  expect(dateOrderOf(written)).toEqual({ parts, signs })
})

it.each(['22 Nov 2003', 'Nov 22, 2003', '22/22/2003', '', '—'])('the day %j has no order of numbers', (written) => {
  expect(dateOrderOf(written)).toBeNull()
})
