import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ShownText } from './shown-text.tsx'

afterEach(cleanup)

describe('the direction of a stored text', () => {
  it.each([
    ['יוני@acme.test', 'ltr'],
    ['maya@acme.test', 'ltr'],
    ['יוני', null],
    ['@acme', null],
    ['write to יוני@acme.test', null],
    ['', null],
  ])('%s has the direction %s', (text, dir) => {
    render(
      <p>
        <ShownText>{text}</ShownText>
      </p>,
    )
    const shown = screen.getByRole('paragraph').firstElementChild
    expect(shown?.getAttribute('dir')).toBe(dir)
    expect(shown?.textContent).toBe(text)
  })
})
