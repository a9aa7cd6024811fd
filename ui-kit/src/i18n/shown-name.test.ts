import { expect, it } from 'vitest'
import { shownName, shownText } from './shown-name.ts'

it.each(['Ada', 'עדה', 'أحمد', 'Zoë 🙂', 'a\u200db', ''])('a name is shown as it is stored: %s', (name) => {
  expect(shownName(name)).toBe(name)
})

it.each(['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])(
  'a bidi control is not shown: %j',
  (control) => {
    expect(shownName(`${control}nimda${control}`)).toBe('nimda')
  },
)

it('a name of a hundred thousand letters is cut', () => {
  expect(shownName('x'.repeat(100_000))).toBe(`${'x'.repeat(1000)}…`)
})

it('a cut name ends with a whole letter', () => {
  expect(shownName(`x${'🙂'.repeat(1000)}`)).toBe(`x${'🙂'.repeat(499)}…`)
})

it('an element is shown as it is', () => {
  expect(shownText(null)).toBeNull()
})

it.each([
  [7, '7'],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [['Ada'], ''],
  [{ name: 'Ada' }, ''],
])('a stored name of another type is no failure: %j is shown as %j', (stored, shown) => {
  expect(shownName(stored)).toBe(shown)
})
