import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['Köln', 'koln'],
])('the text %j is compared as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
})
