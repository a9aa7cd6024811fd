import { cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { Avatar, initials } from './avatar.tsx'

afterEach(cleanup)

it.each([
  ['Ada Admin', 'AA'],
  ['Ada Byron King', 'AK'],
  ['maya.reyes@tidewater.test', 'MR'],
  ['admin@acme.test', 'A'],
  ['Łukasz Żak', 'ŁŻ'],
  ['דנה לוי', 'דל'],
  ['👩🏽‍🚀 Crew', '👩C'],
  ['@', ''],
  ['', ''],
])('shortens %j to %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})

it('shows two letters at most of any name, in one of six colours', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
      const { container, unmount } = render(<Avatar name={name} />)
      const shown = container.firstElementChild
      expect([...(initials(name) ?? '')].length).toBeLessThanOrEqual(6)
      expect(shown?.className).toMatch(/^portico-Avatar(?: portico-Avatar--[1-5])?$/)
      unmount()
    }),
  )
})

it('keeps the colour of a name', () => {
  const colours = ['Ada Admin', 'Ada Admin', 'Grace Mutasa'].map(
    (name) => render(<Avatar name={name} />).container.innerHTML,
  )
  expect(colours[0]).toBe(colours[1])
  expect(colours[0]).not.toBe(colours[2])
})

it('shows the picture, and the initials if it does not load', () => {
  const { container, rerender } = render(<Avatar name="Ada Admin" pictureUrl="https://img.test/a.png" />)
  const picture = () => container.querySelector('img')
  expect(picture()?.getAttribute('src')).toBe('https://img.test/a.png')
  expect(picture()?.getAttribute('alt')).toBe('')
  fireEvent.error(picture() ?? container)
  expect(container.textContent).toBe('AA')
  rerender(<Avatar name="Ada Admin" pictureUrl="https://img.test/b.png" />)
  expect(picture()?.getAttribute('src')).toBe('https://img.test/b.png')
})
