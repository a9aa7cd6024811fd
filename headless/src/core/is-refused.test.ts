import { expect, it } from 'vitest'
import { networkError, PorticoError } from './errors.ts'
import { isRefused } from './is-refused.ts'

const answered = (status: number) => new PorticoError('ER-ANY', 'Any', { status })

it.each([400, 401, 404, 410, 499])('what is answered with %i is refused for good', (status) => {
  expect(isRefused(answered(status))).toBe(true)
})

it.each([408, 429, 500, 503])('what is answered with %i may be sent again', (status) => {
  expect(isRefused(answered(status))).toBe(false)
})

it('what was not answered at all is not refused', () => {
  expect([networkError(null), new Error('none of ours'), undefined].map(isRefused)).toEqual([false, false, false])
})
