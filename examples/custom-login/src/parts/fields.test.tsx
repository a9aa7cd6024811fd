import { PorticoError } from '@portico/headless'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { CodeField } from './code-field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

const wrongPassword = new PorticoError('ER-LOGIN-INVALID', '', { status: 401, traceId: 'trace-1' })
const wrongCode = new PorticoError('ER-MFA-CODE-INVALID', '', { status: 401 })
const broken = new PorticoError('ER-ADMIN-PORTAL-GENERIC-ERROR', '', { status: 500, traceId: 'trace-1' })

it('ties an error to its field, keeps what was typed and takes the focus', async () => {
  const { rerender } = render(<PasswordField error={null} />)
  const field = screen.getByLabelText('Password')
  await userEvent.type(field, 'winter')
  await userEvent.click(document.body)
  rerender(<PasswordField error={wrongPassword} />)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('don’t match')
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field).toHaveProperty('value', 'winter')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('shows and hides a password', async () => {
  render(<PasswordField error={null} />)
  const toggle = screen.getByRole('button', { name: 'Show password' })
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text')
  await userEvent.click(toggle)
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password')
})

it('sends a form with its sixth digit, once', async () => {
  const onSubmit = vi.fn()
  render(
    <Form onSubmit={(read) => onSubmit(read('code'))}>
      <CodeField label="Code" error={null} />
    </Form>,
  )
  await userEvent.type(screen.getByLabelText('Code'), '123456')
  expect(onSubmit.mock.calls).toEqual([['123456']])
})

it('takes a pasted code with a space in the middle', async () => {
  const onSubmit = vi.fn()
  render(
    <Form onSubmit={(read) => onSubmit(read('code'))}>
      <CodeField label="Code" error={null} />
    </Form>,
  )
  await userEvent.click(screen.getByLabelText('Code'))
  await userEvent.paste('123 456')
  expect(onSubmit.mock.calls).toEqual([['123456']])
})

it('keeps a refused code and selects it', async () => {
  const { rerender } = render(<CodeField label="Code" error={null} />)
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  await userEvent.type(field, '12345')
  rerender(<CodeField label="Code" error={wrongCode} />)
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['12345', 0, 5])
  expect(painted('selected')).toEqual([0, 1, 2, 3, 4])
})

it('paints the cell the next digit goes into', async () => {
  render(<CodeField label="Code" error={null} />)
  expect(painted('active')).toEqual([0])
  await userEvent.type(screen.getByLabelText('Code'), '12')
  expect(painted('active')).toEqual([2])
  await userEvent.keyboard('{ArrowLeft}')
  expect(painted('active')).toEqual([1])
})

it('the same failure of another attempt is announced again as a new alert', () => {
  const { rerender } = render(<PasswordField error={wrongPassword} />)
  const told = screen.getByRole('alert')
  rerender(<PasswordField error={new PorticoError('ER-LOGIN-INVALID', '')} />)
  expect(screen.getByRole('alert')).not.toBe(told)
  expect(screen.getByRole('alert').textContent).toBe(told.textContent)
})

it('takes the focus to a box that has to be ticked, each time', async () => {
  const unsaved = () => new PorticoError('recovery-code-unsaved', '')
  const { rerender } = render(<Checkbox name="saved" label="Saved" error={unsaved()} />)
  await userEvent.click(document.body)
  rerender(<Checkbox name="saved" label="Saved" error={unsaved()} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Saved')))
})

it('the failure notice shows the trace id of a provider error', () => {
  render(<FailureNotice error={broken} onRestart={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain('trace-1')
})

it('the failure notice renders no alert for an error shown at a field', () => {
  render(<FailureNotice error={wrongPassword} onRestart={() => {}} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('offers a fresh start where the sign-in is over', async () => {
  const onRestart = vi.fn()
  render(<FailureNotice error={new PorticoError('no-challenge', '')} onRestart={onRestart} />)
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(onRestart).toHaveBeenCalledOnce()
})

function painted(state: 'active' | 'selected'): readonly number[] {
  const cells = [...document.querySelectorAll('.code-cell')]
  return cells.flatMap((cell, index) => (cell.hasAttribute(`data-${state}`) ? [index] : []))
}
