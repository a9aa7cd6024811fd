import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TextLink } from './link.tsx'

afterEach(cleanup)

it('a link is an anchor with its address', () => {
  render(<TextLink href="/terms">Terms</TextLink>)
  const link = screen.getByRole('link', { name: 'Terms' })
  expect([link.localName, link.getAttribute('href')]).toEqual(['a', '/terms'])
})

it('hands its anchor to a ref', () => {
  const seen = vi.fn()
  render(
    <TextLink ref={seen} href="/terms">
      Terms
    </TextLink>,
  )
  expect(seen.mock.calls[0]?.[0]).toBe(screen.getByRole('link'))
})

it('a standalone link, beside a sentence, has the style of a target of its own', () => {
  const { rerender } = render(<TextLink href="/terms">Terms</TextLink>)
  expect(screen.getByRole('link').classList).not.toContain('portico-Link--standalone')
  rerender(
    <TextLink href="/terms" isStandalone>
      Terms
    </TextLink>,
  )
  expect(screen.getByRole('link').classList).toContain('portico-Link--standalone')
})

describe('a link with an address and a handler', () => {
  function press(init: MouseEventInit) {
    const onPress = vi.fn()
    render(
      <TextLink href="/account/login" onPress={onPress}>
        Back to sign-in
      </TextLink>,
    )
    const isFollowed = fireEvent.click(screen.getByRole('link'), { button: 0, ...init })
    return { calls: onPress.mock.calls.length, isFollowed }
  }

  it('calls the handler for a plain press, and the browser does not follow the address', () => {
    expect(press({})).toEqual({ calls: 1, isFollowed: false })
  })

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Command', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['by the middle button', { button: 1 }],
  ])('leaves a press %s to the browser', (_, init) => {
    expect(press(init)).toEqual({ calls: 0, isFollowed: true })
  })
})
