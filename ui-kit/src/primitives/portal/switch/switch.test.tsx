import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeForm } from '../../form/form.tsx'
import { Switch } from './switch.tsx'

afterEach(cleanup)

const name = 'Ask for a second step'
const control = () => screen.getByRole<HTMLInputElement>('switch', { name })

it('a switch is toggled by Space, and by a press on its label text', async () => {
  const onChange = vi.fn()
  render(<Switch label={name} onChange={onChange} />)
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(control()))
  await userEvent.keyboard(' ')
  expect(control().checked).toBe(true)
  await userEvent.click(screen.getByText(name))
  expect(control().checked).toBe(false)
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

it('shows the given state until another one is given', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<Switch label={name} isSelected={false} onChange={onChange} />)
  await userEvent.click(control())
  expect([control().checked, onChange.mock.calls]).toEqual([false, [[true]]])
  rerender(<Switch label={name} isSelected onChange={onChange} />)
  expect(control().checked).toBe(true)
})

it('keeps the focus and changes nothing while a change is saved', async () => {
  const onChange = vi.fn()
  render(<Switch label={name} defaultSelected isPending onChange={onChange} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(document.activeElement).toBe(control()))
  expect([control().checked, control().getAttribute('aria-disabled')]).toEqual([true, 'true'])
  expect(onChange).not.toHaveBeenCalled()
})

it('a disabled switch is skipped by Tab and cannot be pressed', async () => {
  const onChange = vi.fn()
  render(<Switch label={name} isDisabled onChange={onChange} />)
  await userEvent.tab()
  await userEvent.click(screen.getByText(name))
  expect(document.activeElement).not.toBe(control())
  expect(onChange).not.toHaveBeenCalled()
})

it('a switch is described by its help, and named by its label if it has no visible text', () => {
  const { rerender } = render(<Switch label={name} help="At each sign-in." />)
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At each sign-in.',
  )
  rerender(<Switch aria-label={name} />)
  expect(control()).toBeTruthy()
})

it('a form reads a switch as on only if it is on', async () => {
  const read = vi.fn()
  render(
    <NativeForm onSubmit={(field) => read(field('mfa'))}>
      <Switch label={name} name="mfa" />
      <button type="submit">Save</button>
    </NativeForm>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(save)
  await userEvent.click(control())
  await userEvent.click(save)
  expect(read.mock.calls).toEqual([[''], ['on']])
})
