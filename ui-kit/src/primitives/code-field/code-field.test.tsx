import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeForm } from '../form/form.tsx'
import { CodeField, type CodeFieldProps } from './code-field.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Code')

function show(props: Partial<CodeFieldProps> = {}) {
  const sent = vi.fn()
  const element = (over: Partial<CodeFieldProps> = {}) => (
    <NativeForm onSubmit={(read) => sent(read('code'))}>
      <CodeField label="Code" {...props} {...over} />
    </NativeForm>
  )
  const { rerender } = render(element())
  return { sent, change: (over: Partial<CodeFieldProps>) => rerender(element(over)) }
}

it('sends its form with the last digit, once', async () => {
  const { sent } = show()
  await userEvent.type(field(), '12345')
  expect(sent).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  expect(sent.mock.calls).toEqual([['123456']])
})

it('a code field calls its onComplete with the last digit instead of sending its form', async () => {
  const onComplete = vi.fn()
  const { sent } = show({ onComplete, length: 4 })
  await userEvent.type(field(), '1234')
  expect([onComplete.mock.calls, sent.mock.calls]).toEqual([[['1234']], []])
})

it.each([
  ['a space in the middle', '123 456'],
  ['dashes', '12-34-56'],
  ['words around it', 'Your code is 123456.'],
  ['more digits than it takes', '1234567890'],
  ['full-width digits of a Japanese keyboard', '１２３４５６'],
  ['digits of an Arabic keyboard', '١٢٣٤٥٦'],
])('takes a pasted code with %s', async (_, text) => {
  const { sent } = show()
  await userEvent.click(field())
  await userEvent.paste(text)
  expect(sent.mock.calls).toEqual([['123456']])
})

it('takes what the phone fills in at once', () => {
  const { sent } = show()
  fireEvent.change(field(), { target: { value: '123456' } })
  return vi.waitFor(() => expect(sent.mock.calls).toEqual([['123456']]), { timeout: 30_000 })
})

it('asks the phone for the code of the message, on the keyboard of digits, from left to right', () => {
  show()
  expect([field().autocomplete, field().inputMode, field().maxLength]).toEqual(['one-time-code', 'numeric', -1])
})

it('keeps a refused code and selects it, with every try', async () => {
  const { change } = show()
  await userEvent.type(field(), '12345')
  for (const attempt of [1, 2]) {
    await userEvent.click(document.body)
    change({ error: 'That code doesn’t match.', attempt })
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['12345', 0, 5])
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(painted('selected')).toEqual([0, 1, 2, 3, 4])
  }
})

it('sends the same code again where it is typed again', async () => {
  const { sent, change } = show()
  await userEvent.type(field(), '123456')
  change({ error: 'That code doesn’t match.', attempt: 1 })
  await userEvent.keyboard('123456')
  expect(sent.mock.calls).toEqual([['123456'], ['123456']])
})

it('a code field is described by its error', () => {
  show({ error: 'That code doesn’t match.', attempt: 1 })
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'That code doesn’t match.',
  )
})

it('paints the cell the next digit goes into', async () => {
  show()
  expect(painted('active')).toEqual([0])
  await userEvent.type(field(), '12')
  expect(painted('active')).toEqual([2])
  await userEvent.keyboard('{ArrowLeft}')
  expect(painted('active')).toEqual([1])
})

it('a code field has as many cells as digits, hidden from assistive technology', () => {
  show({ length: 8 })
  expect(document.querySelectorAll('.portico-CodeCell')).toHaveLength(8)
  expect(document.querySelector('.portico-CodeCells')?.getAttribute('aria-hidden')).toBe('true')
})

it('a code field holds only digits, and no more than it has cells, for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 12 }), (text, length) => {
      cleanup()
      show({ length, onComplete: () => {} })
      fireEvent.change(field(), { target: { value: text } })
      expect(field().value).toMatch(new RegExp(`^\\d{0,${length}}$`))
    }),
  )
})

function painted(state: 'active' | 'selected'): readonly number[] {
  const cells = [...document.querySelectorAll('.portico-CodeCell')]
  return cells.flatMap((cell, index) => (cell.hasAttribute(`data-${state}`) ? [index] : []))
}
