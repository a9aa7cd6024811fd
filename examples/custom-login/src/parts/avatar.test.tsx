import { expect, it } from 'vitest'
import { initials } from './avatar.tsx'

it.each([
  ['Ada Admin', 'AA'],
  ['Ada Byron King', 'AK'],
  ['maya.reyes@tidewater.test', 'MR'],
  ['admin@acme.test', 'A'],
  ['Łukasz Żak', 'ŁŻ'],
  ['', ''],
])('shortens %j to %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
