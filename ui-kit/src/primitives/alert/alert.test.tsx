import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Alert } from './alert.tsx'

afterEach(cleanup)

it('an urgent alert, which answers the user’s last action, is announced', () => {
  render(<Alert tone="danger" title="That didn’t work" isUrgent />)
  expect(screen.getByRole('alert').textContent).toBe('That didn’t work')
})

it('an alert that is not urgent is shown without an announcement', () => {
  render(<Alert tone="info" title="Your sign-in was interrupted" />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('Your sign-in was interrupted')).toBeDefined()
})

it('an urgent alert is announced again with every attempt', () => {
  const { rerender } = render(<Alert tone="danger" title="That didn’t work" attempt={1} isUrgent />)
  const told = screen.getByRole('alert')
  rerender(<Alert tone="danger" title="That didn’t work" attempt={2} isUrgent />)
  expect(screen.getByRole('alert')).not.toBe(told)
})
