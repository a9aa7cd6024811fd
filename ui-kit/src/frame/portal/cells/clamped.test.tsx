import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Clamped } from './cells.tsx'

afterEach(cleanup)

it('shows all of a long text on hover', () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff-Montgomery von und zu Hohenlohe'
  render(<Clamped>{long}</Clamped>)
  expect(screen.getByText(long).title).toBe(long)
})

it('a text that is never cut has no hint', () => {
  render(<Clamped>Maya Reyes</Clamped>)
  expect(screen.getByText('Maya Reyes').hasAttribute('title')).toBe(false)
})
