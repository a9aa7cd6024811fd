import { cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { openScreen } from '../../../test/open-screen.tsx'
import { Screen } from '../../frame/screen.tsx'
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

it.each([
  ['a call of the provider', 'oauth/logout'],
  ['a call in other letters', 'OAuth/%6cogout'],
])('a picture is left out if its address is %s', async (_, path) => {
  const app = await openScreen(<p>Application</p>)
  const pictureUrl = `${app.provider.baseUrl}/frontegg/${path}`
  await openScreen(
    <Screen isolation="none">
      <Avatar name="Ada Admin" pictureUrl={pictureUrl} />
      <Avatar name="Lou Lee" pictureUrl="https://img.test/a.png" />
    </Screen>,
    { beside: app },
  )
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map((one) => one.getAttribute('src'))).toEqual(['https://img.test/a.png'])
  expect(pictures[0]?.referrerPolicy).toBe('no-referrer')
})

it.each(['javascript:alert(1)', 'http://img.test/a.png', 'data:text/html,x', 'blob:https://img.test/1'])(
  'a picture is left out if its address is no address of a picture: %s',
  (pictureUrl) => {
    const { container } = render(<Avatar name="Ada Admin" pictureUrl={pictureUrl} />)
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toBe('AA')
  },
)
