import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const email = <TextField label="Email" name="email" />

it('a text field is named by its label, and focused by a press on it', async () => {
  render(email)
  await userEvent.click(screen.getByText('Email'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' })))
})

it('a text field is described by its error first, then by its help, then by other descriptions', () => {
  render(
    <>
      <TextField label="Email" name="email" help="Your work email." error="Enter it." aria-describedby="hint" />
      <p id="hint">Caps Lock is on.</p>
    </>,
  )
  const field = screen.getByRole('textbox')
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const said = ids.map((id) => document.getElementById(id)?.textContent)
  expect(said).toEqual(['Enter it.', 'Your work email.', 'Caps Lock is on.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

it('a text field that can stay empty is described so, and keeps its name', () => {
  render(<TextField label="Description" name="description" isOptional />)
  const field = screen.getByRole('textbox', { name: 'Description' })
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Optional')
})

it('a text field without an error has no description and is not marked as invalid', () => {
  render(email)
  const field = screen.getByRole('textbox')
  expect([field.getAttribute('aria-describedby'), field.getAttribute('aria-invalid')]).toEqual([null, null])
})

it('takes the focus and keeps what was typed when a try failed', async () => {
  const { rerender } = render(email)
  await userEvent.type(screen.getByRole('textbox'), 'ada@')
  await userEvent.click(document.body)
  rerender(<TextField label="Email" name="email" error="Enter the whole address." attempt={1} />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ada@')
})

it('a text field announces the same error again after another attempt', () => {
  const { rerender } = render(<TextField label="Email" name="email" error="Enter it." attempt={1} />)
  const told = screen.getByRole('alert')
  rerender(<TextField label="Email" name="email" error="Enter it." attempt={2} />)
  expect(screen.getByRole('alert')).not.toBe(told)
  expect(screen.getByRole('alert').textContent).toBe('Enter it.')
})

it('leaves the focus where it is over an error of no try', () => {
  render(<TextField label="Email" name="email" error="Enter it." />)
  expect(document.activeElement).toBe(document.body)
})

it('spares the address the help of the keyboard', () => {
  render(email)
  const field = screen.getByRole('textbox')
  expect(['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field.getAttribute(name))).toEqual([
    'none',
    'off',
    'false',
  ])
})

it('a read-only text field can be read and not changed', async () => {
  render(<TextField label="Email" name="email" defaultValue="ada@acme.test" isReadOnly />)
  await userEvent.type(screen.getByRole('textbox'), 'x')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ada@acme.test')
})
