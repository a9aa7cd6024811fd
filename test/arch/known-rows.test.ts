import { describe, expect, it } from 'vitest'
import { unknownRows } from './known-rows.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('the rows of a list', () => {
  it('are no reason for a word or a figure before they are known', () => {
    expect(unknownRows(modules)).toEqual([])
  })

  it.each([
    ['list.rows.length === 0', 'const isEmpty = list.rows.length === 0'],
    ['rows.length < 1', 'const isEmpty = rows.length < 1'],
    ['!rows.length', 'const isEmpty = !rows.length'],
    ['a count', "const text = t('x', { count: rows.length })"],
    ['a total that is not known', 'const count = total ?? 0'],
  ])('a word or figure that is taken from unread rows is reported: %s', (_, text) => {
    expect(unknownRows([planted('ui-kit/src/screens/x/x.tsx', text)])).toHaveLength(1)
  })

  it.each([
    ['known rows', 'const isEmpty = known.length === 0'],
    ['rows that are there', 'const isShown = rows.length > 0'],
    ['a test', 'const isEmpty = rows.length === 0', 'ui-kit/src/x.test.tsx'],
  ])('what is known is not reported: %s', (_, text, path = 'ui-kit/src/screens/x/x.tsx') => {
    expect(unknownRows([planted(path, text)])).toEqual([])
  })
})
