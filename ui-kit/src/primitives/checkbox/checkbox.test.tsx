import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeForm } from '../form/form.tsx'
import { Checkbox } from './checkbox.tsx'

afterEach(cleanup)

it('reads `on` in its form when it is ticked, and nothing when it is not', async () => {
  const seen = vi.fn()
  render(
    <NativeForm onSubmit={(read) => seen(read('saved'))}>
      <Checkbox name="saved" label="Saved" />
      <button type="submit">Go</button>
    </NativeForm>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button'))
  expect(seen.mock.calls).toEqual([[''], ['on']])
})

it('a checkbox is checked by a press on its label text', async () => {
  render(<Checkbox name="saved" label="Saved" />)
  await userEvent.click(screen.getByText('Saved'))
  expect(screen.getByRole('checkbox', { name: 'Saved' })).toHaveProperty('checked', true)
})

it('a checkbox is checked by the space bar, and shows that it is', async () => {
  render(<Checkbox name="saved" label="Saved" />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  const { dataset } = screen.getByRole('checkbox').closest('label') ?? document.body
  expect([dataset['selected'], dataset['focusVisible']]).toEqual(['true', 'true'])
})

it('a checkbox can be checked initially', () => {
  render(<Checkbox name="saved" label="Saved" defaultSelected />)
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
})

it('takes the focus and is described by what is wrong, with every try', async () => {
  const { rerender } = render(<Checkbox name="saved" label="Saved" />)
  for (const attempt of [1, 2]) {
    await userEvent.click(document.body)
    rerender(<Checkbox name="saved" label="Saved" error="Tick this box." attempt={attempt} />)
    const box = screen.getByRole('checkbox')
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Tick this box.')
    expect(box.getAttribute('aria-invalid')).toBe('true')
  }
})
