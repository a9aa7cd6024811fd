import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Link } from './link.tsx'

afterEach(cleanup)

it('a link is an anchor with its address', () => {
  render(<Link href="/terms">Terms</Link>)
  const link = screen.getByRole('link', { name: 'Terms' })
  expect([link.localName, link.getAttribute('href')]).toEqual(['a', '/terms'])
})

it('hands its anchor to a ref', () => {
  const seen = vi.fn()
  render(
    <Link ref={seen} href="/terms">
      Terms
    </Link>,
  )
  expect(seen.mock.calls[0]?.[0]).toBe(screen.getByRole('link'))
})

it('a standalone link, beside a sentence, has the style of a target of its own', () => {
  const { rerender } = render(<Link href="/terms">Terms</Link>)
  expect(screen.getByRole('link').classList).not.toContain('portico-Link--standalone')
  rerender(
    <Link href="/terms" isStandalone>
      Terms
    </Link>,
  )
  expect(screen.getByRole('link').classList).toContain('portico-Link--standalone')
})

describe('a link with an address and a handler', () => {
  function press(init: MouseEventInit) {
    const onPress = vi.fn()
    render(
      <Link href="/account/login" onPress={onPress}>
        Back to sign-in
      </Link>,
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
