import { describe, expect, it } from 'vitest'
import { inPattern, withoutYear } from './date-pattern.ts'

const at = new Date(2026, 10, 21, 14, 5, 9)
const morning = new Date(2026, 0, 2, 0, 30)

describe('a moment in a pattern', () => {
  it.each([
    ['DD/MM/YYYY', '21/11/2026'],
    ['MM/DD/YYYY', '11/21/2026'],
    ['YYYY-MM-DD', '2026-11-21'],
    ['D.M.YY', '21.11.26'],
    ['D MMM YYYY', '21 Nov 2026'],
    ['MMMM D, YYYY', 'November 21, 2026'],
    ['HH:mm', '14:05'],
    ['HH:mm:ss', '14:05:09'],
    ['hh:mm A', '02:05 PM'],
    ['h:mm a', '2:05 pm'],
    ['[Day] DD', 'Day 21'],
  ])('%s is %s', (pattern, shown) => {
    expect(inPattern(pattern, at, 'en')).toBe(shown)
  })

  it('a moment in a pattern has twelve hours at midnight', () => {
    expect(inPattern('h:mm A | H:m | D/M', morning, 'en')).toBe('12:30 AM | 0:30 | 2/1')
  })

  it('a moment in a pattern has the names of its language', () => {
    expect(inPattern('D. MMMM YYYY', at, 'de')).toBe('21. November 2026')
    expect(inPattern('D MMMM', at, 'he')).toBe('21 נובמבר')
  })
})

describe('the pattern of a day without its year', () => {
  it.each([
    ['DD/MM/YYYY', 'DD/MM'],
    ['MM/DD/YYYY', 'MM/DD'],
    ['YYYY-MM-DD', 'MM-DD'],
    ['YYYY/MM/DD', 'MM/DD'],
    ['DD-MM-YY', 'DD-MM'],
    ['D.M.YY', 'D.M.'],
    ['D. MMMM YYYY', 'D. MMMM'],
    ['MMMM D, YYYY', 'MMMM D'],
    ['DD/MM', 'DD/MM'],
    ['DD [of] YYYY [in] MM', 'DD [of] YYYY [in] MM'],
  ])('%s is %s', (pattern, shown) => {
    expect(withoutYear(pattern)).toBe(shown)
  })
})
