import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeForm } from '../form/form.tsx'
import { CodeField } from './code-field.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Code')

function show() {
  const sent = vi.fn()
  render(
    <NativeForm onSubmit={(read) => sent(read('code'))}>
      <CodeField label="Code" />
    </NativeForm>,
  )
  return sent
}

/** Sets the text as a keyboard does while it composes. */
function compose(value: string, isComposing = true) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(field(), value)
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing }))
}

const growing = ['４', '４５', '４５６', '４５６７', '４５６７８', '４５６７８９']

it('a code that is composed is left alone, and is plain and sent once at the end', async () => {
  const sent = show()
  fireEvent.compositionStart(field())
  for (const text of growing) {
    compose(text)
    expect(field().value).toBe(text)
  }
  expect(sent).not.toHaveBeenCalled()
  fireEvent.compositionEnd(field(), { data: '４５６７８９' })
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(field().value).toBe('456789')
  compose('456789', false)
  expect(sent.mock.calls).toEqual([['456789']])
})

it('a code whose last input follows the end of the composition is sent once', async () => {
  const sent = show()
  fireEvent.compositionStart(field())
  compose('４５６７８')
  fireEvent.compositionEnd(field(), { data: '４５６７８９' })
  expect(sent).not.toHaveBeenCalled()
  compose('４５６７８９', false)
  await waitFor(() => expect(sent.mock.calls).toEqual([['456789']]))
})

it('a composition without an event for its start is left alone, too', async () => {
  const sent = show()
  for (const text of growing) {
    compose(text)
    expect(field().value).toBe(text)
  }
  fireEvent.compositionEnd(field())
  await waitFor(() => expect(sent.mock.calls).toEqual([['456789']]))
})

it('a composition in the middle of a code keeps what is around it', async () => {
  const sent = show()
  await userEvent.type(field(), '1236')
  fireEvent.compositionStart(field())
  compose('123４５6')
  expect(field().value).toBe('123４５6')
  field().setSelectionRange(5, 5)
  fireEvent.compositionEnd(field())
  await waitFor(() => expect(sent.mock.calls).toEqual([['123456']]))
  expect(field().selectionStart).toBe(5)
})

it.each([
  ['12x345', 3, 2],
  ['1-2345', 2, 1],
  ['x12345', 1, 0],
  ['12345x', 6, 5],
])('the caret of %j stays where it was if a character is dropped', async (typed, before, after) => {
  show()
  await userEvent.type(field(), '12345')
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(field(), typed)
  field().setSelectionRange(before, before)
  fireEvent(field(), new InputEvent('input', { bubbles: true }))
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['12345', after, after])
})
