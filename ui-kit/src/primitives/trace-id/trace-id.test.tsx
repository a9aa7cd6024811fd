import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { TraceId } from './trace-id.tsx'

afterEach(cleanup)

it('shows the id from left to right and copies it', async () => {
  const person = userEvent.setup()
  render(<TraceId id="8f2c41d0a97e4b63" />)
  expect(screen.getByText('8f2c41d0a97e4b63').getAttribute('dir')).toBe('ltr')
  await person.click(screen.getByRole('button', { name: 'Copy trace ID' }))
  expect(await navigator.clipboard.readText()).toBe('8f2c41d0a97e4b63')
})
