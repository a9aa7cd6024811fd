import { expect, it } from 'vitest'
import { matches } from './matches.ts'

it.each([
  ['Globex Logistics', '', true],
  ['Globex Logistics', 'logi glo', true],
  ['Globex Logistics', 'GLOBEX', true],
  ['Globex Logistics', 'acme', false],
  ['Lagerhaus Köln', 'koln', true],
  ['Straße', 'strase', false],
  ['Straße', 'strasse', true],
  ['GROẞE STRASSE', 'große straße', true],
  ['לוגיסטיקה', 'לוג', true],
])('finds %s by "%s": %s', (label, text, isFound) => {
  expect(matches({ label }, text)).toBe(isFound)
})

it('compares the second line too', () => {
  expect(matches({ label: 'Globex', note: 'Through Acme' }, 'acme')).toBe(true)
})
