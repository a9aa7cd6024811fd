import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Form } from '../../form/form.tsx'
import { Select } from './select.tsx'

afterEach(cleanup)

const roles = [
  { id: 'admin', label: 'Admin' },
  { id: 'editor', label: 'Editor' },
  { id: 'viewer', label: 'Viewer' },
]

it('is named by its label and its choice', () => {
  render(<Select label="Role" options={roles} defaultValue="editor" />)
  expect(screen.getByRole('button', { name: /Editor.*Role|Role.*Editor/ })).toBeTruthy()
})

it('opens by arrow down, and passes on the option that is chosen', async () => {
  const onChange = vi.fn()
  render(<Select label="Role" options={roles} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('listbox', { name: 'Role' })
  await userEvent.click(screen.getByRole('option', { name: 'Viewer' }))
  expect(onChange.mock.calls).toEqual([['viewer']])
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

it('is read by its form', async () => {
  const seen = vi.fn()
  render(
    <Form onSubmit={(read) => seen(read('role'))}>
      <Select label="Role" name="role" options={roles} defaultValue="viewer" />
      <button type="submit">Go</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(seen.mock.calls).toEqual([['viewer']])
})

it('takes the focus and is described by what is wrong', async () => {
  const { rerender } = render(<Select label="Role" options={roles} />)
  rerender(<Select label="Role" options={roles} error="Choose a role." attempt={1} />)
  const button = screen.getByRole('button')
  await waitFor(() => expect(document.activeElement).toBe(button))
  const ids = button.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Choose a role.')
})
