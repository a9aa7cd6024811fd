import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NativeForm } from '../../form/form.tsx'
import { DateRangeField } from './date-range-field.tsx'

afterEach(cleanup)

const from = () => screen.getByLabelText<HTMLInputElement>('From')
const to = () => screen.getByLabelText<HTMLInputElement>('To')
const change = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } })

it('a date range field is a group of two fields, named by its label', () => {
  render(<DateRangeField label="Period" help="Days in your time zone." />)
  const group = screen.getByRole('group', { name: 'Period' })
  expect([group.contains(from()), group.contains(to())]).toEqual([true, true])
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Days in your time zone.',
  )
})

it('passes on both days after each change', () => {
  const onChange = vi.fn()
  render(<DateRangeField label="Period" onChange={onChange} />)
  change(from(), '2026-03-01')
  change(to(), '2026-03-31')
  expect(onChange.mock.calls).toEqual([[{ from: '2026-03-01', to: '' }], [{ from: '2026-03-01', to: '2026-03-31' }]])
})

it('limits each day by the other one, within its own limits', () => {
  render(
    <DateRangeField
      label="Period"
      value={{ from: '2026-03-10', to: '2026-03-20' }}
      onChange={() => {}}
      min="2026-03-01"
      max="2026-03-31"
    />,
  )
  expect([from().min, from().max, to().min, to().max]).toEqual(['2026-03-01', '2026-03-20', '2026-03-10', '2026-03-31'])
})

it('ends the error of one day once the other day allows it', () => {
  render(<DateRangeField label="Period" />)
  change(to(), '2026-03-10')
  change(from(), '2026-03-20')
  // The test DOM does not validate days, so that its results are stubbed.
  Object.defineProperty(from(), 'validity', {
    configurable: true,
    get: () => ({ rangeOverflow: from().value > from().max }),
  })
  fireEvent.blur(from())
  expect(screen.getByRole('alert').textContent).toBe('Choose Mar 10, 2026 or an earlier day.')
  change(to(), '2026-03-30')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a form reads a date range field as two days', () => {
  const read = vi.fn()
  render(
    <NativeForm onSubmit={(field) => read(field('start'), field('end'))}>
      <DateRangeField label="Period" names={{ from: 'start', to: 'end' }} />
    </NativeForm>,
  )
  change(from(), '2026-03-01')
  change(to(), '2026-03-31')
  fireEvent.submit(from().closest('form') ?? document.body)
  expect(read.mock.calls).toEqual([['2026-03-01', '2026-03-31']])
})

it('disables both days', () => {
  render(<DateRangeField label="Period" isDisabled />)
  expect([from().disabled, to().disabled]).toEqual([true, true])
})
