import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Chip } from './chip.tsx'

afterEach(cleanup)

it.each(['{Enter}', ' '])('a chip is removed once by the key %j on its button', async (key) => {
  const onRemove = vi.fn()
  render(<Chip kind="Role" value="Admin" onRemove={onRemove} />)
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Role Admin' })))
  await userEvent.keyboard(key)
  expect(onRemove).toHaveBeenCalledTimes(1)
})

it('names the value alone if it has no kind', () => {
  render(<Chip value="Admin" onRemove={() => {}} />)
  expect(screen.getByRole('button', { name: 'Remove Admin' })).toBeTruthy()
})

it('a chip that cannot be removed has no button', () => {
  render(<Chip value="Admin" />)
  expect(screen.queryByRole('button')).toBeNull()
})
