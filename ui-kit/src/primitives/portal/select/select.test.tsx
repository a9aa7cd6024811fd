import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeForm } from '../../form/form.tsx'
import { Select } from './select.tsx'

afterEach(cleanup)

const roles = [
  { id: 'admin', label: 'Admin' },
  { id: 'editor', label: 'Editor' },
  { id: 'viewer', label: 'Viewer' },
]

it('a select is named by its label and its choice', () => {
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

it('a form reads the choice of a select', async () => {
  const seen = vi.fn()
  render(
    <NativeForm onSubmit={(read) => seen(read('role'))}>
      <Select label="Role" name="role" options={roles} defaultValue="viewer" />
      <button type="submit">Go</button>
    </NativeForm>,
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

it('chooses by letters while it is closed, past what is disabled', async () => {
  const onChange = vi.fn()
  const options = [{ id: 'auditor', label: 'Auditor', isDisabled: true }, ...roles]
  render(<Select label="Role" options={options} onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('a')
  expect(screen.getByRole('button', { name: 'Admin Role' })).toBeTruthy()
  expect(onChange.mock.calls).toEqual([['admin']])
  expect(screen.queryByRole('listbox')).toBeNull()
})

it('a select is focused and not opened by a press on its label', async () => {
  render(<Select label="Role" options={roles} />)
  await userEvent.click(screen.getByText('Role'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false')
})

it('closes by the option that is chosen already, which is no change', async () => {
  const onChange = vi.fn()
  render(<Select label="Role" options={roles} defaultValue="editor" onChange={onChange} />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(await screen.findByRole('option', { name: 'Editor', selected: true }))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(screen.getByRole('button', { name: 'Editor Role' })).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
})

it('shows the given choice until another one is given', async () => {
  const onChange = vi.fn()
  render(<Select label="Role" options={roles} value="editor" onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard('v')
  expect(onChange.mock.calls).toEqual([['viewer']])
  expect(screen.getByRole('button', { name: 'Editor Role' })).toBeTruthy()
})

it('a disabled select ignores keys, and adds no value to its form', async () => {
  const { container } = render(<Select label="Role" name="role" options={roles} defaultValue="editor" isDisabled />)
  await userEvent.tab()
  await userEvent.keyboard('v{ArrowDown}')
  expect(screen.getByRole('button', { name: 'Editor Role' }).getAttribute('aria-expanded')).toBe('false')
  expect(container.querySelector<HTMLInputElement>('input[name=role]')?.disabled).toBe(true)
})
