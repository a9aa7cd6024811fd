import { describe, expect, it } from 'vitest'
import { periodInWords } from './period-in-words.ts'

describe('a period in words', () => {
  it.each([
    [14 * 86_400, '14 days'],
    [86_400, '1 day'],
    [7_200, '2 hours'],
    [90, '2 minutes'],
    [1, '1 minute'],
  ])('a period of %i seconds is formatted in the largest unit that fits', (seconds, words) => {
    expect(periodInWords(seconds, 'en')).toBe(words)
  })
})
