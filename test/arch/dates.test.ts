import { describe, expect, it } from 'vitest'
import { datesUnguarded } from './dates.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

describe('dates of the kit', () => {
  it('dates of the kit are written by a formatter that never throws', () => {
    expect(datesUnguarded(modules)).toEqual([])
  })

  it.each([
    ['a parsed text', 'dates.format(Date.parse(at))'],
    ['a date of a text', 'dates.format(new Date(at))'],
    ['a parsed period', 'dates.formatRange(start, Date.parse(end))'],
    ['an ISO text of a text', 'new Date(row.at).toISOString()'],
    ['the format of the platform', 'new Intl.DateTimeFormat(code).format(at)'],
    ['the own format of a date', 'date.toLocaleDateString(code)'],
    ['the raw format of i18n', "import { dateFormat } from '../../i18n/intl.ts'"],
  ])('a date that may throw is reported: %s', (_, text) => {
    expect(datesUnguarded([planted('ui-kit/src/screens/x/x.tsx', text)])).toHaveLength(1)
  })

  it('a date of numbers and a stored value are fine', () => {
    const text = 'dates.format(at); new Date(2026, 1, 1).toISOString(); new Date(time).toISOString()'
    expect(datesUnguarded([planted('ui-kit/src/screens/x/x.tsx', text)])).toEqual([])
  })
})
