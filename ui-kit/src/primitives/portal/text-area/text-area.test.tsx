import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeForm } from '../../form/form.tsx'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' })

it('a text area is focused by a press on its label, and emits each change', async () => {
  const onChange = vi.fn()
  render(<TextArea label="Description" onChange={onChange} />)
  await userEvent.click(screen.getByText('Description'))
  await waitFor(() => expect(document.activeElement).toBe(area()))
  await userEvent.keyboard('ab')
  expect(onChange.mock.calls).toEqual([['a'], ['ab']])
})

it('begins a new line by Enter, and submits no form', async () => {
  const onSubmit = vi.fn()
  render(
    <NativeForm onSubmit={onSubmit}>
      <TextArea label="Description" name="description" />
    </NativeForm>,
  )
  await userEvent.type(area(), 'a{Enter}b')
  expect(area().value).toBe('a\nb')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('keeps the text at an error, takes the focus, and is described by the error first', async () => {
  const { rerender } = render(<TextArea label="Description" help="Seen by all." />)
  await userEvent.type(area(), 'Night shift')
  await userEvent.click(document.body)
  rerender(<TextArea label="Description" help="Seen by all." error="Use fewer words." attempt={1} />)
  await waitFor(() => expect(document.activeElement).toBe(area()))
  expect([area().value, area().getAttribute('aria-invalid')]).toEqual(['Night shift', 'true'])
  const ids = area().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Use fewer words.', 'Seen by all.'])
})

it('a read-only text area can be read and not changed', async () => {
  render(<TextArea label="Description" defaultValue="Night shift" isReadOnly />)
  await userEvent.type(area(), 'x')
  expect(area().value).toBe('Night shift')
})

it('a text area accepts no more characters than its maximum', async () => {
  render(<TextArea label="Description" maxLength={3} />)
  await userEvent.type(area(), 'abcd')
  expect(area().value).toBe('abc')
})
