import { expect, it } from 'vitest'
import { shownLine } from './visible-text.ts'

it.each(['', '  ', '\u200b', '\u2800', '\u3164', '\u00ad\u2060', '\u202e', ' \ufeff \n'])(
  'the name %j, of which nothing can be seen, is empty',
  (name) => expect(shownLine(name)).toBe(''),
)

it.each(['می\u200cخواهم', 'क्\u200dष', '👩\u200d💻', 'Zoë'])('the joiners of the name %s stay', (name) =>
  expect(shownLine(` ${name} `)).toBe(name),
)

it.each(['Jane\nDoe', 'Jane \r\n Doe', 'Jane\u2028Doe\n'])('the name %j is on one line', (name) =>
  expect(shownLine(name)).toBe('Jane Doe'),
)
