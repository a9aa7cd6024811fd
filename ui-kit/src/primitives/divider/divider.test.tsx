import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Divider } from './divider.tsx'

afterEach(cleanup)

it('parts two groups', () => {
  render(<Divider />)
  expect(screen.getAllByRole('separator')).toHaveLength(1)
})

it('lets its word be read', () => {
  render(<Divider>or</Divider>)
  expect(screen.getAllByRole('separator')).toHaveLength(1)
  expect(screen.getByText('or').closest('[role="separator"], hr')).toBeNull()
})
