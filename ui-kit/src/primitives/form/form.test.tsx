import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { TextField } from '../text-field/text-field.tsx'
import { NativeForm, type ReadField } from './form.tsx'

afterEach(cleanup)

it('a form is submitted by Enter, and its handler receives a reader of its fields', async () => {
  const onSubmit = vi.fn<(read: ReadField) => void>()
  render(
    <NativeForm onSubmit={onSubmit}>
      <TextField label="Email" name="email" />
    </NativeForm>,
  )
  await userEvent.type(screen.getByRole('textbox'), 'ada@acme.test{Enter}')
  const read = onSubmit.mock.calls[0]?.[0]
  expect([read?.('email'), read?.('nothing')]).toEqual(['ada@acme.test', ''])
})

it('a form never puts typed values into an address', () => {
  const { container } = render(<NativeForm onSubmit={() => {}}>{null}</NativeForm>)
  expect(container.querySelector('form')?.getAttribute('method')).toBe('post')
})
