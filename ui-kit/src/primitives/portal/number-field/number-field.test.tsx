import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Sessions' })

function show(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn()
  return { onChange, ...render(<NumberField label="Sessions" onChange={onChange} {...props} />) }
}

it('passes on numbers, and null while it is empty', async () => {
  const { onChange } = show({ defaultValue: 3 })
  await userEvent.type(field(), '0{Backspace}{Backspace}')
  expect(onChange.mock.calls).toEqual([[30], [3], [null]])
})

it('changes by a step with its buttons, which Tab passes', async () => {
  show({ defaultValue: 4, step: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Sessions: More' }))
  expect(field().value).toBe('6')
  await userEvent.click(screen.getByRole('button', { name: 'Sessions: Less' }))
  expect(field().value).toBe('4')
  act(() => field().focus())
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

it('stops at its limits', async () => {
  show({ defaultValue: 1, min: 1, max: 2 })
  await userEvent.click(screen.getByRole('button', { name: 'Sessions: Less' }))
  expect(field().value).toBe('1')
  await userEvent.click(screen.getByRole('button', { name: 'Sessions: More' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sessions: More' }))
  expect(field().value).toBe('2')
})

it('a number field is described by its unit', () => {
  show({ unit: 'per person' })
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['per person'])
})

it('shows a number outside of its limits when it is left, keeps it, and ends the error once it fits', async () => {
  show({ min: 1, max: 20 })
  await userEvent.type(field(), '21')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).toBe('Enter a number from 1 to 20.')
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual(['21', 'true'])
  expect(document.activeElement).not.toBe(field())
  await userEvent.type(field(), '{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  [{ min: 5 }, '4', 'Enter 5 or more.'],
  [{ max: 5 }, '6', 'Enter 5 or less.'],
  [{}, '1.5', 'Enter a whole number.'],
  [{ step: 5 }, '7', 'Enter a number in steps of 5.'],
])('explains the limits %o to the number %s', async (limits, typed, words) => {
  show(limits)
  await userEvent.type(field(), typed)
  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).toBe(words)
})

it('shows the given error before its own', async () => {
  show({ max: 5, error: 'Your plan has 3 sessions.' })
  await userEvent.type(field(), '6')
  await userEvent.tab()
  expect(screen.getByRole('alert').textContent).toBe('Your plan has 3 sessions.')
})

it('keeps the typed text while its application holds the number', async () => {
  function Held() {
    const [value, setValue] = useState<number | null>(null)
    return <NumberField label="Sessions" value={value} onChange={setValue} />
  }
  render(<Held />)
  await userEvent.type(field(), '12')
  expect(field().value).toBe('12')
})

it('a number that is composed is left alone, and is reported once at the end', () => {
  const onChange = vi.fn()
  function Limit() {
    const [limit, setLimit] = useState(5)
    return (
      <NumberField
        label="Sessions"
        value={limit}
        onChange={(number) => {
          onChange(number)
          setLimit(number ?? 0)
        }}
      />
    )
  }
  render(<Limit />)
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  fireEvent.compositionStart(field())
  setter?.call(field(), '')
  fireEvent(field(), new InputEvent('input', { bubbles: true, isComposing: true }))
  expect([field().value, onChange.mock.calls]).toEqual(['', []])
  setter?.call(field(), '7')
  fireEvent.compositionEnd(field())
  expect([field().value, onChange.mock.calls]).toEqual(['7', [[7]]])
})
