import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { LocaleContext } from '../../../i18n/locale-context.ts'
import { de } from '../../../locales/de/index.ts'
import { NativeForm } from '../../form/form.tsx'
import { DateField, type DateFieldProps } from './date-field.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Ends on')

function show(props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn()
  return { onChange, ...render(<DateField label="Ends on" onChange={onChange} {...props} />) }
}

/** Chooses a day and leaves the field. The test DOM does not validate days, so that its result is stubbed. */
function choose(day: string, validity: Partial<ValidityState> = {}) {
  Object.defineProperty(field(), 'validity', { configurable: true, value: validity })
  fireEvent.change(field(), { target: { value: day } })
  fireEvent.blur(field())
}

it('passes on the chosen day, and an empty text without one', () => {
  const { onChange } = show()
  choose('2026-03-12')
  choose('')
  expect(onChange.mock.calls).toEqual([['2026-03-12'], ['']])
})

it.each([
  [{ min: '2026-03-01' }, '2026-02-28', { rangeUnderflow: true }, 'Choose Mar 1, 2026 or a later day.'],
  [{ max: '2026-03-31' }, '2026-04-01', { rangeOverflow: true }, 'Choose Mar 31, 2026 or an earlier day.'],
  [
    { min: '2026-03-01', max: '2026-03-31' },
    '2027-03-12',
    { rangeOverflow: true },
    'Choose a day from Mar 1, 2026 to Mar 31, 2026.',
  ],
])('explains the limits %o, and keeps the day %s', (limits, day, validity, words) => {
  show(limits)
  choose(day, validity)
  expect(screen.getByRole('alert').textContent).toBe(words)
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([day, 'true'])
})

it('ends its error once the day fits', () => {
  show({ min: '2026-03-01' })
  choose('2026-02-28', { rangeUnderflow: true })
  expect(screen.getByRole('alert')).toBeTruthy()
  Object.defineProperty(field(), 'validity', { configurable: true, value: {} })
  fireEvent.input(field(), { target: { value: '2026-03-02' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('writes its limits in the language', () => {
  const state = { locale: de, isReady: true, overriding: () => undefined }
  render(
    <LocaleContext.Provider value={state}>
      <DateField label="Ends on" min="2026-03-01" />
    </LocaleContext.Provider>,
  )
  choose('2026-02-28', { rangeUnderflow: true })
  expect(screen.getByRole('alert').textContent).toBe('Wählen Sie den 01.03.2026 oder einen späteren Tag.')
})

it('shows that a day is not complete when the field is left', () => {
  show()
  choose('', { badInput: true })
  expect(screen.getByRole('alert').textContent).toBe('Enter the whole date.')
})

it('shows a limit that is no day as it is given', () => {
  show({ min: 'soon', max: '2026-03-31' })
  choose('2026-04-01', { rangeOverflow: true })
  expect(screen.getByRole('alert').textContent).toContain('soon')
})

it('a form reads the day of a date field', async () => {
  const read = vi.fn()
  render(
    <NativeForm onSubmit={(value) => read(value('end'))}>
      <DateField label="Ends on" name="end" defaultValue="2026-03-12" />
      <button type="submit">Save</button>
    </NativeForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(read.mock.calls).toEqual([['2026-03-12']])
})

it('keeps its day and takes the focus at an error', async () => {
  const { rerender } = show()
  choose('2026-03-12')
  rerender(<DateField label="Ends on" error="That day is taken." attempt={1} />)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().value).toBe('2026-03-12')
})
