import { describe, expect, it } from 'vitest'
import { absentCalls } from './absent-calls.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('what tests do not find', () => {
  it('a test that counts calls names an operation or a path of the contract', () => {
    expect(absentCalls(modules)).toEqual([])
  })

  it.each([
    ['an operation that is not called', "expect(app.called()).not.toContain('getMeNot')"],
    ['an operation that is counted', "expect(times(app, 'exchangeToken')).toBe(0)"],
    ['a path without its version', "expect(app.sent('/account-settings')).toEqual([])"],
    ['a page without its shadow roots', 'expect(await page.content()).not.toContain(secret)'],
  ])('a test that cannot fail is reported: %s', (_, text) => {
    expect(absentCalls([planted('test/e2e/x.test.ts', text)])).toHaveLength(1)
  })

  it('what the contract has may be absent', () => {
    const text = `expect(app.called()).not.toContain('getMe')
      expect(times(app, 'exchangeOAuthToken') + times(world, 'refresh')).toBe(0)
      expect(app.sent('/account-settings/v1')).toEqual([])
      expect(app.sent('/users/v1/7')).toEqual([])
      expect(app.sent('')).toEqual([])`
    expect(absentCalls([planted('headless/src/x.test.ts', text)])).toEqual([])
  })
})
